import {
  type ByteWriter,
  writeUint8,
  writeNumber,
  writeSigned,
  writeText,
  writeVarint,
} from '../bytes/ByteWriter.ts';
import { writeName } from '../fields/names.ts';
import { ID_BYTES_MAX, LIST_MAX, TEXT_BYTES_MAX } from '../wire/limits.ts';
import { toFine, toQuantum } from '../wire/quantize.ts';
import type { NameTable } from '../wire/WireNames.ts';
import type { AttributeView } from '../view/View.ts';
import { attributeField, toAttributeSteps } from './attributes.ts';
import {
  blankEntity,
  coldFields,
  type EntityWireState,
  hotFields,
  wireEntityKinds,
  computeFlagBits,
  findTypeTable,
  TURN_MASK,
  turnBits,
} from './entityLayout.ts';
import { type EntitySlots, stampColumns, STAMP_COUNT } from './EntitySlots.ts';
import type { RoomEncoder } from './RoomEncoder.ts';

const TRACK_MASK = TURN_MASK | hotFields.velocity;
const BLANK_FLAGS = computeFlagBits(blankEntity);

/** Writes the changes since a snapshot, for a client that has the state of the entity in that snapshot. */
export function writeEntityChange(
  encoder: RoomEncoder,
  writer: ByteWriter,
  slot: number,
  since: number,
  level: number,
  hasNewLevel: boolean,
): void {
  const { slots } = encoder;
  const row = slot * STAMP_COUNT;
  const changeStamps = slots.stamps;
  let hotBits = 0;
  let coldBits = 0;
  if (changeStamps[row + stampColumns.track]! > since) {
    // A turn is calculated from the last snapshot on, which this client must have.
    const isTurn = (slots.trackBits[slot]! & hotFields.velocity) !== 0;
    const isOneStep =
      changeStamps[row + stampColumns.track] === encoder.snapshot &&
      (isTurn ? since === encoder.snapshot - 1 : changeStamps[row + stampColumns.trackBefore]! <= since);
    if (isOneStep) hotBits |= slots.trackBits[slot]!;
    else coldBits |= coldFields.track;
  }
  if (changeStamps[row + stampColumns.rotation]! > since) hotBits |= hotFields.rotation;
  if (changeStamps[row + stampColumns.flags]! > since) hotBits |= hotFields.flags;
  if (changeStamps[row + stampColumns.animation]! > since) hotBits |= hotFields.animation;
  if (changeStamps[row + stampColumns.cold]! > since) coldBits |= findColdBits(slots, row, since);
  if (changeStamps[row + stampColumns.values]! > since && (coldBits & coldFields.attributes) === 0)
    hotBits |= hotFields.values;
  if (hasNewLevel || (level > 0 && changeStamps[row + stampColumns.ownAttributes]! > since))
    coldBits |= coldFields.ownAttributes;
  writeFields(encoder, writer, slot, hotBits, coldBits, level);
}

function findColdBits(slots: EntitySlots, row: number, since: number): number {
  const changeStamps = slots.stamps;
  let bits = changeStamps[row + stampColumns.attributes]! > since ? coldFields.attributes : 0;
  let bit: number = coldFields.type;
  for (let stamp: number = stampColumns.type; stamp <= stampColumns.count; stamp += 1) {
    if (changeStamps[row + stamp]! > since) bits |= bit;
    bit <<= 1;
  }
  return bits;
}

/** Writes the full entity, for a client that doesn't know it. */
export function writeFullEntity(encoder: RoomEncoder, writer: ByteWriter, slot: number, level: number): void {
  const { slots, wire } = encoder;
  const facts = slots.facts[slot]!;
  writeVarint(writer, facts.id);
  writeUint8(writer, wireEntityKinds.indexOf(facts.kind));
  writeName(writer, findTypeTable(wire.names, facts.kind), facts.type);
  writeNumber(writer, encoder.tick - facts.bornAt);
  let hotBits = 0;
  if (slots.rotation[slot] !== 0) hotBits |= hotFields.rotation;
  if (computeFlagBits(facts) !== BLANK_FLAGS) hotBits |= hotFields.flags;
  if (facts.animation !== null) hotBits |= hotFields.animation;
  writeFields(encoder, writer, slot, hotBits, findWholeBits(slots, slot, facts, level), level);
}

function findWholeBits(slots: EntitySlots, slot: number, facts: EntityWireState, level: number): number {
  let bits: number = coldFields.track;
  if (slots.attributes[slot]!.length > 0) bits |= coldFields.attributes;
  if (level > 0 && slots.ownAttributes[slot]!.length > 0) bits |= coldFields.ownAttributes;
  if (slots.scale[slot] !== blankEntity.scale) bits |= coldFields.scale;
  if (facts.name !== null) bits |= coldFields.name;
  if (facts.team !== null) bits |= coldFields.team;
  if (facts.owner !== null) bits |= coldFields.owner;
  if (facts.opacity !== null || facts.tint !== null) bits |= coldFields.look;
  if (facts.streams.length > 0) bits |= coldFields.streams;
  if (facts.text !== null) bits |= coldFields.text;
  if (facts.held !== null) bits |= coldFields.held;
  if (facts.carrier !== null) bits |= coldFields.carrier;
  if (facts.buffs.length > 0) bits |= coldFields.buffs;
  if (facts.count !== blankEntity.count) bits |= coldFields.count;
  return bits;
}

function writeFields(
  encoder: RoomEncoder,
  writer: ByteWriter,
  slot: number,
  hotBits: number,
  coldBits: number,
  level: number,
): void {
  const { slots } = encoder;
  writeUint8(writer, coldBits === 0 ? hotBits : hotBits | hotFields.more);
  if (coldBits !== 0) writeVarint(writer, coldBits);
  if ((hotBits & TRACK_MASK) !== 0) writeTrackChange(writer, slots, slot, hotBits);
  if ((hotBits & hotFields.rotation) !== 0) writeUint8(writer, slots.rotation[slot]!);
  const facts = slots.facts[slot]!;
  if ((hotBits & hotFields.flags) !== 0) writeUint8(writer, computeFlagBits(facts));
  if ((hotBits & hotFields.animation) !== 0) writeAnimation(encoder, writer, facts);
  if ((hotBits & hotFields.values) !== 0) {
    for (const view of slots.attributes[slot]!) writeNumber(writer, toAttributeSteps(view));
  }
  if (coldBits !== 0) writeColdFields(encoder, writer, slot, coldBits, level);
}

function writeTrackChange(writer: ByteWriter, slots: EntitySlots, slot: number, hotBits: number): void {
  const isTurned = (hotBits & hotFields.velocity) !== 0;
  if (isTurned) {
    writeSigned(writer, slots.turnX[slot]!);
    writeSigned(writer, slots.turnY[slot]!);
  }
  const isCorrected = isTurned
    ? (hotBits & TURN_MASK) === turnBits.corrected
    : (hotBits & hotFields.position) !== 0;
  if (isCorrected) {
    writeSigned(writer, slots.offX[slot]!);
    writeSigned(writer, slots.offY[slot]!);
  }
  if (!isTurned && (hotBits & hotFields.drift) !== 0) writeDrift(writer, slots, slot);
}

function writeAnimation(encoder: RoomEncoder, writer: ByteWriter, facts: EntityWireState): void {
  writeName(writer, encoder.wire.names.animations, facts.animation?.name ?? null);
  if (facts.animation !== null) writeNumber(writer, encoder.tick - facts.animation.since);
}

function writeColdFields(
  encoder: RoomEncoder,
  writer: ByteWriter,
  slot: number,
  bits: number,
  level: number,
): void {
  const { slots } = encoder;
  const { names } = encoder.wire;
  const facts = slots.facts[slot]!;
  if ((bits & coldFields.track) !== 0) writeTrack(encoder, writer, slot);
  if ((bits & coldFields.attributes) !== 0) writeAttributes(encoder, writer, slots.attributes[slot]!);
  if ((bits & coldFields.ownAttributes) !== 0) {
    const isFor = (view: AttributeView): boolean => names.privateAttributes.get(view.attribute)! <= level;
    writeAttributes(encoder, writer, slots.ownAttributes[slot]!.filter(isFor));
  }
  if ((bits & coldFields.type) !== 0) writeName(writer, findTypeTable(names, facts.kind), facts.type);
  if ((bits & coldFields.scale) !== 0) writeNumber(writer, slots.scale[slot]!);
  if ((bits & coldFields.name) !== 0) writeTextOrNull(writer, facts.name, TEXT_BYTES_MAX);
  if ((bits & coldFields.team) !== 0) writeName(writer, names.teams, facts.team);
  if ((bits & coldFields.owner) !== 0) writeCountOrNull(writer, facts.owner);
  if ((bits & coldFields.look) !== 0) {
    writeUint8(writer, facts.opacity === null ? 0 : 1);
    if (facts.opacity !== null) writeNumber(writer, facts.opacity);
    writeTextOrNull(writer, facts.tint, ID_BYTES_MAX);
  }
  if ((bits & coldFields.streams) !== 0) writeNames(writer, names.effects, facts.streams);
  if ((bits & coldFields.text) !== 0) writeTextOrNull(writer, facts.text, TEXT_BYTES_MAX);
  if ((bits & coldFields.held) !== 0) writeName(writer, names.items, facts.held);
  if ((bits & coldFields.carrier) !== 0) writeCountOrNull(writer, facts.carrier);
  if ((bits & coldFields.buffs) !== 0) writeNames(writer, names.buffs, facts.buffs);
  if ((bits & coldFields.count) !== 0) writeNumber(writer, facts.count);
}

/**
 * Writes a full track. In the flags, 1 means that it has a velocity, 2 that its drift differs from the velocity, and 4
 * that its position is exact as displayed, as of most things on a map. The age is left out if the entity doesn't move.
 */
function writeTrack(encoder: RoomEncoder, writer: ByteWriter, slot: number): void {
  const { slots } = encoder;
  const hasVelocity = slots.vx[slot] !== 0 || slots.vy[slot] !== 0;
  const hasDrift =
    slots.driftX[slot] !== toFine(slots.vx[slot]!) || slots.driftY[slot] !== toFine(slots.vy[slot]!);
  const [x, y] = [slots.trackX[slot]!, slots.trackY[slot]!];
  const [shownX, shownY] = [toQuantum(x), toQuantum(y)];
  const isShown = x === toFine(shownX) && y === toFine(shownY);
  writeUint8(writer, (hasVelocity ? 1 : 0) | (hasDrift ? 2 : 0) | (isShown ? 4 : 0));
  writeSigned(writer, isShown ? shownX : x);
  writeSigned(writer, isShown ? shownY : y);
  if (hasVelocity) {
    writeSigned(writer, slots.vx[slot]!);
    writeSigned(writer, slots.vy[slot]!);
  }
  if (hasDrift) writeDrift(writer, slots, slot);
  if (hasVelocity || hasDrift) writeVarint(writer, encoder.tick - slots.trackTick[slot]!);
}

function writeDrift(writer: ByteWriter, slots: EntitySlots, slot: number): void {
  writeSigned(writer, slots.driftX[slot]! - toFine(slots.vx[slot]!));
  writeSigned(writer, slots.driftY[slot]! - toFine(slots.vy[slot]!));
}

function writeAttributes(encoder: RoomEncoder, writer: ByteWriter, views: readonly AttributeView[]): void {
  const length = Math.min(views.length, LIST_MAX);
  writeVarint(writer, length);
  for (let index = 0; index < length; index += 1) attributeField.write(writer, views[index]!, encoder.wire);
}

function writeNames(writer: ByteWriter, table: NameTable, names: readonly string[]): void {
  const length = Math.min(names.length, LIST_MAX);
  writeVarint(writer, length);
  for (let index = 0; index < length; index += 1) writeName(writer, table, names[index]!);
}

/** Writes 0 for null, and other values plus one. */
function writeCountOrNull(writer: ByteWriter, value: number | null): void {
  writeNumber(writer, value === null ? 0 : value + 1);
}

function writeTextOrNull(writer: ByteWriter, text: string | null, bytesMax: number): void {
  writeUint8(writer, text === null ? 0 : 1);
  if (text !== null) writeText(writer, text, bytesMax);
}
