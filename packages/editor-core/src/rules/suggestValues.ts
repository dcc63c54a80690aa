import type { DraftGame } from '@playloom/draft';
import {
  canBeNothing,
  catalog,
  fitsType,
  isJsonObject,
  isReferenceType,
  type Json,
  type JsonObject,
  type ReferenceType,
  referenceTypes,
  type ValueEntry,
  type ValueType,
  toWords,
} from '@playloom/game-format';
import { countEntryUsages } from './countEntryUsages.ts';
import { createRuleNode, listContextValueNames } from './createRuleNode.ts';
import { parseTypedText } from './parseTypedText.ts';
import { createExpressionSlot } from './readSentence.ts';
import type { RuleValueScope } from './RuleValueScope.ts';
import { listNamedObjects } from '../references/references.ts';
import { fitsSlotSpec, findValueType, type SlotSpec } from './slotSpec.ts';

/** A value that fits a slot. */
export interface ValueSuggestion {
  readonly key: string;
  readonly group: ValueSuggestionGroup;
  readonly text: string;
  readonly json: Json;
  /** The type of the value, which decides its color. */
  readonly type: ValueType | 'choice';
  /** A help text, or empty. For an object of the game, the kind of object. */
  readonly help: string;
  /** The catalog entry. Null for literal values. */
  readonly entry: ValueEntry | null;
}

/**
 * Groups of offered values. `context`: provided by the trigger or a loop. `typed`: the typed text. `thing`: an object
 * of the game. `value`: computed by a catalog entry. `nothing`: no value.
 */
type ValueSuggestionGroup = 'context' | 'typed' | 'thing' | 'value' | 'nothing';

const OFFERS_MAX = 200;
const USE_MAX = 6;

/** Lists the values that fit a slot and match the typed text. Values of the trigger and the loops come first. */
export function suggestValues(
  game: DraftGame,
  scope: RuleValueScope,
  wanted: SlotSpec,
  text: string,
  current?: Json,
): readonly ValueSuggestion[] {
  const query = text.trim().toLowerCase();
  const offers = [
    ...offerContext(game, scope, wanted, query),
    ...offerTyped(wanted, text),
    ...offerReferences(game, wanted, query),
    ...offerCatalog(game, scope, wanted, query, current),
    ...offerNothing(wanted, query),
  ];
  return offers.filter((offer) => fitsSlotSpec(game, scope, offer.json, wanted)).slice(0, OFFERS_MAX);
}

function offerContext(
  game: DraftGame,
  scope: RuleValueScope,
  wanted: SlotSpec,
  query: string,
): readonly ValueSuggestion[] {
  if (wanted.isFilter || wanted.type === 'choice') return [];
  return listContextValueNames(scope, wanted.type)
    .map((name) => offerEntry(game, 'context', { get: name }))
    .filter((offer) => matches(offer.text, query));
}

function offerEntry(game: DraftGame, group: ValueSuggestionGroup, json: JsonObject): ValueSuggestion {
  const entry: ValueEntry = catalog.values[String(json['get']) as keyof typeof catalog.values];
  const { text } = createExpressionSlot(game, json, { ...ANY });
  return {
    key: `${group}/${JSON.stringify(json)}`,
    group,
    text,
    json,
    type: entry.returns,
    help: entry.help,
    entry,
  };
}

const ANY: SlotSpec = {
  name: 'value',
  type: 'any',
  choices: [],
  isOptional: true,
  isRequired: false,
  preset: undefined,
  min: undefined,
  max: undefined,
  isFilter: false,
};

function plain(
  group: ValueSuggestionGroup,
  type: ValueSuggestion['type'],
  json: Json,
  text: string,
  help = '',
): ValueSuggestion {
  return { key: `${group}/${JSON.stringify(json)}`, group, text, json, type, help, entry: null };
}

/** Offers the typed text as a number, yes or no, or text. */
function offerTyped(wanted: SlotSpec, text: string): readonly ValueSuggestion[] {
  const { type } = wanted;
  const typed = text.trim();
  const offers: ValueSuggestion[] = [];
  if (takes(type, 'number') && typed !== '' && Number.isFinite(Number(typed.replace('−', '-')))) {
    const number = Number(typed.replace('−', '-'));
    offers.push(plain('typed', 'number', number, String(number)));
  }
  if (takes(type, 'boolean')) {
    for (const [json, word] of [
      [true, 'yes'],
      [false, 'no'],
    ] as const) {
      if (matches(word, typed.toLowerCase())) offers.push(plain('typed', 'boolean', json, word));
    }
  }
  if (takes(type, 'text') && typed !== '') {
    const plainText = typed.replaceAll(/^["“]|["”]$/g, '');
    offers.push(plain('typed', 'text', plainText, `“${plainText}”`));
  }
  return offers;
}

function takes(type: SlotSpec['type'], kind: 'number' | 'boolean' | 'text'): boolean {
  return type === kind || type === 'any';
}

function offerReferences(game: DraftGame, wanted: SlotSpec, query: string): readonly ValueSuggestion[] {
  const { type } = wanted;
  if (type === 'choice') {
    return wanted.choices
      .filter((choice) => matches(toWords(choice), query))
      .map((choice) => plain('thing', 'choice', choice, toWords(choice)));
  }
  if (!isReferenceType(type)) return [];
  return listNamedObjects(game, type as ReferenceType)
    .filter(({ id, name }) => matches(`${name} ${id}`, query))
    .map(({ id, name }) => plain('thing', type, id, name, referenceTypes[type]));
}

/** Offers catalog values that fit. Values of exactly the wanted type rank higher. */
function offerCatalog(
  game: DraftGame,
  scope: RuleValueScope,
  wanted: SlotSpec,
  query: string,
  current: Json | undefined,
): readonly ValueSuggestion[] {
  const { type } = wanted;
  if (wanted.isFilter || type === 'choice') return [];
  const uses = countEntryUsages(game).values;
  const entries: readonly ValueEntry[] = Object.values(catalog.values);
  return entries
    .filter((entry) => entry.context === null && canFill(game, entry))
    .flatMap((entry) => listNodes(game, scope, entry, current).map((json) => ({ entry, json })))
    .flatMap(({ entry, json }) => {
      const given = findValueType(game, scope, json);
      if (given === null || !fitsType(given, type) || !isSensible(given, type, query)) return [];
      const offer = { ...offerEntry(game, 'value', json), type: given };
      const words = parseTypedText(query).words.join(' ');
      const found = `${offer.text} ${entry.sentence.replaceAll(/[{}]/g, '')} ${toWords(entry.name)} ${entry.help}`;
      if (!matches(found, words)) return [];
      const rank = rankMatch(entry, words) + Math.min(USE_MAX, uses.get(entry.name)?.times ?? 0);
      return [{ offer, rank: rank + (given === type ? 10 : 0) }];
    })
    .sort((a, b) => b.rank - a.rank)
    .map(({ offer }) => offer);
}

/**
 * The nodes to offer for a catalog value. A value that reads a variable is offered once per variable, because its type
 * depends on the variable.
 */
function listNodes(
  game: DraftGame,
  scope: RuleValueScope,
  entry: ValueEntry,
  current: Json | undefined,
): readonly JsonObject[] {
  const param = entry.returnsVariable === undefined ? undefined : entry.params[entry.returnsVariable];
  if (param?.kind !== 'value' || !isReferenceType(param.type))
    return [wrapValue(game, scope, entry, current)];
  return listNamedObjects(game, param.type).map(({ id }) =>
    createRuleNode(game, scope, entry, { [entry.returnsVariable!]: id }),
  );
}

/**
 * Whether a value is worth offering. Texts are allowed wherever an id is, and any value can be converted to text, but
 * users rarely want that, so such values are offered only in a search.
 */
function isSensible(given: ValueType, wanted: ValueType, query: string): boolean {
  if (given === wanted || wanted === 'any' || query !== '') return true;
  if (wanted === 'text') return given === 'number';
  return !(given === 'text' && isReferenceType(wanted)) && given !== 'list';
}

function rankMatch(entry: ValueEntry, query: string): number {
  if (query === '') return 0;
  const sentence = entry.sentence.replaceAll(/[{}]/g, '').toLowerCase();
  if (sentence.startsWith(query)) return 30;
  return sentence.includes(query) || toWords(entry.name).startsWith(query) ? 20 : 0;
}

function canFill(game: DraftGame, entry: ValueEntry): boolean {
  return Object.values(entry.params).every(
    (param) =>
      param.kind !== 'value' ||
      param.isOptional ||
      !isReferenceType(param.type) ||
      listNamedObjects(game, param.type).length > 0,
  );
}

function offerNothing(wanted: SlotSpec, query: string): readonly ValueSuggestion[] {
  const { type } = wanted;
  if (type === 'choice' || wanted.isFilter || !matches('nothing', query)) return [];
  if (!canBeNothing(type) || wanted.isOptional) return [];
  return [plain('nothing', type, null, 'nothing', 'No value. Actions that need one are skipped.')];
}

function matches(text: string, query: string): boolean {
  const within = text.toLowerCase();
  return query
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => within.includes(word));
}

/**
 * Creates a value that replaces the current one and keeps it where possible: the current value goes into a slot of the
 * new one, or its parameters are kept.
 */
function wrapValue(
  game: DraftGame,
  scope: RuleValueScope,
  entry: ValueEntry,
  current: Json | undefined,
): JsonObject {
  const isNode = isJsonObject(current);
  const kept = isNode ? createRuleNode(game, scope, entry, current) : createRuleNode(game, scope, entry);
  if (current === undefined || current === null) return kept;
  if (isNode && current['get'] === entry.name) return current;
  for (const [name, param] of Object.entries(entry.params)) {
    if (param.kind !== 'value' || !isSameKind(game, scope, current, param.type)) continue;
    const isKept = isNode && Object.hasOwn(current as JsonObject, name) && Object.hasOwn(kept, name);
    if (isKept) break;
    const whole = createRuleNode(game, scope, entry, { ...kept, [name]: current });
    if (Object.hasOwn(whole, name) && JSON.stringify(whole[name]) === JSON.stringify(current)) return whole;
  }
  return kept;
}

/**
 * Whether a value clearly belongs in a slot of this type. Types that merely fit don't count, because the value would be
 * filled in automatically.
 */
function isSameKind(game: DraftGame, scope: RuleValueScope, json: Json, type: ValueType): boolean {
  if (typeof json === 'number') return type === 'number';
  if (typeof json === 'boolean') return type === 'boolean';
  if (typeof json === 'string') return type === 'text';
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return false;
  const given = findValueType(game, scope, json as JsonObject);
  return given === type || (given !== null && given !== 'any' && type === 'entity' && fitsType(given, type));
}
