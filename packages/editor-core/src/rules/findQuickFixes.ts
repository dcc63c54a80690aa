import type { DraftGame, DraftPath } from '@playloom/draft';
import {
  catalog,
  formatRuleNumber,
  gameSchema,
  isReferenceType,
  type Json,
  limits,
  type ReferenceType,
  toTitle,
  isJsonObject,
} from '@playloom/game-format';
import type { Command, Editor } from '../editor/Editor.ts';
import { findObviousValue } from './createRuleNode.ts';
import { readSlotValue, removeLine, setSlotValue } from './lineCommands.ts';
import type { RuleLine } from './listLines.ts';
import { listSlots, type RuleSentencePart } from './readSentence.ts';
import type { RuleTree } from './RuleTree.ts';
import { listNamedObjects } from '../references/references.ts';

/** A change that fixes a problem. */
export interface QuickFix {
  readonly label: string;
  readonly command: Command;
}

/** The path of the slot that has a problem. Null if the problem concerns the whole line. */
export function findProblemSlot(line: RuleLine, at: DraftPath): readonly string[] | null {
  const inside = at.slice(line.path.length);
  return inside.length === 0 || inside[0] === 'isEnabled' || inside[0] === 'comment' ? null : inside;
}

/** Suggests fixes for a problem of a line, the most likely first. */
export function findQuickFixes(
  editor: Editor,
  tree: RuleTree,
  line: RuleLine,
  parts: readonly RuleSentencePart[],
  problem: { readonly code: string; readonly at: DraftPath },
): readonly QuickFix[] {
  const game = editor.game.get();
  const at = findProblemSlot(line, problem.at);
  const slot = at === null ? undefined : findSlot(parts, at);
  const fixes: (QuickFix | null)[] = [];
  if (slot !== undefined && at !== null) {
    const value = readSlotValue(line, slot.at);
    const set = (label: string, next: Json | undefined) =>
      fixes.push(toFix(label, setSlotValue(tree, line, slot.at, next)));
    const { spec } = slot;
    if (problem.code === 'unknown-reference' && typeof value === 'string' && isReference(spec.type)) {
      const near = findNearest(game, spec.type, value);
      if (near !== null) set(`Use ${near.name}`, near.id);
      fixes.push(createReferenceFix(spec.type, value));
    } else if (problem.code === 'out-of-range' && typeof value === 'number') {
      const next = Math.min(spec.max ?? value, Math.max(spec.min ?? value, value));
      set(`Use ${next}`, next);
    } else {
      const obvious = findObviousValue(game, line.scope, spec);
      if (obvious !== undefined) set(`Use ${nameObvious(game, spec.type, obvious)}`, obvious);
    }
    const isCleared = value !== undefined && (spec.isOptional || spec.preset !== undefined);
    if (isCleared) set('Clear value', undefined);
  } else if (problem.code === 'unknown-parameter' && at !== null) {
    fixes.push(toFix('Remove value', setSlotValue(tree, line, at, undefined)));
  }
  if (problem.code === 'unknown-entry') fixes.push(...findEntryFixes(line));
  fixes.push(toFix('Delete line', removeLine(tree, line)));
  return fixes.filter((fix) => fix !== null).slice(0, FIXES_MAX);
}

const FIXES_MAX = 3;

function findSlot(parts: readonly RuleSentencePart[], at: readonly string[]) {
  const key = at.join('/');
  return listSlots(parts).find((slot) => slot.at.join('/') === key);
}

function isReference(type: string): type is ReferenceType {
  return type !== 'choice' && isReferenceType(type as ReferenceType);
}

function toFix(label: string, command: Command | null): QuickFix | null {
  return command === null ? null : { label, command };
}

function nameObvious(game: DraftGame, type: string, json: Json): string {
  if (isJsonObject(json)) return catalog.values[String(json['get']) as keyof typeof catalog.values].sentence;
  if (isReference(type)) return listNamedObjects(game, type).find(({ id }) => id === json)?.name ?? '';
  return typeof json === 'number' ? formatRuleNumber(json) : String(json);
}

/** Finds the object whose id or name is most similar to a text. Null if none is similar enough. */
function findNearest(game: DraftGame, type: ReferenceType, text: string) {
  let best: { readonly id: string; readonly name: string } | null = null;
  let least = Math.max(2, Math.ceil(text.length * 0.5));
  for (const candidate of listNamedObjects(game, type)) {
    const away = Math.min(
      countEdits(candidate.id, text),
      countEdits(candidate.name.toLowerCase(), text.toLowerCase()),
    );
    if (away < least) {
      least = away;
      best = candidate;
    }
  }
  return best;
}

/** The edit distance between two texts. */
function countEdits(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const swap = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}

function findEntryFixes(line: RuleLine): readonly QuickFix[] {
  if (line.kind !== 'action' || !isJsonObject(line.json)) return [];
  const name = String(line.json['do']);
  const near = Object.keys(catalog.actions)
    .map((each) => ({ each, away: countEdits(each.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.away - b.away)[0];
  if (near === undefined || near.away > Math.max(2, name.length / 2)) return [];
  const edits = [{ kind: 'set', path: [...line.path, 'do'], value: near.each }] as const;
  return [{ label: `Use “${toTitle(near.each)}”`, command: { label: `Use ${toTitle(near.each)}`, edits } }];
}

const TYPE_RECORDS: { readonly [type in ReferenceType]?: string } = {
  unitType: 'units',
  itemType: 'items',
  projectileType: 'projectiles',
  propType: 'props',
  team: 'teams',
  attribute: 'attributes',
  buff: 'buffs',
  effect: 'effects',
  sound: 'sounds',
};
const VARIABLE_RECORDS: { readonly [type in ReferenceType]?: string } = {
  globalVariable: 'global',
  unitVariable: 'unit',
  playerVariable: 'player',
};

/**
 * A fix that creates the missing object that a slot refers to. Null for types that can't be created with default
 * values.
 */
function createReferenceFix(type: ReferenceType, id: string): QuickFix | null {
  if (!limits.ID_PATTERN.test(id)) return null;
  const name = toTitle(id);
  const variables = VARIABLE_RECORDS[type];
  if (variables !== undefined) {
    const value = { name, type: 'number', initial: 0 };
    const edits = [{ kind: 'insert', path: ['variables', variables], key: id, value }] as const;
    return { label: `Create ${name}`, command: { label: `Add variable ${name}`, edits } };
  }
  const record = TYPE_RECORDS[type];
  if (record === undefined) return null;
  const whole = gameSchema.safeParse({
    format: limits.CURRENT_FORMAT,
    settings: { title: 'New' },
    types: { [record]: { [id]: { name } } },
  });
  if (!whole.success) return null;
  const value = (whole.data.types as unknown as { [of: string]: { [id: string]: Json } })[record]![id]!;
  const edits = [{ kind: 'insert', path: ['types', record], key: id, value }] as const;
  return { label: `Create ${name}`, command: { label: `Add ${name}`, edits } };
}
