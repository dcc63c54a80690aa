import {
  type ByteWriter,
  writeByte,
  writeNumber,
  writeSigned,
  writeText,
  writeVarint,
} from '../bytes/ByteWriter.ts';
import { writeName } from '../fields/names.ts';
import { ID_BYTES_MAX, LIST_MAX, TEXT_BYTES_MAX } from '../limits.ts';
import type { NameTable } from '../Names.ts';
import type { AttributeView } from '../View.ts';
import { attribute, toAttributeSteps } from './attributes.ts';
import { blankEntity, cold, type EntityFacts, hot, kinds, toFlags, typesOf } from './entityLayout.ts';
import { type Places, stamps, STAMPS } from './Places.ts';
import type { RoomEncoder } from './RoomEncoder.ts';

const BLANK_FLAGS = toFlags(blankEntity);

/** What changed since a snapshot, for a client that knows the entity as it was then. */
export function writeChange(
  encoder: RoomEncoder,
  writer: ByteWriter,
  place: number,
  since: number,
  level: number,
  hasNewLevel: boolean,
): void {
  const { places } = encoder;
  const row = place * STAMPS;
  const told = places.stamps;
  let hotBits = 0;
  let coldBits = 0;
  if (told[row + stamps.track]! > since) {
    const isOneStep =
      told[row + stamps.track] === encoder.snapshot && told[row + stamps.trackBefore]! <= since;
    if (isOneStep) hotBits |= places.trackBits[place]!;
    else coldBits |= cold.track;
  }
  if (told[row + stamps.rotation]! > since) hotBits |= hot.rotation;
  if (told[row + stamps.flags]! > since) hotBits |= hot.flags;
  if (told[row + stamps.animation]! > since) hotBits |= hot.animation;
  if (told[row + stamps.cold]! > since) coldBits |= findColdBits(places, row, since);
  if (told[row + stamps.values]! > since && (coldBits & cold.attributes) === 0) hotBits |= hot.values;
  if (hasNewLevel || (level > 0 && told[row + stamps.ownAttributes]! > since)) coldBits |= cold.ownAttributes;
  writeFields(encoder, writer, place, hotBits, coldBits, level);
}

function findColdBits(places: Places, row: number, since: number): number {
  const told = places.stamps;
  let bits = told[row + stamps.attributes]! > since ? cold.attributes : 0;
  let bit: number = cold.type;
  for (let stamp: number = stamps.type; stamp <= stamps.count; stamp += 1) {
    if (told[row + stamp]! > since) bits |= bit;
    bit <<= 1;
  }
  return bits;
}

/** The whole entity, for a client that does not know it. */
export function writeWhole(encoder: RoomEncoder, writer: ByteWriter, place: number, level: number): void {
  const { places, wire } = encoder;
  const facts = places.facts[place]!;
  writeVarint(writer, facts.id);
  writeByte(writer, kinds.indexOf(facts.kind));
  writeName(writer, typesOf(wire.names, facts.kind), facts.type);
  writeNumber(writer, encoder.tick - facts.bornAt);
  let hotBits = 0;
  if (places.rotation[place] !== 0) hotBits |= hot.rotation;
  if (toFlags(facts) !== BLANK_FLAGS) hotBits |= hot.flags;
  if (facts.animation !== null) hotBits |= hot.animation;
  writeFields(encoder, writer, place, hotBits, findWholeBits(places, place, facts, level), level);
}

function findWholeBits(places: Places, place: number, facts: EntityFacts, level: number): number {
  let bits: number = cold.track;
  if (places.attributes[place]!.length > 0) bits |= cold.attributes;
  if (level > 0 && places.ownAttributes[place]!.length > 0) bits |= cold.ownAttributes;
  if (places.scale[place] !== blankEntity.scale) bits |= cold.scale;
  if (facts.name !== null) bits |= cold.name;
  if (facts.team !== null) bits |= cold.team;
  if (facts.owner !== null) bits |= cold.owner;
  if (facts.opacity !== null || facts.tint !== null) bits |= cold.look;
  if (facts.streams.length > 0) bits |= cold.streams;
  if (facts.text !== null) bits |= cold.text;
  if (facts.held !== null) bits |= cold.held;
  if (facts.carrier !== null) bits |= cold.carrier;
  if (facts.buffs.length > 0) bits |= cold.buffs;
  if (facts.count !== blankEntity.count) bits |= cold.count;
  return bits;
}

function writeFields(
  encoder: RoomEncoder,
  writer: ByteWriter,
  place: number,
  hotBits: number,
  coldBits: number,
  level: number,
): void {
  const { places } = encoder;
  writeByte(writer, coldBits === 0 ? hotBits : hotBits | hot.more);
  if (coldBits !== 0) writeVarint(writer, coldBits);
  if ((hotBits & hot.position) !== 0) {
    writeSigned(writer, places.offX[place]!);
    writeSigned(writer, places.offY[place]!);
  }
  if ((hotBits & hot.velocity) !== 0) {
    writeSigned(writer, places.turnX[place]!);
    writeSigned(writer, places.turnY[place]!);
  }
  if ((hotBits & hot.drift) !== 0) writeDrift(writer, places, place);
  if ((hotBits & hot.rotation) !== 0) writeByte(writer, places.rotation[place]!);
  const facts = places.facts[place]!;
  if ((hotBits & hot.flags) !== 0) writeByte(writer, toFlags(facts));
  if ((hotBits & hot.animation) !== 0) writeAnimation(encoder, writer, facts);
  if ((hotBits & hot.values) !== 0) {
    for (const view of places.attributes[place]!) writeNumber(writer, toAttributeSteps(view));
  }
  if (coldBits !== 0) writeColdFields(encoder, writer, place, coldBits, level);
}

function writeAnimation(encoder: RoomEncoder, writer: ByteWriter, facts: EntityFacts): void {
  writeName(writer, encoder.wire.names.animations, facts.animation?.name ?? null);
  if (facts.animation !== null) writeNumber(writer, encoder.tick - facts.animation.since);
}

function writeColdFields(
  encoder: RoomEncoder,
  writer: ByteWriter,
  place: number,
  bits: number,
  level: number,
): void {
  const { places } = encoder;
  const { names } = encoder.wire;
  const facts = places.facts[place]!;
  if ((bits & cold.track) !== 0) writeTrack(encoder, writer, place);
  if ((bits & cold.attributes) !== 0) writeAttributes(encoder, writer, places.attributes[place]!);
  if ((bits & cold.ownAttributes) !== 0) {
    const isFor = (view: AttributeView): boolean => names.privateAttributes.get(view.attribute)! <= level;
    writeAttributes(encoder, writer, places.ownAttributes[place]!.filter(isFor));
  }
  if ((bits & cold.type) !== 0) writeName(writer, typesOf(names, facts.kind), facts.type);
  if ((bits & cold.scale) !== 0) writeNumber(writer, places.scale[place]!);
  if ((bits & cold.name) !== 0) writeTextOrNull(writer, facts.name, TEXT_BYTES_MAX);
  if ((bits & cold.team) !== 0) writeName(writer, names.teams, facts.team);
  if ((bits & cold.owner) !== 0) writeCountOrNull(writer, facts.owner);
  if ((bits & cold.look) !== 0) {
    writeByte(writer, facts.opacity === null ? 0 : 1);
    if (facts.opacity !== null) writeNumber(writer, facts.opacity);
    writeTextOrNull(writer, facts.tint, ID_BYTES_MAX);
  }
  if ((bits & cold.streams) !== 0) writeNames(writer, names.effects, facts.streams);
  if ((bits & cold.text) !== 0) writeTextOrNull(writer, facts.text, TEXT_BYTES_MAX);
  if ((bits & cold.held) !== 0) writeName(writer, names.items, facts.held);
  if ((bits & cold.carrier) !== 0) writeCountOrNull(writer, facts.carrier);
  if ((bits & cold.buffs) !== 0) writeNames(writer, names.buffs, facts.buffs);
  if ((bits & cold.count) !== 0) writeNumber(writer, facts.count);
}

/** 1: it has a velocity. 2: it drifts otherwise. What does not drift has no age. */
function writeTrack(encoder: RoomEncoder, writer: ByteWriter, place: number): void {
  const { places } = encoder;
  const hasVelocity = places.vx[place] !== 0 || places.vy[place] !== 0;
  const hasDrift = places.driftX[place] !== places.vx[place] || places.driftY[place] !== places.vy[place];
  writeSigned(writer, places.trackX[place]!);
  writeSigned(writer, places.trackY[place]!);
  writeByte(writer, (hasVelocity ? 1 : 0) | (hasDrift ? 2 : 0));
  if (hasVelocity) {
    writeSigned(writer, places.vx[place]!);
    writeSigned(writer, places.vy[place]!);
  }
  if (hasDrift) writeDrift(writer, places, place);
  if (hasVelocity || hasDrift) writeVarint(writer, encoder.tick - places.trackTick[place]!);
}

function writeDrift(writer: ByteWriter, places: Places, place: number): void {
  writeSigned(writer, places.driftX[place]! - places.vx[place]!);
  writeSigned(writer, places.driftY[place]! - places.vy[place]!);
}

function writeAttributes(encoder: RoomEncoder, writer: ByteWriter, views: readonly AttributeView[]): void {
  const length = Math.min(views.length, LIST_MAX);
  writeVarint(writer, length);
  for (let index = 0; index < length; index += 1) attribute.write(writer, views[index]!, encoder.wire);
}

function writeNames(writer: ByteWriter, table: NameTable, names: readonly string[]): void {
  const length = Math.min(names.length, LIST_MAX);
  writeVarint(writer, length);
  for (let index = 0; index < length; index += 1) writeName(writer, table, names[index]!);
}

/** 0 is nothing; others are one more than they are. */
function writeCountOrNull(writer: ByteWriter, value: number | null): void {
  writeNumber(writer, value === null ? 0 : value + 1);
}

function writeTextOrNull(writer: ByteWriter, text: string | null, bytesMax: number): void {
  writeByte(writer, text === null ? 0 : 1);
  if (text !== null) writeText(writer, text, bytesMax);
}
