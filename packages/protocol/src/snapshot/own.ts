import type { Point } from '@playloom/game-format';
import { BrokenBytes, type ByteReader, readByte, readNumber } from '../bytes/ByteReader.ts';
import { type ByteWriter, writeByte, writeNumber, writeVarint } from '../bytes/ByteWriter.ts';
import { deltaRecord, dictionary, list, nullable, record } from '../fields/compounds.ts';
import type { Wire } from '../fields/Field.ts';
import { named, namedOrNull } from '../fields/names.ts';
import { count, id, number, text, tickNearby, yesOrNo } from '../fields/scalars.ts';
import { OPTIONS_MAX } from '../limits.ts';
import type { OwnUnitView, OwnView, SlotView } from '../View.ts';
import { attribute } from './attributes.ts';

/** What a client knows of itself before it was told anything. */
export const blankOwn: OwnView = {
  controlsTick: 0,
  controlsLead: 0,
  unit: null,
  respawnAt: 0,
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

const point = record<Point>({ x: number, y: number });

const platform = record<NonNullable<OwnUnitView['platform']>>({
  isGrounded: yesOrNo,
  groundedAt: tickNearby,
  isJumpHeld: yesOrNo,
  jumpWantedAt: number,
  jumpsLeft: number,
  isJumping: yesOrNo,
  dropsUntil: number,
  wallSide: number,
});

/** Position, velocity and rotation of the unit below. */
const MOTION_MASK = 31;

/** `findUnitMask` and `writeUnit` count on this order. */
export const unit = deltaRecord<OwnUnitView>({
  x: number,
  y: number,
  vx: number,
  vy: number,
  rotation: number,
  platform: nullable(platform),
  spin: number,
  id: count(),
  type: named('units'),
  scale: number,
  speed: number,
  isSteerable: yesOrNo,
  pushedUntil: number,
});

const slot = record<SlotView>({ item: named('items'), count: number, ammo: number, reloadAt: number });

type Rest = Omit<OwnView, 'unit' | 'controlsTick'>;

/** Those that change most come first: the mask is then one byte. */
const rest = deltaRecord<Rest>({
  controlsLead: number,
  attributes: list(attribute),
  cooldowns: dictionary(id, number),
  inventory: list(nullable(slot)),
  heldSlot: count(),
  camera: record<OwnView['camera']>({ target: nullable(count()), position: nullable(point), zoom: number }),
  respawnAt: number,
  music: namedOrNull('sounds'),
  texts: dictionary(id, text()),
  panels: list(named('panels')),
  dialogue: nullable(
    record<NonNullable<OwnView['dialogue']>>({
      dialogue: named('dialogues'),
      node: named('dialogueNodes'),
      partner: nullable(count()),
      options: list(count(OPTIONS_MAX)),
    }),
  ),
  shop: nullable(
    record<NonNullable<OwnView['shop']>>({
      shop: named('shops'),
      partner: nullable(count()),
      offers: list(named('offers')),
      money: number,
    }),
  ),
  question: nullable(record<NonNullable<OwnView['question']>>({ name: id, text: text() })),
});

/** The tick of the controls goes on with the snapshot's, stays, or is told as the distance between both. */
const told = { rest: 1, unit: 2, noUnit: 4, controlsGoOn: 8, controlsTick: 16 } as const;
const TOLD_ALL = 31;

/** One byte that says which parts follow; 0 when nothing is new. */
export function writeOwn(writer: ByteWriter, before: OwnView, now: OwnView, wire: Wire): void {
  const flagsAt = writer.length;
  let flags = 0;
  writeByte(writer, 0);
  const controlsTicks = now.controlsTick - before.controlsTick;
  if (controlsTicks !== 0 && controlsTicks === wire.tick - wire.tickBefore) flags |= told.controlsGoOn;
  else if (controlsTicks !== 0) {
    flags |= told.controlsTick;
    writeNumber(writer, wire.tick - now.controlsTick);
  }
  const restMask = isRestUntouched(before, now) ? 0 : rest.findMask(before, now, wire);
  if (restMask !== 0) {
    flags |= told.rest;
    rest.writeMasked(writer, restMask, now, wire);
  }
  if (now.unit === null) {
    if (before.unit !== null) flags |= told.noUnit;
  } else {
    const unitMask = findUnitMask(before.unit ?? blankUnit, now.unit, wire);
    if (unitMask !== 0 || before.unit === null) {
      flags |= told.unit;
      writeUnit(writer, unitMask, now.unit, wire);
    }
  }
  writer.bytes[flagsAt] = flags;
}

/** Mostly it moved and nothing else: then it is written out too. */
function writeUnit(writer: ByteWriter, mask: number, now: OwnUnitView, wire: Wire): void {
  if (mask > MOTION_MASK) {
    unit.writeMasked(writer, mask, now, wire);
    return;
  }
  writeVarint(writer, mask);
  if ((mask & 1) !== 0) writeNumber(writer, now.x);
  if ((mask & 2) !== 0) writeNumber(writer, now.y);
  if ((mask & 4) !== 0) writeNumber(writer, now.vx);
  if ((mask & 8) !== 0) writeNumber(writer, now.vy);
  if ((mask & 16) !== 0) writeNumber(writer, now.rotation);
}

/** As it mostly is. Written out here and below: asking field by field, for every client, takes many times as long. */
function isRestUntouched(before: Rest, now: Rest): boolean {
  return (
    Object.is(before.controlsLead, now.controlsLead) &&
    before.attributes === now.attributes &&
    before.cooldowns === now.cooldowns &&
    before.inventory === now.inventory &&
    Object.is(before.heldSlot, now.heldSlot) &&
    before.camera === now.camera &&
    Object.is(before.respawnAt, now.respawnAt) &&
    before.music === now.music &&
    before.texts === now.texts &&
    before.panels === now.panels &&
    before.dialogue === now.dialogue &&
    before.shop === now.shop &&
    before.question === now.question
  );
}

export function findUnitMask(before: OwnUnitView, now: OwnUnitView, wire: Wire): number {
  // How long ago something happened changes without a new value.
  if (before.platform !== null || now.platform !== null) return unit.findMask(before, now, wire);
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

export function readOwn(reader: ByteReader, before: OwnView, wire: Wire): OwnView {
  const flags = readByte(reader);
  if (flags > TOLD_ALL) throw new BrokenBytes('out-of-range');
  const controlsTick = readControlsTick(reader, flags, before.controlsTick, wire);
  const parts: Rest =
    (flags & told.rest) !== 0 ? rest.readDelta(reader, before, wire) : rest.carry(before, wire);
  return { ...parts, controlsTick, unit: readUnit(reader, flags, before.unit, wire) };
}

/** What is known of oneself when a snapshot does not speak of it. */
export function carryOwn(before: OwnView, wire: Wire): OwnView {
  return before.unit === null ? before : { ...before, unit: unit.carry(before.unit, wire) };
}

function readControlsTick(reader: ByteReader, flags: number, before: number, wire: Wire): number {
  if ((flags & told.controlsTick) !== 0) return wire.tick - readNumber(reader);
  return (flags & told.controlsGoOn) === 0 ? before : before + wire.tick - wire.tickBefore;
}

function readUnit(
  reader: ByteReader,
  flags: number,
  before: OwnUnitView | null,
  wire: Wire,
): OwnUnitView | null {
  if ((flags & told.unit) !== 0) return unit.readDelta(reader, before ?? blankUnit, wire);
  return (flags & told.noUnit) !== 0 || before === null ? null : unit.carry(before, wire);
}
