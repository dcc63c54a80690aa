import type { DraftGame } from '@playloom/draft';
import {
  type Entry,
  findValue,
  isReferenceType,
  type Json,
  type JsonObject,
  type Param,
  toTitle,
  type ValueType,
  toWords,
} from '@playloom/game-format';
import { hasReference, getReferenceName } from './references.ts';
import { getSlotSpec, type SlotSpec } from './slotSpec.ts';

/** A part of a sentence that can be changed. */
export interface SlotPart {
  readonly kind: 'slot';
  /** The path in the node: `['target']`, or `['condition', 'a']` inside a value. Empty for a whole condition. */
  readonly at: readonly string[];
  readonly spec: SlotSpec;
  /** Decides the color: the type of its value, or the wanted type while it is empty. */
  readonly type: ValueType | 'choice';
  readonly text: string;
  readonly isEmpty: boolean;
  /** Not in the document: the default that the game uses. */
  readonly isDefault: boolean;
  /** An id that is not in the game, or a value that is not in the catalog. */
  readonly isUnknown: boolean;
  /** The sentence of its value, if that has slots. */
  readonly inner: readonly RulePart[] | null;
}

export type RulePart = string | SlotPart;

/** The sentence of a trigger or an action with its values. */
export function readSentence(
  game: DraftGame,
  entry: Entry,
  node: JsonObject,
  at: readonly string[] = [],
): readonly RulePart[] {
  return entry.sentence
    .split(/\{(\w+)\}/)
    .map((piece, index): RulePart => {
      const param = index % 2 === 1 ? entry.params[piece] : undefined;
      if (param === undefined) return piece;
      return readSlot(game, entry, node, { name: piece, param, at: [...at, piece] });
    })
    .filter((part) => part !== '');
}

/** A standalone expression: a condition. */
export function readExpressionSlot(
  game: DraftGame,
  json: Json | undefined,
  wanted: SlotSpec,
  at: readonly string[] = [],
): SlotPart {
  if (json === undefined) return emptySlot(wanted, at);
  const slot = { kind: 'slot', at, spec: wanted, isEmpty: false, isDefault: false } as const;
  if (typeof json === 'object' && json !== null && !Array.isArray(json)) {
    const name = String((json as JsonObject)['get']);
    const entry = findValue(name);
    const type = entry?.returns ?? wanted.type;
    if (entry === null) return { ...slot, type, text: name, isUnknown: true, inner: null };
    const inner = readSentence(game, entry, json as JsonObject, at);
    const isPlain = inner.every((part) => typeof part === 'string');
    return {
      ...slot,
      type,
      text: joinParts(inner),
      isUnknown: false,
      inner: isPlain ? null : inner,
    };
  }
  const isUnknown =
    typeof json === 'string' &&
    wanted.type !== 'choice' &&
    isReferenceType(wanted.type) &&
    !hasReference(game, wanted.type, json);
  return {
    ...slot,
    type: getSlotColorType(wanted.type, json),
    text: writeLiteral(game, wanted.type, json),
    isUnknown,
    inner: null,
  };
}

interface SlotContext {
  readonly name: string;
  readonly param: Param;
  readonly at: readonly string[];
}

function readSlot(
  game: DraftGame,
  entry: Entry,
  node: JsonObject,
  { name, param, at }: SlotContext,
): SlotPart {
  const wanted = getSlotSpec(game, entry, node, name);
  if (Object.hasOwn(node, name)) return readExpressionSlot(game, node[name], wanted, at);
  const preset = param.kind === 'block' ? undefined : param.default;
  if (preset !== undefined) return { ...readExpressionSlot(game, preset, wanted, at), isDefault: true };
  return emptySlot(wanted, at);
}

function emptySlot(wanted: SlotSpec, at: readonly string[]): SlotPart {
  // “Another type” alone would be unclear: a prop that touches a prop is not a unit.
  const words = toWords(wanted.name === 'otherType' ? wanted.type : wanted.name);
  return {
    kind: 'slot',
    at,
    spec: wanted,
    type: wanted.type,
    // A missing filter matches everything.
    text: wanted.isFilter && wanted.isOptional ? `any ${words}` : words,
    isEmpty: true,
    isDefault: false,
    isUnknown: false,
    inner: null,
  };
}

/** Where any type is allowed, the value decides the color. */
function getSlotColorType(type: SlotSpec['type'], json: Json): ValueType | 'choice' {
  if (type !== 'any') return type;
  if (typeof json === 'number') return 'number';
  if (typeof json === 'boolean') return 'boolean';
  return typeof json === 'string' ? 'text' : 'any';
}

function writeLiteral(game: DraftGame, type: SlotSpec['type'], json: Json): string {
  if (json === null) return 'nothing';
  if (typeof json === 'boolean') return json ? 'yes' : 'no';
  if (typeof json === 'number') return String(json).replace('-', '−');
  if (typeof json !== 'string') return 'a list';
  if (type === 'choice') return toWords(json);
  if (!isReferenceType(type)) return `“${json}”`;
  return type === 'key' ? toTitle(json) : getReferenceName(game, type, json);
}

/** Optional parameters are hidden inside another slot, because there is no space for them. */
export function joinParts(parts: readonly RulePart[]): string {
  const isLeftOut = (part: RulePart | undefined) =>
    typeof part === 'object' && part.isEmpty && part.spec.isOptional;
  return parts
    .filter((part, index) => !isLeftOut(part) && !(part === ', ' && isLeftOut(parts[index + 1])))
    .map((part) => (typeof part === 'string' ? part : part.text))
    .join('');
}

/** All slots of a sentence from left to right, each before its inner slots. */
export function listSlots(parts: readonly RulePart[]): readonly SlotPart[] {
  return parts.flatMap((part) => (typeof part === 'string' ? [] : [part, ...listSlots(part.inner ?? [])]));
}
