import { ENTITY_SLOTS_MAX } from '../wire/limits.ts';
import type { AttributeView } from '../view/View.ts';
import { hasSameAttributeLimits, toAttributeSteps } from './attributes.ts';
import { type EntityWireState, hotFields, emptyAttributeViews, turnBits } from './entityLayout.ts';
import { type EntitySlots, stampColumns, STAMP_COUNT, claimSlot } from './EntitySlots.ts';
import {
  computeDrift,
  extrapolatePosition,
  fromCorrection,
  toCorrection,
  toFine,
  toFinePosition,
  toFineVelocity,
  toQuantum,
  toRotationStep,
} from '../wire/quantize.ts';
import { extrapolateTurn, type TurnShape, turnShapes } from '../wire/turns.ts';
import { resizeEncoder, type RoomEncoder } from './RoomEncoder.ts';

/** Steps that differ by at most this much, in fine positions, count as equal. */
const STEP_SLACK = 8;
/** A drift that differs by at most this much from the velocity is the same velocity, rounded. */
const VELOCITY_SLACK = 64;

/** The shapes of a turn, in the order in which they are tried. The last one always leads to the right place. */
const TURNS: readonly (readonly [shape: TurnShape, bits: number])[] = [
  [turnShapes.even, turnBits.even],
  [turnShapes.early, turnBits.early],
  [turnShapes.late, turnBits.late],
  [turnShapes.even, turnBits.corrected],
];

/** The motion of all entities, as one array per value. An entity has the same index in all arrays. */
export interface MotionTables {
  readonly x: ArrayLike<number>;
  readonly y: ArrayLike<number>;
  readonly rotation: ArrayLike<number>;
  readonly vx: ArrayLike<number>;
  readonly vy: ArrayLike<number>;
  readonly scale: ArrayLike<number>;
}

/**
 * Passes the current state of an entity to the encoder: once per snapshot for each entity that any client
 * sees, after `beginSnapshot`. Returns the slot for `markSlotSeen`. `facts` is compared by identity first:
 * pass the same object while it is unchanged. It includes all attributes with a bar; the encoder decides who
 * may see which. The motion is the given row of the tables. `likely` is the slot it had last time; any number
 * works.
 */
export function putEntity(
  encoder: RoomEncoder,
  facts: EntityWireState,
  motion: MotionTables,
  row: number,
  likely = -1,
): number {
  const { slots, snapshot } = encoder;
  const slot = slots.facts[likely] === facts ? likely : findSlot(encoder, facts);
  if (slot < 0) return claimSlotFor(encoder, facts, motion, row);
  slots.putAt[slot] = snapshot;
  if (slots.facts[slot] !== facts) compareFacts(encoder, slot, facts);
  updateTrack(encoder, slot, motion, row);
  const step = toRotationStep(motion.rotation[row]!);
  if (slots.rotation[slot] !== step) {
    slots.rotation[slot] = step;
    mark(encoder, slot, stampColumns.rotation);
  }
  const scale = motion.scale[row]!;
  if (slots.scale[slot] !== scale) {
    slots.scale[slot] = scale;
    markCold(encoder, slot, stampColumns.scale);
  }
  return slot;
}

/**
 * Finds the slot of an entity. Returns -1 if no client has seen it recently, or if the slot belongs to an
 * earlier entity with the same id.
 */
function findSlot({ slots, slotByEntity }: RoomEncoder, facts: EntityWireState): number {
  const slot = slotByEntity.get(facts.id);
  if (slot === undefined) return -1;
  const old = slots.facts[slot]!;
  return old.bornAt === facts.bornAt && old.kind === facts.kind ? slot : -1;
}

/** Reports that an attribute value in the facts of a slot was changed in place. */
export function reportAttributeChange(encoder: RoomEncoder, slot: number, attribute: string): void {
  if (!encoder.wire.names.privateAttributes.has(attribute)) mark(encoder, slot, stampColumns.values);
  else markOwn(encoder, slot);
}

function claimSlotFor(
  encoder: RoomEncoder,
  facts: EntityWireState,
  motion: MotionTables,
  row: number,
): number {
  const { slots, snapshot } = encoder;
  const { capacity } = slots;
  const slot = claimSlot(slots, ENTITY_SLOTS_MAX);
  if (slot < 0) return -1;
  if (slots.capacity !== capacity) resizeEncoder(encoder);
  encoder.slotByEntity.set(facts.id, slot);
  slots.facts[slot] = facts;
  splitAttributes(encoder, slot, facts.attributes);
  slots.putAt[slot] = snapshot;
  slots.takenAt[slot] = snapshot;
  slots.changedAt[slot] = snapshot;
  slots.stamps.fill(snapshot, slot * STAMP_COUNT, (slot + 1) * STAMP_COUNT);
  slots.trackX[slot] = slots.lastX[slot] = toFinePosition(motion.x[row]!);
  slots.trackY[slot] = slots.lastY[slot] = toFinePosition(motion.y[row]!);
  slots.trackTick[slot] = encoder.tick;
  slots.driftX[slot] = toFineVelocity(motion.vx[row]!);
  slots.driftY[slot] = toFineVelocity(motion.vy[row]!);
  slots.vx[slot] = toQuantum(slots.driftX[slot]);
  slots.vy[slot] = toQuantum(slots.driftY[slot]);
  slots.stepX[slot] = 0;
  slots.stepY[slot] = 0;
  slots.rotation[slot] = toRotationStep(motion.rotation[row]!);
  slots.scale[slot] = motion.scale[row]!;
  return slot;
}

/**
 * Compares an entity with its track. Starts a new track only if clients would otherwise show the entity in
 * the wrong place, or with another velocity.
 */
function updateTrack(encoder: RoomEncoder, slot: number, motion: MotionTables, row: number): void {
  const { slots } = encoder;
  const x = toFinePosition(motion.x[row]!);
  const y = toFinePosition(motion.y[row]!);
  const vx = toFineVelocity(motion.vx[row]!);
  const vy = toFineVelocity(motion.vy[row]!);
  if (toQuantum(vx) !== slots.vx[slot]! || toQuantum(vy) !== slots.vy[slot]!) {
    turnTrack(encoder, slot, x, y, toQuantum(vx), toQuantum(vy));
  } else {
    correctTrack(encoder, slot, x, y, vx, vy);
  }
  slots.stepX[slot] = x - slots.lastX[slot]!;
  slots.stepY[slot] = y - slots.lastY[slot]!;
  slots.lastX[slot] = x;
  slots.lastY[slot] = y;
}

/** Starts a new track with another displayed velocity, which is also the drift until that proves to be too imprecise. */
function turnTrack(
  encoder: RoomEncoder,
  slot: number,
  x: number,
  y: number,
  shownVx: number,
  shownVy: number,
): void {
  const { slots, tick, tickBefore, wire } = encoder;
  const { tickRate } = wire.names;
  const driftX = slots.driftX[slot]!;
  const driftY = slots.driftY[slot]!;
  const before = tickBefore - slots.trackTick[slot]!;
  const lastX = extrapolatePosition(slots.trackX[slot]!, driftX, before, tickRate);
  const lastY = extrapolatePosition(slots.trackY[slot]!, driftY, before, tickRate);
  slots.turnX[slot] = shownVx - slots.vx[slot]!;
  slots.turnY[slot] = shownVy - slots.vy[slot]!;
  slots.vx[slot] = shownVx;
  slots.vy[slot] = shownVy;
  slots.driftX[slot] = toFine(shownVx);
  slots.driftY[slot] = toFine(shownVy);
  const ticks = tick - tickBefore;
  for (const [shape, bits] of TURNS) {
    const turnedX = extrapolateTurn(shape, lastX, driftX, slots.driftX[slot]!, ticks, tickRate);
    const turnedY = extrapolateTurn(shape, lastY, driftY, slots.driftY[slot]!, ticks, tickRate);
    const isThere = toQuantum(turnedX) === toQuantum(x) && toQuantum(turnedY) === toQuantum(y);
    if (!isThere && bits !== turnBits.corrected) continue;
    slots.trackBits[slot] = hotFields.velocity | bits;
    if (isThere) setTrack(encoder, slot, turnedX, turnedY);
    else setCorrectedTrack(encoder, slot, turnedX, turnedY, x, y, false);
    return;
  }
}

function correctTrack(
  encoder: RoomEncoder,
  slot: number,
  x: number,
  y: number,
  vx: number,
  vy: number,
): void {
  const { slots, tick, wire } = encoder;
  const { tickRate } = wire.names;
  const ticks = tick - slots.trackTick[slot]!;
  const reckonedX = extrapolatePosition(slots.trackX[slot]!, slots.driftX[slot]!, ticks, tickRate);
  const reckonedY = extrapolatePosition(slots.trackY[slot]!, slots.driftY[slot]!, ticks, tickRate);
  if (toQuantum(reckonedX) === toQuantum(x) && toQuantum(reckonedY) === toQuantum(y)) return;
  const stepX = x - slots.lastX[slot]!;
  const stepY = y - slots.lastY[slot]!;
  const isSteady =
    Math.abs(stepX - slots.stepX[slot]!) <= STEP_SLACK && Math.abs(stepY - slots.stepY[slot]!) <= STEP_SLACK;
  slots.trackBits[slot] = hotFields.position;
  setCorrectedTrack(encoder, slot, reckonedX, reckonedY, x, y, isSteady);
  if (isSteady) followSteps(encoder, slot, stepX, stepY, vx, vy);
  else refineDrift(slots, slot, vx, vy);
}

function setCorrectedTrack(
  encoder: RoomEncoder,
  slot: number,
  reckonedX: number,
  reckonedY: number,
  x: number,
  y: number,
  isPrecise: boolean,
): void {
  const offX = toCorrection(reckonedX, x, isPrecise);
  const offY = toCorrection(reckonedY, y, isPrecise);
  encoder.slots.offX[slot] = offX;
  encoder.slots.offY[slot] = offY;
  setTrack(encoder, slot, reckonedX + fromCorrection(offX), reckonedY + fromCorrection(offY));
}

function setTrack(encoder: RoomEncoder, slot: number, x: number, y: number): void {
  const { slots } = encoder;
  const row = slot * STAMP_COUNT;
  slots.stamps[row + stampColumns.trackBefore] = slots.stamps[row + stampColumns.track]!;
  mark(encoder, slot, stampColumns.track);
  slots.trackX[slot] = x;
  slots.trackY[slot] = y;
  slots.trackTick[slot] = encoder.tick;
}

/**
 * Sets the drift to the measured motion. It differs from the velocity if the entity is carried or walks against
 * a wall, for example.
 */
function followSteps(
  { slots, tick, tickBefore, wire }: RoomEncoder,
  slot: number,
  stepX: number,
  stepY: number,
  vx: number,
  vy: number,
): void {
  const ticks = tick - tickBefore;
  const { tickRate } = wire.names;
  const slack = computeDrift(STEP_SLACK, ticks, tickRate);
  const driftX = snapToWanted(vx, computeDrift(stepX, ticks, tickRate), slack);
  const driftY = snapToWanted(vy, computeDrift(stepY, ticks, tickRate), slack);
  setDrift(slots, slot, driftX, driftY);
}

/** Sets the drift to the exact velocity, unless the entity is carried or blocked. */
function refineDrift(slots: EntitySlots, slot: number, vx: number, vy: number): void {
  const isCarried =
    Math.abs(vx - slots.driftX[slot]!) > VELOCITY_SLACK ||
    Math.abs(vy - slots.driftY[slot]!) > VELOCITY_SLACK;
  if (!isCarried) setDrift(slots, slot, vx, vy);
}

function setDrift(slots: EntitySlots, slot: number, driftX: number, driftY: number): void {
  if (driftX === slots.driftX[slot] && driftY === slots.driftY[slot]) return;
  slots.driftX[slot] = driftX;
  slots.driftY[slot] = driftY;
  slots.trackBits[slot]! |= hotFields.drift;
}

function snapToWanted(wanted: number, measured: number, slack: number): number {
  return Math.abs(wanted - measured) <= slack ? wanted : measured;
}

function compareFacts(encoder: RoomEncoder, slot: number, now: EntityWireState): void {
  const { slots } = encoder;
  const old = slots.facts[slot]!;
  slots.facts[slot] = now;
  if (
    old.isDead !== now.isDead ||
    old.isMoving !== now.isMoving ||
    old.isGrounded !== now.isGrounded ||
    old.hasNameLabel !== now.hasNameLabel ||
    old.isProtected !== now.isProtected
  ) {
    mark(encoder, slot, stampColumns.flags);
  }
  if (!isSameAnimation(old.animation, now.animation)) mark(encoder, slot, stampColumns.animation);
  if (old.attributes !== now.attributes) compareAttributes(encoder, slot, now.attributes);
  if (old.type !== now.type) markCold(encoder, slot, stampColumns.type);
  if (old.name !== now.name) markCold(encoder, slot, stampColumns.name);
  if (old.team !== now.team) markCold(encoder, slot, stampColumns.team);
  if (old.owner !== now.owner) markCold(encoder, slot, stampColumns.owner);
  if (old.opacity !== now.opacity || old.tint !== now.tint) markCold(encoder, slot, stampColumns.look);
  if (!isSameList(old.streams, now.streams)) markCold(encoder, slot, stampColumns.streams);
  if (old.text !== now.text) markCold(encoder, slot, stampColumns.text);
  if (old.held !== now.held) markCold(encoder, slot, stampColumns.held);
  if (old.carrier !== now.carrier) markCold(encoder, slot, stampColumns.carrier);
  if (!isSameList(old.buffs, now.buffs)) markCold(encoder, slot, stampColumns.buffs);
  if (old.count !== now.count) markCold(encoder, slot, stampColumns.count);
}

function compareAttributes(encoder: RoomEncoder, slot: number, now: readonly AttributeView[]): void {
  const { slots } = encoder;
  const open = slots.attributes[slot]!;
  const own = slots.ownAttributes[slot]!;
  splitAttributes(encoder, slot, now);
  const newOpen = slots.attributes[slot]!;
  const newOwn = slots.ownAttributes[slot]!;
  if (!areSameShapes(open, newOpen)) markCold(encoder, slot, stampColumns.attributes);
  else if (!areSameValues(open, newOpen)) mark(encoder, slot, stampColumns.values);
  if (!areSameShapes(own, newOwn) || !areSameValues(own, newOwn)) markOwn(encoder, slot);
}

function splitAttributes(encoder: RoomEncoder, slot: number, all: readonly AttributeView[]): void {
  const { slots, wire } = encoder;
  const { privateAttributes } = wire.names;
  const isMixed = privateAttributes.size > 0 && all.some((view) => privateAttributes.has(view.attribute));
  slots.attributes[slot] = isMixed ? all.filter((view) => !privateAttributes.has(view.attribute)) : all;
  slots.ownAttributes[slot] = isMixed
    ? all.filter((view) => privateAttributes.has(view.attribute))
    : emptyAttributeViews;
}

function areSameShapes(old: readonly AttributeView[], now: readonly AttributeView[]): boolean {
  if (old.length !== now.length) return false;
  for (let index = 0; index < old.length; index += 1) {
    if (!hasSameAttributeLimits(old[index]!, now[index]!)) return false;
  }
  return true;
}

function areSameValues(old: readonly AttributeView[], now: readonly AttributeView[]): boolean {
  for (let index = 0; index < old.length; index += 1) {
    if (old[index]!.value === now[index]!.value) continue;
    if (toAttributeSteps(old[index]!) !== toAttributeSteps(now[index]!)) return false;
  }
  return true;
}

function isSameAnimation(old: EntityWireState['animation'], now: EntityWireState['animation']): boolean {
  if (old === now) return true;
  return old !== null && now !== null && old.name === now.name && old.since === now.since;
}

function isSameList(old: readonly string[], now: readonly string[]): boolean {
  if (old === now) return true;
  return old.length === now.length && old.every((value, index) => value === now[index]);
}

function mark({ slots, changed, snapshot }: RoomEncoder, slot: number, stamp: number): void {
  slots.stamps[slot * STAMP_COUNT + stamp] = snapshot;
  slots.changedAt[slot] = snapshot;
  changed[slot >>> 5]! |= 1 << (slot & 31);
}

/**
 * Marks a change of private attributes. It isn't marked for everyone: clients that may not see the attributes
 * must not notice that something changed.
 */
function markOwn({ slots, snapshot }: RoomEncoder, slot: number): void {
  slots.stamps[slot * STAMP_COUNT + stampColumns.ownAttributes] = snapshot;
}

function markCold(encoder: RoomEncoder, slot: number, stamp: number): void {
  mark(encoder, slot, stamp);
  encoder.slots.stamps[slot * STAMP_COUNT + stampColumns.cold] = encoder.snapshot;
}
