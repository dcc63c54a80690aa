import {
  DecodeError,
  type ByteReader,
  readUint8,
  readCount,
  readNumber,
  readSigned,
  readText,
  readVarint,
} from '../bytes/ByteReader.ts';
import type { WireContext } from '../fields/Field.ts';
import { readRequiredName, readName } from '../fields/names.ts';
import { ID_BYTES_MAX, LIST_MAX, TEXT_BYTES_MAX } from '../wire/limits.ts';
import type { NameTable } from '../wire/WireNames.ts';
import type { AttributeView, EntityView } from '../view/View.ts';
import { attributeField, fromAttributeSteps } from './attributes.ts';
import {
  blankEntity,
  coldFields,
  COLD_FIELDS_ALL,
  flagBits,
  FLAGS_ALL,
  hotFields,
  wireEntityKinds,
  emptyAttributeViews,
  findTypeTable,
  TURN_MASK,
  turnBits,
} from './entityLayout.ts';
import {
  extrapolatePosition,
  fromCorrection,
  toFine,
  toRotation,
  toShownPosition,
  toShownVelocity,
} from '../wire/quantize.ts';
import { extrapolateTurn, turnShapes } from '../wire/turns.ts';

/**
 * An entity and the track it is extrapolated from. Positions and drift are fine, the velocity is the displayed one.
 */
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

export function readFullEntity(reader: ByteReader, wire: WireContext): KnownEntity {
  const id = readVarint(reader);
  const kind = wireEntityKinds[readUint8(reader)];
  if (kind === undefined) throw new DecodeError('out-of-range');
  const type = readRequiredName(reader, findTypeTable(wire.names, kind));
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
    attributes: emptyAttributeViews,
    ownAttributes: emptyAttributeViews,
  };
  readEntityChange(reader, known, wire);
  return known;
}

/**
 * Moves an entity to its position at the snapshot's tick; the view is replaced only if the change is visible.
 */
export function extrapolateEntity(known: KnownEntity, wire: WireContext): void {
  const ticks = wire.tick - known.trackTick;
  const { tickRate } = wire.names;
  const x = toShownPosition(extrapolatePosition(known.trackX, known.driftX, ticks, tickRate));
  const y = toShownPosition(extrapolatePosition(known.trackY, known.driftY, ticks, tickRate));
  if (x !== known.view.x || y !== known.view.y) known.view = { ...known.view, x, y };
}

export function readEntityChange(reader: ByteReader, known: KnownEntity, wire: WireContext): void {
  const draft: Draft = { ...known.view };
  const hotBits = readUint8(reader);
  const coldBits = (hotBits & hotFields.more) === 0 ? 0 : readVarint(reader);
  if (coldBits > COLD_FIELDS_ALL) throw new DecodeError('out-of-range');
  readTrackChange(reader, known, hotBits, wire);
  if ((hotBits & hotFields.rotation) !== 0) draft.rotation = toRotation(readUint8(reader));
  if ((hotBits & hotFields.flags) !== 0) readFlags(reader, draft);
  if ((hotBits & hotFields.animation) !== 0) draft.animation = readAnimation(reader, wire);
  if ((hotBits & hotFields.values) !== 0) {
    known.attributes = known.attributes.map((view) => ({
      ...view,
      value: fromAttributeSteps(readNumber(reader), view.max),
    }));
  }
  if (coldBits !== 0) readColdFields(reader, known, draft, coldBits, wire);
  if (
    (hotBits & hotFields.values) !== 0 ||
    (coldBits & (coldFields.attributes | coldFields.ownAttributes)) !== 0
  ) {
    draft.attributes =
      known.ownAttributes.length === 0 ? known.attributes : [...known.attributes, ...known.ownAttributes];
  }
  draft.vx = toShownVelocity(known.vx);
  draft.vy = toShownVelocity(known.vy);
  known.view = draft;
}

function readTrackChange(reader: ByteReader, known: KnownEntity, hotBits: number, wire: WireContext): void {
  if ((hotBits & hotFields.velocity) !== 0) {
    readTurn(reader, known, hotBits & TURN_MASK, wire);
  } else if ((hotBits & TURN_MASK) !== 0) {
    moveTrack(known, wire.tick, wire);
    if ((hotBits & hotFields.position) !== 0) readCorrection(reader, known);
    if ((hotBits & hotFields.drift) !== 0) readDrift(reader, known);
  }
}

function readTurn(reader: ByteReader, known: KnownEntity, bits: number, wire: WireContext): void {
  const shape =
    bits === turnBits.early ? turnShapes.early : bits === turnBits.late ? turnShapes.late : turnShapes.even;
  moveTrack(known, wire.tickBefore, wire);
  const { driftX, driftY } = known;
  known.vx = (known.vx + readSigned(reader)) | 0;
  known.vy = (known.vy + readSigned(reader)) | 0;
  known.driftX = toFine(known.vx);
  known.driftY = toFine(known.vy);
  const ticks = wire.tick - wire.tickBefore;
  const { tickRate } = wire.names;
  known.trackX = extrapolateTurn(shape, known.trackX, driftX, known.driftX, ticks, tickRate);
  known.trackY = extrapolateTurn(shape, known.trackY, driftY, known.driftY, ticks, tickRate);
  known.trackTick = wire.tick;
  if (bits === turnBits.corrected) readCorrection(reader, known);
}

function readCorrection(reader: ByteReader, known: KnownEntity): void {
  known.trackX = (known.trackX + fromCorrection(readSigned(reader))) | 0;
  known.trackY = (known.trackY + fromCorrection(readSigned(reader))) | 0;
}

/** Moves the beginning of a track along it, to a later tick. */
function moveTrack(known: KnownEntity, tick: number, { names: { tickRate } }: WireContext): void {
  const ticks = tick - known.trackTick;
  known.trackX = extrapolatePosition(known.trackX, known.driftX, ticks, tickRate);
  known.trackY = extrapolatePosition(known.trackY, known.driftY, ticks, tickRate);
  known.trackTick = tick;
}

function readDrift(reader: ByteReader, known: KnownEntity): void {
  known.driftX = (toFine(known.vx) + readSigned(reader)) | 0;
  known.driftY = (toFine(known.vy) + readSigned(reader)) | 0;
}

function readTrack(reader: ByteReader, known: KnownEntity, wire: WireContext): void {
  const parts = readUint8(reader);
  if (parts > 7) throw new DecodeError('out-of-range');
  const isShown = (parts & 4) !== 0;
  known.trackX = isShown ? toFine(readSigned(reader)) : readSigned(reader);
  known.trackY = isShown ? toFine(readSigned(reader)) : readSigned(reader);
  const hasVelocity = (parts & 1) !== 0;
  known.vx = hasVelocity ? readSigned(reader) : 0;
  known.vy = hasVelocity ? readSigned(reader) : 0;
  known.driftX = toFine(known.vx);
  known.driftY = toFine(known.vy);
  if ((parts & 2) !== 0) readDrift(reader, known);
  known.trackTick = (parts & 3) === 0 ? wire.tick : wire.tick - readVarint(reader);
}

function readFlags(reader: ByteReader, draft: Draft): void {
  const flags = readUint8(reader);
  if (flags > FLAGS_ALL) throw new DecodeError('out-of-range');
  draft.isDead = (flags & flagBits.isDead) !== 0;
  draft.isMoving = (flags & flagBits.isMoving) !== 0;
  draft.isGrounded = (flags & flagBits.isGrounded) !== 0;
  draft.hasNameLabel = (flags & flagBits.hasNameLabel) !== 0;
  draft.isProtected = (flags & flagBits.isProtected) !== 0;
}

function readAnimation(reader: ByteReader, wire: WireContext): EntityView['animation'] {
  const name = readName(reader, wire.names.animations);
  return name === null ? null : { name, since: wire.tick - readNumber(reader) };
}

function readColdFields(
  reader: ByteReader,
  known: KnownEntity,
  draft: Draft,
  bits: number,
  wire: WireContext,
): void {
  const { names } = wire;
  if ((bits & coldFields.track) !== 0) readTrack(reader, known, wire);
  if ((bits & coldFields.attributes) !== 0) known.attributes = readAttributes(reader, wire);
  if ((bits & coldFields.ownAttributes) !== 0) known.ownAttributes = readAttributes(reader, wire);
  if ((bits & coldFields.type) !== 0) draft.type = readRequiredName(reader, findTypeTable(names, draft.kind));
  if ((bits & coldFields.scale) !== 0) draft.scale = readNumber(reader);
  if ((bits & coldFields.name) !== 0) draft.name = readTextOrNull(reader, TEXT_BYTES_MAX);
  if ((bits & coldFields.team) !== 0) draft.team = readName(reader, names.teams);
  if ((bits & coldFields.owner) !== 0) draft.owner = readCountOrNull(reader);
  if ((bits & coldFields.look) !== 0) {
    draft.opacity = readUint8(reader) === 0 ? null : readNumber(reader);
    draft.tint = readTextOrNull(reader, ID_BYTES_MAX);
  }
  if ((bits & coldFields.streams) !== 0) draft.streams = readNames(reader, names.effects);
  if ((bits & coldFields.text) !== 0) draft.text = readTextOrNull(reader, TEXT_BYTES_MAX);
  if ((bits & coldFields.held) !== 0) draft.held = readName(reader, names.items);
  if ((bits & coldFields.carrier) !== 0) draft.carrier = readCountOrNull(reader);
  if ((bits & coldFields.buffs) !== 0) draft.buffs = readNames(reader, names.buffs);
  if ((bits & coldFields.count) !== 0) draft.count = readNumber(reader);
}

function readAttributes(reader: ByteReader, wire: WireContext): readonly AttributeView[] {
  const length = readCount(reader, LIST_MAX);
  const views: AttributeView[] = [];
  for (let index = 0; index < length; index += 1) views.push(attributeField.read(reader, wire));
  return views;
}

function readNames(reader: ByteReader, table: NameTable): readonly string[] {
  const length = readCount(reader, LIST_MAX);
  const names: string[] = [];
  for (let index = 0; index < length; index += 1) names.push(readRequiredName(reader, table));
  return names;
}

function readCountOrNull(reader: ByteReader): number | null {
  const value = readNumber(reader);
  return value === 0 ? null : value - 1;
}

function readTextOrNull(reader: ByteReader, bytesMax: number): string | null {
  return readUint8(reader) === 0 ? null : readText(reader, bytesMax);
}
