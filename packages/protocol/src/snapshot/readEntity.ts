import {
  BrokenBytes,
  type ByteReader,
  readByte,
  readCount,
  readNumber,
  readSigned,
  readText,
  readVarint,
} from '../bytes/ByteReader.ts';
import type { Wire } from '../fields/Field.ts';
import { readGivenName, readName } from '../fields/names.ts';
import { ID_BYTES_MAX, LIST_MAX, TEXT_BYTES_MAX } from '../limits.ts';
import type { NameTable } from '../Names.ts';
import type { AttributeView, EntityView } from '../View.ts';
import { attribute, fromAttributeSteps } from './attributes.ts';
import {
  blankEntity,
  cold,
  COLD_ALL,
  flagBits,
  FLAGS_ALL,
  hot,
  kinds,
  noAttributes,
  typesOf,
} from './entityLayout.ts';
import { reckon, showPosition, showVelocity, toRotation } from './quantise.ts';

/** An entity and what it is reckoned on from; in fine positions and velocities. */
export interface KnownEntity {
  view: EntityView;
  trackX: number;
  trackY: number;
  trackTick: number;
  vx: number;
  vy: number;
  driftX: number;
  driftY: number;
  attributes: readonly AttributeView[];
  ownAttributes: readonly AttributeView[];
}

type Draft = { -readonly [Key in keyof EntityView]: EntityView[Key] };

export function readWhole(reader: ByteReader, wire: Wire): KnownEntity {
  const id = readVarint(reader);
  const kind = kinds[readByte(reader)];
  if (kind === undefined) throw new BrokenBytes('out-of-range');
  const type = readGivenName(reader, typesOf(wire.names, kind));
  const bornAt = wire.tick - readNumber(reader);
  const known: KnownEntity = {
    view: { id, kind, type, bornAt, x: 0, y: 0, ...blankEntity },
    trackX: 0,
    trackY: 0,
    trackTick: wire.tick,
    vx: 0,
    vy: 0,
    driftX: 0,
    driftY: 0,
    attributes: noAttributes,
    ownAttributes: noAttributes,
  };
  readChange(reader, known, wire);
  return known;
}

/** Moves it to where it is at the snapshot's tick; the view is replaced only when that shows. */
export function reckonEntity(known: KnownEntity, wire: Wire): void {
  const ticks = wire.tick - known.trackTick;
  const { tickRate } = wire.names;
  const x = showPosition(reckon(known.trackX, known.driftX, ticks, tickRate));
  const y = showPosition(reckon(known.trackY, known.driftY, ticks, tickRate));
  if (x !== known.view.x || y !== known.view.y) known.view = { ...known.view, x, y };
}

export function readChange(reader: ByteReader, known: KnownEntity, wire: Wire): void {
  const draft: Draft = { ...known.view };
  const hotBits = readByte(reader);
  const coldBits = (hotBits & hot.more) === 0 ? 0 : readVarint(reader);
  if (coldBits > COLD_ALL) throw new BrokenBytes('out-of-range');
  readTrackChange(reader, known, hotBits, wire);
  if ((hotBits & hot.rotation) !== 0) draft.rotation = toRotation(readByte(reader));
  if ((hotBits & hot.flags) !== 0) readFlags(reader, draft);
  if ((hotBits & hot.animation) !== 0) draft.animation = readAnimation(reader, wire);
  if ((hotBits & hot.values) !== 0) {
    known.attributes = known.attributes.map((view) => ({
      ...view,
      value: fromAttributeSteps(readNumber(reader), view.max),
    }));
  }
  if (coldBits !== 0) readColdFields(reader, known, draft, coldBits, wire);
  if ((hotBits & hot.values) !== 0 || (coldBits & (cold.attributes | cold.ownAttributes)) !== 0) {
    draft.attributes =
      known.ownAttributes.length === 0 ? known.attributes : [...known.attributes, ...known.ownAttributes];
  }
  draft.vx = showVelocity(known.vx);
  draft.vy = showVelocity(known.vy);
  known.view = draft;
}

function readTrackChange(reader: ByteReader, known: KnownEntity, hotBits: number, wire: Wire): void {
  if ((hotBits & (hot.position | hot.velocity | hot.drift)) === 0) return;
  const ticks = wire.tick - known.trackTick;
  const { tickRate } = wire.names;
  const isOff = (hotBits & hot.position) !== 0;
  const offX = isOff ? readSigned(reader) : 0;
  const offY = isOff ? readSigned(reader) : 0;
  known.trackX = (reckon(known.trackX, known.driftX, ticks, tickRate) + offX) | 0;
  known.trackY = (reckon(known.trackY, known.driftY, ticks, tickRate) + offY) | 0;
  known.trackTick = wire.tick;
  if ((hotBits & hot.velocity) !== 0) {
    known.vx = (known.vx + readSigned(reader)) | 0;
    known.vy = (known.vy + readSigned(reader)) | 0;
    known.driftX = known.vx;
    known.driftY = known.vy;
  }
  if ((hotBits & hot.drift) !== 0) readDrift(reader, known);
}

function readDrift(reader: ByteReader, known: KnownEntity): void {
  known.driftX = (known.vx + readSigned(reader)) | 0;
  known.driftY = (known.vy + readSigned(reader)) | 0;
}

function readTrack(reader: ByteReader, known: KnownEntity, wire: Wire): void {
  known.trackX = readSigned(reader);
  known.trackY = readSigned(reader);
  const parts = readByte(reader);
  if (parts > 3) throw new BrokenBytes('out-of-range');
  const hasVelocity = (parts & 1) !== 0;
  known.vx = hasVelocity ? readSigned(reader) : 0;
  known.vy = hasVelocity ? readSigned(reader) : 0;
  known.driftX = known.vx;
  known.driftY = known.vy;
  if ((parts & 2) !== 0) readDrift(reader, known);
  known.trackTick = parts === 0 ? wire.tick : wire.tick - readVarint(reader);
}

function readFlags(reader: ByteReader, draft: Draft): void {
  const flags = readByte(reader);
  if (flags > FLAGS_ALL) throw new BrokenBytes('out-of-range');
  draft.isDead = (flags & flagBits.isDead) !== 0;
  draft.isMoving = (flags & flagBits.isMoving) !== 0;
  draft.isGrounded = (flags & flagBits.isGrounded) !== 0;
  draft.hasNameLabel = (flags & flagBits.hasNameLabel) !== 0;
}

function readAnimation(reader: ByteReader, wire: Wire): EntityView['animation'] {
  const name = readName(reader, wire.names.animations);
  return name === null ? null : { name, since: wire.tick - readNumber(reader) };
}

function readColdFields(
  reader: ByteReader,
  known: KnownEntity,
  draft: Draft,
  bits: number,
  wire: Wire,
): void {
  const { names } = wire;
  if ((bits & cold.track) !== 0) readTrack(reader, known, wire);
  if ((bits & cold.attributes) !== 0) known.attributes = readAttributes(reader, wire);
  if ((bits & cold.ownAttributes) !== 0) known.ownAttributes = readAttributes(reader, wire);
  if ((bits & cold.type) !== 0) draft.type = readGivenName(reader, typesOf(names, draft.kind));
  if ((bits & cold.scale) !== 0) draft.scale = readNumber(reader);
  if ((bits & cold.name) !== 0) draft.name = readTextOrNull(reader, TEXT_BYTES_MAX);
  if ((bits & cold.team) !== 0) draft.team = readName(reader, names.teams);
  if ((bits & cold.owner) !== 0) draft.owner = readCountOrNull(reader);
  if ((bits & cold.look) !== 0) {
    draft.opacity = readByte(reader) === 0 ? null : readNumber(reader);
    draft.tint = readTextOrNull(reader, ID_BYTES_MAX);
  }
  if ((bits & cold.streams) !== 0) draft.streams = readNames(reader, names.effects);
  if ((bits & cold.text) !== 0) draft.text = readTextOrNull(reader, TEXT_BYTES_MAX);
  if ((bits & cold.held) !== 0) draft.held = readName(reader, names.items);
  if ((bits & cold.carrier) !== 0) draft.carrier = readCountOrNull(reader);
  if ((bits & cold.buffs) !== 0) draft.buffs = readNames(reader, names.buffs);
  if ((bits & cold.count) !== 0) draft.count = readNumber(reader);
}

function readAttributes(reader: ByteReader, wire: Wire): readonly AttributeView[] {
  const length = readCount(reader, LIST_MAX);
  const views: AttributeView[] = [];
  for (let index = 0; index < length; index += 1) views.push(attribute.read(reader, wire));
  return views;
}

function readNames(reader: ByteReader, table: NameTable): readonly string[] {
  const length = readCount(reader, LIST_MAX);
  const names: string[] = [];
  for (let index = 0; index < length; index += 1) names.push(readGivenName(reader, table));
  return names;
}

function readCountOrNull(reader: ByteReader): number | null {
  const value = readNumber(reader);
  return value === 0 ? null : value - 1;
}

function readTextOrNull(reader: ByteReader, bytesMax: number): string | null {
  return readByte(reader) === 0 ? null : readText(reader, bytesMax);
}
