import type { DraftGame } from '@playloom/draft';
import {
  type ActionEntry,
  categories,
  catalog,
  type Entry,
  isReferenceType,
  isRequired,
  type JsonObject,
  type ReferenceType,
  type TriggerEntry,
  type ValueEntry,
  toWords,
} from '@playloom/game-format';
import { countEntryUsages, type EntryUsage } from './countEntryUsages.ts';
import { createRuleNode, fillEmptyPositions, listContextValueNames } from './createRuleNode.ts';
import { findTypedParamValues, parseTypedText, type TypedWords } from './parseTypedText.ts';
import { preferNamedValues, type RuleValueScope } from './RuleValueScope.ts';
import { STARTER_NEXT_ACTIONS } from './starterNextActions.ts';
import { SYNONYMS } from './synonyms.ts';
import { listNamedObjects } from '../references/references.ts';

export type SuggestionKind = 'action' | 'condition' | 'trigger';

export interface Suggestion {
  readonly entry: ActionEntry | ValueEntry | TriggerEntry;
  /** The node to add, filled with values from the typed text and with obvious values. */
  readonly node: JsonObject;
  /** Words of the sentence to highlight, because they match the typed text. */
  readonly marks: readonly string[];
  /** The reason for the suggestion, such as “4 times in this game”. */
  readonly remark: string;
}

interface SuggestOptions {
  readonly kind?: SuggestionKind;
  readonly limit?: number;
}

const SUGGESTIONS_MAX = 40;

/** Suggests entries for typed text, the most likely first. Without text, suggests those that this game uses most. */
export function suggestEntries(
  game: DraftGame,
  scope: RuleValueScope,
  text: string,
  { kind = 'action', limit = SUGGESTIONS_MAX }: SuggestOptions = {},
): readonly Suggestion[] {
  const typed = parseTypedText(text);
  const uses = countEntryUsages(game);
  const used = { action: uses.actions, condition: uses.values, trigger: uses.triggers }[kind];
  const names = listReferenceNames(game);
  const meant = preferNamedValues(scope, typed.words);
  return listEntries(kind, scope)
    .flatMap((entry) => {
      const match = matchEntry(entry, typed, names);
      if (match === null || !canExist(game, entry)) return [];
      const use = used.get(entry.name);
      const given = findTypedParamValues(game, entry, typed);
      const node = createRuleNode(game, meant, entry, given);
      const score =
        match.score +
        rankUse(use) +
        rankStarters(entry) +
        rankFit(scope, entry) +
        rankProvided(entry) +
        rankGiven(given) -
        countOpen(entry, node) * OPEN;
      return [{ entry, use, node, marks: match.marks, score }];
    })
    .sort((a, b) => b.score - a.score || (a.entry.name < b.entry.name ? -1 : 1))
    .slice(0, limit)
    .map(({ entry, use, node, marks }) => ({
      entry,
      node: kind === 'action' ? fillEmptyPositions(meant, entry, node) : node,
      marks,
      remark: remarkOn(game, scope, entry, use),
    }));
}

/** Lists the entries that are allowed at a position. */
function listEntries(
  kind: SuggestionKind,
  scope: RuleValueScope,
): readonly (ActionEntry | ValueEntry | TriggerEntry)[] {
  if (kind === 'trigger') return Object.values(catalog.triggers);
  if (kind === 'action') {
    const actions: readonly ActionEntry[] = Object.values(catalog.actions);
    return actions.filter(({ isForLoopsOnly }) => !isForLoopsOnly || scope.isInLoop);
  }
  const values: readonly ValueEntry[] = Object.values(catalog.values);
  return values.filter(
    ({ returns, context, name }) =>
      returns === 'boolean' && (context === null || Object.hasOwn(scope.provided, name)),
  );
}

interface Match {
  readonly score: number;
  readonly marks: readonly string[];
}

const SCORES = { start: 40, word: 26, inside: 12, synonym: 8, aside: 4, reference: 3 };

/**
 * Scores how well an entry matches the typed words. Null unless every word matches, in any order. Words in the sentence
 * score higher than words in the help text and the category.
 */
function matchEntry(entry: Entry, { words }: TypedWords, names: ReadonlySet<string>): Match | null {
  const seen = wordsIn(entry.sentence.replaceAll(/\{\w+\}/g, ' '));
  const own = [...seen, ...wordsIn(toWords(entry.name))];
  const aside = wordsIn(
    `${Object.keys(entry.params).map(toWords).join(' ')} ${categories[entry.category]} ${entry.help}`,
  );
  const marks: string[] = [];
  let score = 0;
  for (const [index, word] of words.entries()) {
    const found = matchWord(word, index, own, aside, names);
    if (found === null) return null;
    score += found.score;
    if (found.mark !== null) marks.push(found.mark);
  }
  // Prefer the shorter of two sentences that match. Entry names are ignored because users don't see them:
  // otherwise “score” would rank “set score” before “add to score”.
  const sentenceWords = new Set(seen).size;
  return {
    score:
      score + (sentenceWords === 0 ? 0 : (Math.min(marks.length, sentenceWords) / sentenceWords) * WHOLE),
    marks,
  };
}

function matchWord(
  word: string,
  index: number,
  own: readonly string[],
  aside: readonly string[],
  names: ReadonlySet<string>,
): { readonly score: number; readonly mark: string | null } | null {
  const starting = own.findIndex((each) => each.startsWith(word));
  if (starting === 0 && index === 0) return { score: SCORES.start, mark: word };
  if (starting !== -1) return { score: SCORES.word + (own[starting] === word ? 4 : 0), mark: word };
  if (own.some((each) => each.includes(word))) return { score: SCORES.inside, mark: word };
  const meant = Object.hasOwn(SYNONYMS, word) ? SYNONYMS[word]! : [];
  const synonym = meant.find((each) => own.some((ownWord) => ownWord.startsWith(each)));
  if (synonym !== undefined) return { score: SCORES.synonym, mark: synonym };
  if (aside.some((each) => each.startsWith(word))) return { score: SCORES.aside, mark: null };
  return names.has(word) ? { score: SCORES.reference, mark: null } : null;
}

function wordsIn(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}+−×÷]+/u)
    .filter(Boolean);
}

const GIVEN = 5;
const OPEN = 3;
const WHOLE = 12;

/** The number of required slots that would still be empty. */
function countOpen(entry: Entry, node: JsonObject): number {
  return Object.entries(entry.params).filter(
    ([name, param]) => isRequired(param) && !Object.hasOwn(node, name),
  ).length;
}

/** Ranks entries higher that have slots for the typed numbers and names. */
function rankGiven(given: JsonObject): number {
  return Object.keys(given).length * GIVEN;
}

const USE_MAX = 6;

function rankUse(use: EntryUsage | undefined): number {
  return use === undefined ? 0 : 2 + Math.min(USE_MAX, use.times);
}

/** Ranks entries slightly higher that the starter games use often, because a new game has no usage counts yet. */
function rankStarters({ name }: Entry): number {
  return Math.min(STARTERS_MAX, (STARTER_USES.get(name) ?? 0) / STARTERS_STEP);
}

const STARTERS_MAX = 2;
const STARTERS_STEP = 10;

const STARTER_USES = countStarterUses();

function countStarterUses(): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const after of Object.values(STARTER_NEXT_ACTIONS)) {
    for (const [next, times] of Object.entries(after)) uses.set(next, (uses.get(next) ?? 0) + times);
  }
  return uses;
}

/** Ranks entries higher that can use the unit, player or item of the trigger or a loop, and lower if there is none. */
function rankFit(scope: RuleValueScope, entry: Entry): number {
  const about = Object.values(entry.params).flatMap((param) =>
    param.kind === 'value' && !param.isOptional && ABOUT.has(param.type) ? [param.type] : [],
  );
  if (about.length === 0) return 0;
  return about.every((type) => listContextValueNames(scope, type).length > 0) ? 3 : -3;
}

/** Ranks triggers higher that provide a unit or a player, which most actions need. */
function rankProvided(entry: Entry): number {
  if (entry.kind !== 'trigger') return 0;
  return Object.values(entry.provides).some((type) => type === 'unit' || type === 'player')
    ? PROVIDED_SCORE
    : 0;
}

const PROVIDED_SCORE = 2;
const ABOUT: ReadonlySet<string> = new Set(['unit', 'item', 'projectile', 'prop', 'entity', 'player']);

/** Whether the game has the objects that an entry requires. For example, “play sound” needs a sound. */
function canExist(game: DraftGame, entry: Entry): boolean {
  return Object.values(entry.params).every(
    (param) =>
      param.kind !== 'value' ||
      param.isOptional ||
      !isReferenceType(param.type) ||
      listNamedObjects(game, param.type).length > 0,
  );
}

const NAMED: readonly ReferenceType[] = [
  'unitType',
  'itemType',
  'projectileType',
  'propType',
  'team',
  'attribute',
  'buff',
  'effect',
  'sound',
  'animation',
  'shop',
  'dialogue',
  'region',
  'placement',
  'rule',
  'panel',
  'globalVariable',
  'unitVariable',
  'playerVariable',
  'key',
];
const nameCache = new WeakMap<DraftGame, ReadonlySet<string>>();

/** All words in the names of objects. In typed text, such a word is the value of a slot and not a part of the entry. */
function listReferenceNames(game: DraftGame): ReadonlySet<string> {
  const known = nameCache.get(game);
  if (known !== undefined) return known;
  const names = new Set<string>();
  for (const type of NAMED) {
    for (const { name } of listNamedObjects(game, type)) {
      for (const word of wordsIn(name)) names.add(word);
    }
  }
  nameCache.set(game, names);
  return names;
}

function remarkOn(game: DraftGame, scope: RuleValueScope, entry: Entry, use: EntryUsage | undefined): string {
  if (use !== undefined) {
    return use.times === 1 ? `you used this in ${use.groups[0]}` : `${use.times} times in this game`;
  }
  const [context] = Object.values(entry.params).flatMap((param) =>
    param.kind === 'value' && !param.isOptional && ABOUT.has(param.type)
      ? listContextValueNames(scope, param.type)
      : [],
  );
  if (context !== undefined) return `fits ${catalog.values[context as keyof typeof catalog.values].sentence}`;
  return 'not used yet';
}
