import type { DraftGame } from '@playloom/draft';
import {
  type Entry,
  fail,
  findAction,
  findTrigger,
  findValue,
  isReferenceType,
  type Json,
  type JsonObject,
  limits,
  parseGame,
  type ReferenceType,
  type Result,
  succeed,
  isJsonObject,
} from '@playloom/game-format';
import { referenceExists, listNamedObjects } from '../references/references.ts';

/** Rules, actions or conditions that were copied to the clipboard. */
export interface RuleClip {
  readonly kind: 'rules' | 'actions' | 'conditions';
  readonly items: readonly Json[];
  /**
   * The names of referenced objects in the source game, by type and id. The target game may have an object with the
   * same name but another id.
   */
  readonly names: { readonly [type: string]: { readonly [id: string]: string } };
}

const MARK = 'playloom-rules';
const CLIP_CHARACTERS_MAX = 2_000_000;
const CLIP_ITEMS_MAX = 500;

export function serializeRuleClip(game: DraftGame, kind: RuleClip['kind'], items: readonly Json[]): string {
  const names: { [type: string]: { [id: string]: string } } = {};
  for (const item of items) {
    replaceReferences(item, (type, id) => {
      const name = listNamedObjects(game, type).find((reference) => reference.id === id)?.name;
      if (name !== undefined) (names[type] ??= {})[id] = name;
      return id;
    });
  }
  return JSON.stringify({ [MARK]: 1, kind, items, names });
}

export type RuleClipError = 'not-rules' | 'broken';

/**
 * Reads copied rules from clipboard text, which can contain anything. If any part is invalid, everything is rejected.
 * Unknown ids stay and are reported as problems in the editor.
 */
export function parseRuleClip(game: DraftGame, text: string): Result<RuleClip, RuleClipError> {
  if (text.length > CLIP_CHARACTERS_MAX || !text.includes(MARK)) return fail('not-rules');
  const json = parseText(text);
  if (!isJsonObject(json) || json[MARK] !== 1) return fail('not-rules');
  const { kind, items, names } = json;
  if (kind !== 'rules' && kind !== 'actions' && kind !== 'conditions') return fail('broken');
  if (!Array.isArray(items) || items.length === 0 || items.length > CLIP_ITEMS_MAX) return fail('broken');
  if (!isValidClip(kind, items)) return fail('broken');
  const known = isJsonObject(names) ? names : {};
  return succeed({ kind, items: items.map((item) => renameIds(game, item, known)), names: {} });
}

function parseText(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return null;
  }
}

/**
 * Problems that are allowed in pasted rules. The rules are validated in an otherwise empty game, and these problems may
 * not exist in the target game.
 */
const FIXABLE_PROBLEMS: ReadonlySet<string> = new Set([
  'unknown-reference',
  'not-available-here',
  'does-not-fit',
  'missing-parameter',
  'out-of-range',
]);

function isValidClip(kind: RuleClip['kind'], items: readonly Json[]): boolean {
  const when = { when: 'ruleIsRun' };
  const rules: Json =
    kind === 'rules'
      ? items.map((item, index) => (isJsonObject(item) ? { ...item, id: `r${index}` } : item))
      : [{ id: 'r', name: 'Pasted', when, ...(kind === 'actions' ? { do: items } : { if: items }) }];
  const parsed = parseGame({ format: limits.CURRENT_FORMAT, settings: { title: 'Pasted' }, rules });
  if (!parsed.ok && parsed.error.some(({ code }) => !FIXABLE_PROBLEMS.has(code))) return false;
  // `parseGame` returns only a limited number of problems, so also check every item.
  return items.every((item) => isKnown(kind, item));
}

function isKnown(kind: RuleClip['kind'], json: Json): boolean {
  if (kind === 'conditions') return isKnownNode(json);
  if (!isJsonObject(json)) return false;
  if (kind === 'actions') return typeof json['do'] === 'string' && isKnownNode(json);
  const { when, if: conditions = [], do: actions = [] } = json;
  return [when ?? null, conditions, actions].every(isKnownNode);
}

function isKnownNode(json: Json): boolean {
  if (Array.isArray(json)) return json.every(isKnownNode);
  if (!isJsonObject(json)) return true;
  const entry = findNodeEntry(json);
  if (entry === null) return false;
  return Object.entries(json).every(
    ([name, inner]) => OWN_FIELDS.has(name) || (Object.hasOwn(entry.params, name) && isKnownNode(inner)),
  );
}

const OWN_FIELDS: ReadonlySet<string> = new Set(['do', 'get', 'when', 'isEnabled', 'comment']);

export function findNodeEntry(json: JsonObject): Entry | null {
  if (typeof json['do'] === 'string') return findAction(json['do']);
  if (typeof json['get'] === 'string') return findValue(json['get']);
  return typeof json['when'] === 'string' ? findTrigger(json['when']) : null;
}

/** Replaces unknown ids. The new id belongs to the object that has the same name in this game. */
function renameIds(game: DraftGame, item: Json, names: JsonObject): Json {
  return replaceReferences(item, (type, id) => {
    if (referenceExists(game, type, id)) return id;
    const called = isJsonObject(names[type]) ? names[type][id] : undefined;
    return listNamedObjects(game, type).find(({ name }) => name === called)?.id ?? id;
  });
}

/** Returns a copy in which every id of another object is replaced with the result of `change`. */
export function replaceReferences(json: Json, change: (type: ReferenceType, id: string) => string): Json {
  if (Array.isArray(json)) return json.map((inner) => replaceReferences(inner, change));
  if (!isJsonObject(json)) return json;
  const entry = findNodeEntry(json);
  const copy: { [name: string]: Json } = {};
  for (const [name, inner] of Object.entries(json)) {
    const param = entry?.params[name];
    const type = param?.kind === 'value' ? param.type : undefined;
    if (typeof inner === 'string' && type !== undefined && isReferenceType(type)) {
      copy[name] = change(type as ReferenceType, inner);
    } else copy[name] = replaceReferences(inner, change);
  }
  return copy;
}
