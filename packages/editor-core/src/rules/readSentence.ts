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

/** A word of a sentence that can be changed. */
export interface SlotPart {
  readonly kind: 'slot';
  /** Where in the node: `['target']`, or `['condition', 'a']` inside a value. Empty for a whole condition. */
  readonly at: readonly string[];
  readonly spec: SlotSpec;
  /** What colours it: the type of what stands in it, or of what is wanted while it is empty. */
  readonly type: ValueType | 'choice';
  readonly text: string;
  readonly isEmpty: boolean;
  /** Not in the document: what the game takes when nothing is said. */
  readonly isDefault: boolean;
  /** An id that the game does not have, or a value that the catalog does not know. */
  readonly isUnknown: boolean;
  /** The sentence of the value in it, where that has slots of its own. */
  readonly inner: readonly RulePart[] | null;
}

export type RulePart = string | SlotPart;

/** The sentence of a trigger or an action as it stands. */
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

/** An expression that stands alone: a condition. */
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
  // “Another type” would leave open of what: a prop that touches a prop is no unit.
  const words = toWords(wanted.name === 'otherType' ? wanted.type : wanted.name);
  return {
    kind: 'slot',
    at,
    spec: wanted,
    type: wanted.type,
    // A filter that was left out lets everything pass.
    text: wanted.isFilter && wanted.isOptional ? `any ${words}` : words,
    isEmpty: true,
    isDefault: false,
    isUnknown: false,
    inner: null,
  };
}

/** What stands there colours it where anything may. */
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

/** Inside another slot there is no room for what was left out. */
export function joinParts(parts: readonly RulePart[]): string {
  const isLeftOut = (part: RulePart | undefined) =>
    typeof part === 'object' && part.isEmpty && part.spec.isOptional;
  return parts
    .filter((part, index) => !isLeftOut(part) && !(part === ', ' && isLeftOut(parts[index + 1])))
    .map((part) => (typeof part === 'string' ? part : part.text))
    .join('');
}

/** All slots of a sentence from left to right, each before those inside it. */
export function listSlots(parts: readonly RulePart[]): readonly SlotPart[] {
  return parts.flatMap((part) => (typeof part === 'string' ? [] : [part, ...listSlots(part.inner ?? [])]));
}
