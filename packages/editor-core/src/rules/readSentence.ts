import type { DraftGame } from '@playloom/draft';
import {
  type Entry,
  findValue,
  formatRuleNumber,
  isJsonObject,
  isReferenceType,
  type Json,
  type JsonObject,
  omitRepeatedUnits,
  type Param,
  toTitle,
  type ValueType,
  toWords,
} from '@playloom/game-format';
import { referenceExists, getReferenceName } from '../references/references.ts';
import { getSlotSpec, type SlotSpec } from './slotSpec.ts';

/** A part of a sentence that can be changed. */
export interface SlotPart {
  readonly kind: 'slot';
  /**
   * The path inside the node, such as `['target']`, or `['condition', 'a']` for a slot inside a value. Empty if the
   * slot is a whole condition.
   */
  readonly at: readonly string[];
  readonly spec: SlotSpec;
  /** The type of the value, or the expected type if the slot is empty. It decides the color. */
  readonly type: ValueType | 'choice';
  readonly text: string;
  readonly isEmpty: boolean;
  /** Whether the value is missing in the document, so that the default shown here is used. */
  readonly isDefault: boolean;
  /** Whether the id doesn't exist in the game, or the value doesn't exist in the catalog. */
  readonly isUnknown: boolean;
  /** The sentence of the slot's value, if that has slots itself. */
  readonly inner: readonly RuleSentencePart[] | null;
}

export type RuleSentencePart = string | SlotPart;

/** Builds the sentence of a catalog entry, with the values of a node in its slots. */
export function readSentence(
  game: DraftGame,
  entry: Entry,
  node: JsonObject,
  at: readonly string[] = [],
): readonly RuleSentencePart[] {
  const parts = entry.sentence.split(/\{(\w+)\}/).map((piece, index): RuleSentencePart => {
    const param = index % 2 === 1 ? entry.params[piece] : undefined;
    if (param === undefined) return piece;
    return readSlot(game, entry, node, { name: piece, param, at: [...at, piece] });
  });
  return omitRepeatedUnits(parts);
}

/** Builds the slot for a value. A condition is a single slot. */
export function createExpressionSlot(
  game: DraftGame,
  json: Json | undefined,
  wanted: SlotSpec,
  at: readonly string[] = [],
): SlotPart {
  if (json === undefined) return emptySlot(wanted, at);
  const slot = { kind: 'slot', at, spec: wanted, isEmpty: false, isDefault: false } as const;
  if (isJsonObject(json)) {
    const name = String(json['get']);
    const entry = findValue(name);
    const type = entry?.returns ?? wanted.type;
    if (entry === null) return { ...slot, type, text: name, isUnknown: true, inner: null };
    const inner = readSentence(game, entry, json, at);
    const isPlain = inner.every((part) => typeof part === 'string');
    return {
      ...slot,
      type,
      text: joinSentenceParts(inner),
      isUnknown: false,
      inner: isPlain ? null : inner,
    };
  }
  const isUnknown =
    typeof json === 'string' &&
    wanted.type !== 'choice' &&
    isReferenceType(wanted.type) &&
    !referenceExists(game, wanted.type, json);
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
  if (Object.hasOwn(node, name)) return createExpressionSlot(game, node[name], wanted, at);
  const preset = param.kind === 'block' ? undefined : param.default;
  if (preset !== undefined) return { ...createExpressionSlot(game, preset, wanted, at), isDefault: true };
  return emptySlot(wanted, at);
}

function emptySlot(wanted: SlotSpec, at: readonly string[]): SlotPart {
  // Show what kind of type it is, because “other type” would be unclear.
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

/** The type that decides the color of a slot. If any type is allowed, it is the type of the value. */
function getSlotColorType(type: SlotSpec['type'], json: Json): ValueType | 'choice' {
  if (type !== 'any') return type;
  if (typeof json === 'number') return 'number';
  if (typeof json === 'boolean') return 'boolean';
  return typeof json === 'string' ? 'text' : 'any';
}

function writeLiteral(game: DraftGame, type: SlotSpec['type'], json: Json): string {
  if (json === null) return 'nothing';
  if (typeof json === 'boolean') return json ? 'yes' : 'no';
  if (typeof json === 'number') return formatRuleNumber(json).replace('-', '−');
  if (typeof json !== 'string') return 'a list';
  if (type === 'choice') return toWords(json);
  if (!isReferenceType(type)) return `“${json}”`;
  return type === 'key' ? toTitle(json) : getReferenceName(game, type, json);
}

/** Joins the parts of a sentence to text. Leaves out empty optional slots to save space. */
export function joinSentenceParts(parts: readonly RuleSentencePart[]): string {
  const isLeftOut = (part: RuleSentencePart | undefined) =>
    typeof part === 'object' && part.isEmpty && part.spec.isOptional;
  return parts
    .filter((part, index) => !isLeftOut(part) && !(part === ', ' && isLeftOut(parts[index + 1])))
    .map((part) => (typeof part === 'string' ? part : part.text))
    .join('');
}

/** Lists all slots of a sentence from left to right. Slots inside a slot follow directly after it. */
export function listSlots(parts: readonly RuleSentencePart[]): readonly SlotPart[] {
  return parts.flatMap((part) => (typeof part === 'string' ? [] : [part, ...listSlots(part.inner ?? [])]));
}
