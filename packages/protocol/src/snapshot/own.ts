import type { Point } from '@playloom/game-format';
import { goalPeriods, markerIcons } from '@playloom/game-format/basics';
import { DecodeError, type ByteReader, readUint8, readNumber } from '../bytes/ByteReader.ts';
import { type ByteWriter, writeUint8, writeNumber, writeVarint } from '../bytes/ByteWriter.ts';
import { readNumberNear, writeNumberNear } from '../bytes/nearNumbers.ts';
import {
  deltaRecordField,
  dictionaryField,
  listField,
  nullableField,
  recordField,
} from '../fields/compounds.ts';
import type { WireContext } from '../fields/Field.ts';
import { tableNameField, nullableTableNameField } from '../fields/names.ts';
import {
  coordinateField,
  countField,
  enumField,
  idField,
  colorField,
  numberField,
  textField,
  nearbyTickField,
  booleanField,
} from '../fields/scalars.ts';
import { OPTIONS_MAX } from '../wire/limits.ts';
import { averageTurn, turnShapes } from '../wire/turns.ts';
import {
  type AchievementView,
  type GoalView,
  type MarkerView,
  markerFlags,
  type OwnUnitView,
  type OwnView,
  type SlotView,
} from '../view/View.ts';
import { attributeField } from './attributes.ts';

/** The own state before the first snapshot. */
export const blankOwnView: OwnView = {
  controlsTick: 0,
  controlsLead: 0,
  unit: null,
  respawnAt: 0,
  protectedUntil: 0,
  inventory: [],
  heldSlot: 0,
  attributes: [],
  cooldowns: {},
  camera: { target: null, position: null, zoom: 1 },
  music: null,
  texts: {},
  panels: [],
  dialogue: null,
  shop: null,
  question: null,
  markers: [],
  achievements: [],
  goals: [],
};

const blankUnit: OwnUnitView = {
  id: 0,
  type: '',
  x: 0,
  y: 0,
  rotation: 0,
  vx: 0,
  vy: 0,
  spin: 0,
  scale: 1,
  speed: 0,
  isSteerable: true,
  pushedUntil: 0,
  platform: null,
};

const point = recordField<Point>({ x: numberField, y: numberField });

const platform = recordField<NonNullable<OwnUnitView['platform']>>({
  isGrounded: booleanField,
  groundedAt: nearbyTickField,
  isJumpHeld: booleanField,
  jumpWantedAt: numberField,
  jumpsLeft: numberField,
  isJumping: booleanField,
  dropsUntil: numberField,
  wallSide: numberField,
});

/** The mask bits of position, velocity and rotation in `unit`. */
const MOTION_MASK = 31;

/** `findUnitMask`, `writeMotion` and `readMotion` rely on this order. */
export const ownUnitField = deltaRecordField<OwnUnitView>({
  x: numberField,
  y: numberField,
  vx: numberField,
  vy: numberField,
  rotation: numberField,
  platform: nullableField(platform),
  spin: numberField,
  id: countField(),
  type: tableNameField('units'),
  scale: numberField,
  speed: numberField,
  isSteerable: booleanField,
  pushedUntil: numberField,
});

const slot = recordField<SlotView>({
  item: tableNameField('items'),
  count: numberField,
  ammo: numberField,
  reloadAt: numberField,
});

const MARKER_FLAGS_ALL = Object.values(markerFlags).reduce((sum, flag) => sum + flag, 0);

const marker = recordField<MarkerView>({
  entity: nullableField(countField()),
  at: nullableField(recordField<Point>({ x: coordinateField, y: coordinateField })),
  icon: enumField(markerIcons),
  color: nullableField(colorField),
  team: nullableTableNameField('teams'),
  flags: countField(MARKER_FLAGS_ALL),
});

type Rest = Omit<OwnView, 'unit' | 'controlsTick'>;

/** Frequently changed parts come first, so that the mask fits in one byte. */
const rest = deltaRecordField<Rest>({
  controlsLead: numberField,
  attributes: listField(attributeField),
  cooldowns: dictionaryField(idField, numberField),
  inventory: listField(nullableField(slot)),
  heldSlot: countField(),
  camera: recordField<OwnView['camera']>({
    target: nullableField(countField()),
    position: nullableField(point),
    zoom: numberField,
  }),
  respawnAt: numberField,
  protectedUntil: numberField,
  music: nullableTableNameField('sounds'),
  texts: dictionaryField(idField, textField()),
  panels: listField(tableNameField('panels')),
  dialogue: nullableField(
    recordField<NonNullable<OwnView['dialogue']>>({
      dialogue: tableNameField('dialogues'),
      node: tableNameField('dialogueNodes'),
      partner: nullableField(countField()),
      options: listField(countField(OPTIONS_MAX)),
    }),
  ),
  shop: nullableField(
    recordField<NonNullable<OwnView['shop']>>({
      shop: tableNameField('shops'),
      partner: nullableField(countField()),
      offers: listField(tableNameField('offers')),
      money: numberField,
    }),
  ),
  question: nullableField(
    recordField<NonNullable<OwnView['question']>>({ name: idField, text: textField() }),
  ),
  markers: listField(marker),
  achievements: listField(
    recordField<AchievementView>({ left: countField(), name: textField(), text: textField() }),
  ),
  goals: listField(
    recordField<GoalView>({
      period: enumField(goalPeriods),
      name: textField(),
      text: textField(),
      icon: enumField(markerIcons),
      points: countField(),
      count: countField(),
      goal: countField(),
      isTime: booleanField,
    }),
  ),
});

/**
 * Flags in the first byte. If neither controls flag is set, the tick of the controls is unchanged; with
 * `controlsContinue` it advances as much as the snapshot's tick; with `controlsTick` it is sent.
 */
const ownParts = { rest: 1, unit: 2, noUnit: 4, controlsContinue: 8, controlsTick: 16 } as const;
const OWN_PARTS_ALL = 31;

/** Writes one byte that lists the changed parts, 0 if nothing changed, and then the parts. */
export function writeOwnView(writer: ByteWriter, before: OwnView, now: OwnView, wire: WireContext): void {
  const flagsAt = writer.length;
  let flags = 0;
  writeUint8(writer, 0);
  const controlsTicks = now.controlsTick - before.controlsTick;
  if (controlsTicks !== 0 && controlsTicks === wire.tick - wire.tickBefore)
    flags |= ownParts.controlsContinue;
  else if (controlsTicks !== 0) {
    flags |= ownParts.controlsTick;
    writeNumber(writer, wire.tick - now.controlsTick);
  }
  const restMask = isRestUntouched(before, now) ? 0 : rest.findMask(before, now, wire);
  if (restMask !== 0) {
    flags |= ownParts.rest;
    rest.writeMasked(writer, restMask, now, wire);
  }
  if (now.unit === null) {
    if (before.unit !== null) flags |= ownParts.noUnit;
  } else {
    const unitMask = findUnitMask(before.unit ?? blankUnit, now.unit, wire);
    if (unitMask !== 0 || before.unit === null) {
      flags |= ownParts.unit;
      writeUnit(writer, unitMask, before.unit ?? blankUnit, now.unit, wire);
    }
  }
  writer.bytes[flagsAt] = flags;
}

/** Writes the changed fields of the own unit. Usually only its motion changed. */
function writeUnit(
  writer: ByteWriter,
  mask: number,
  before: OwnUnitView,
  now: OwnUnitView,
  wire: WireContext,
): void {
  writeVarint(writer, mask);
  writeMotion(writer, mask, before, now, wire);
  if (mask > MOTION_MASK) ownUnitField.writeParts(writer, mask & ~MOTION_MASK, now, wire);
}

/** Writes the velocity first, because it tells where the unit should be. */
function writeMotion(
  writer: ByteWriter,
  mask: number,
  before: OwnUnitView,
  now: OwnUnitView,
  wire: WireContext,
): void {
  if ((mask & 4) !== 0) writeNumberNear(writer, now.vx, expectVelocities(before.vx, before.speed));
  if ((mask & 8) !== 0) writeNumberNear(writer, now.vy, expectVelocities(before.vy, before.speed));
  if ((mask & 1) !== 0) writeNumberNear(writer, now.x, expectPositions(before.x, before.vx, now.vx, wire));
  if ((mask & 2) !== 0) writeNumberNear(writer, now.y, expectPositions(before.y, before.vy, now.vy, wire));
  if ((mask & 16) !== 0) writeNumberNear(writer, now.rotation, [before.rotation]);
}

type UnitMotion = Pick<OwnUnitView, 'x' | 'y' | 'vx' | 'vy' | 'rotation'>;

function readMotion(reader: ByteReader, mask: number, before: OwnUnitView, wire: WireContext): UnitMotion {
  let { x, y, vx, vy, rotation } = before;
  if ((mask & 4) !== 0) vx = readNumberNear(reader, expectVelocities(vx, before.speed));
  if ((mask & 8) !== 0) vy = readNumberNear(reader, expectVelocities(vy, before.speed));
  if ((mask & 1) !== 0) x = readNumberNear(reader, expectPositions(x, before.vx, vx, wire));
  if ((mask & 2) !== 0) y = readNumberNear(reader, expectPositions(y, before.vy, vy, wire));
  if ((mask & 16) !== 0) rotation = readNumberNear(reader, [rotation]);
  return { x, y, vx, vy, rotation };
}

/** What one part of the velocity of a unit is while it walks in one of eight directions. */
function expectVelocities(before: number, speed: number): readonly number[] {
  const diagonal = speed * Math.SQRT1_2;
  return [before, speed, -speed, diagonal, -diagonal];
}

/** Where the unit is if nothing has stopped it. */
function expectPositions(
  start: number,
  from: number,
  to: number,
  { names, tick, tickBefore }: WireContext,
): readonly number[] {
  const ticks = tick - tickBefore;
  const seconds = ticks / names.tickRate;
  if (from === to) return [start + to * seconds];
  const { even, early, late } = turnShapes;
  return [
    start + averageTurn(even, from, to, ticks) * seconds,
    start + averageTurn(early, from, to, ticks) * seconds,
    start + averageTurn(late, from, to, ticks) * seconds,
  ];
}

/**
 * Whether nothing changed, which is the usual case. The comparisons are unrolled here and below: a loop over
 * the fields, for every client, takes many times as long.
 */
function isRestUntouched(before: Rest, now: Rest): boolean {
  return (
    Object.is(before.controlsLead, now.controlsLead) &&
    before.attributes === now.attributes &&
    before.cooldowns === now.cooldowns &&
    before.inventory === now.inventory &&
    Object.is(before.heldSlot, now.heldSlot) &&
    before.camera === now.camera &&
    Object.is(before.respawnAt, now.respawnAt) &&
    Object.is(before.protectedUntil, now.protectedUntil) &&
    before.music === now.music &&
    before.texts === now.texts &&
    before.panels === now.panels &&
    before.dialogue === now.dialogue &&
    before.shop === now.shop &&
    before.question === now.question &&
    before.markers === now.markers &&
    before.achievements === now.achievements &&
    before.goals === now.goals
  );
}

export function findUnitMask(before: OwnUnitView, now: OwnUnitView, wire: WireContext): number {
  // Ticks in `platform` are sent relative to the snapshot's tick, so they may need an update without a new
  // value.
  if (before.platform !== null || now.platform !== null) return ownUnitField.findMask(before, now, wire);
  return (
    (Object.is(before.x, now.x) ? 0 : 1) |
    (Object.is(before.y, now.y) ? 0 : 2) |
    (Object.is(before.vx, now.vx) ? 0 : 4) |
    (Object.is(before.vy, now.vy) ? 0 : 8) |
    (Object.is(before.rotation, now.rotation) ? 0 : 16) |
    (Object.is(before.spin, now.spin) ? 0 : 64) |
    (before.id === now.id ? 0 : 128) |
    (before.type === now.type ? 0 : 256) |
    (Object.is(before.scale, now.scale) ? 0 : 512) |
    (Object.is(before.speed, now.speed) ? 0 : 1024) |
    (before.isSteerable === now.isSteerable ? 0 : 2048) |
    (Object.is(before.pushedUntil, now.pushedUntil) ? 0 : 4096)
  );
}

export function readOwnView(reader: ByteReader, before: OwnView, wire: WireContext): OwnView {
  const flags = readUint8(reader);
  if (flags > OWN_PARTS_ALL) throw new DecodeError('out-of-range');
  const controlsTick = readControlsTick(reader, flags, before.controlsTick, wire);
  const parts: Rest =
    (flags & ownParts.rest) !== 0 ? rest.readDelta(reader, before, wire) : rest.carry(before, wire);
  return { ...parts, controlsTick, unit: readUnit(reader, flags, before.unit, wire) };
}

/** Updates the own state for a snapshot that doesn't include it. */
export function carryOwnView(before: OwnView, wire: WireContext): OwnView {
  return before.unit === null ? before : { ...before, unit: ownUnitField.carry(before.unit, wire) };
}

function readControlsTick(reader: ByteReader, flags: number, before: number, wire: WireContext): number {
  if ((flags & ownParts.controlsTick) !== 0) return wire.tick - readNumber(reader);
  return (flags & ownParts.controlsContinue) === 0 ? before : before + wire.tick - wire.tickBefore;
}

function readUnit(
  reader: ByteReader,
  flags: number,
  before: OwnUnitView | null,
  wire: WireContext,
): OwnUnitView | null {
  if ((flags & ownParts.unit) !== 0) return readChangedUnit(reader, before ?? blankUnit, wire);
  return (flags & ownParts.noUnit) !== 0 || before === null ? null : ownUnitField.carry(before, wire);
}

function readChangedUnit(reader: ByteReader, before: OwnUnitView, wire: WireContext): OwnUnitView {
  const mask = ownUnitField.readMask(reader);
  const motion = readMotion(reader, mask, before, wire);
  return { ...ownUnitField.readParts(reader, mask & ~MOTION_MASK, before, wire), ...motion };
}
