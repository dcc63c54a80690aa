import { ENTITY_SLOTS_MAX } from '../wire/limits.ts';
import type { AttributeView } from '../view/View.ts';
import { hasSameAttributeLimits, toAttributeSteps } from './attributes.ts';
import { type EntityWireState, hotFields, emptyAttributeViews } from './entityLayout.ts';
import { type EntitySlots, stampColumns, STAMP_COUNT, claimSlot } from './EntitySlots.ts';
import {
  computeDrift,
  extrapolatePosition,
  toFinePosition,
  toFineVelocity,
  toRotationStep,
  toQuantum,
} from '../wire/quantize.ts';
import { resizeEncoder, type RoomEncoder } from './RoomEncoder.ts';

/** Steps that differ by at most this much, in fine positions, count as equal. */
const STEP_SLACK = 8;
/**
 * If a fine velocity differs by at least this much, it is sent again whenever the position has to be sent.
 */
const VELOCITY_SLACK = 4;

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
  slots.driftX[slot] = slots.vx[slot] = toFineVelocity(motion.vx[row]!);
  slots.driftY[slot] = slots.vy[slot] = toFineVelocity(motion.vy[row]!);
  slots.stepX[slot] = 0;
  slots.stepY[slot] = 0;
  slots.rotation[slot] = toRotationStep(motion.rotation[row]!);
  slots.scale[slot] = motion.scale[row]!;
  return slot;
}

/**
 * Compares an entity with its track. Starts a new track only if clients would otherwise show the entity in
 * the wrong place.
 */
function updateTrack(encoder: RoomEncoder, slot: number, motion: MotionTables, row: number): void {
  const { slots, tick, tickBefore, wire } = encoder;
  const x = toFinePosition(motion.x[row]!);
  const y = toFinePosition(motion.y[row]!);
  const vx = toFineVelocity(motion.vx[row]!);
  const vy = toFineVelocity(motion.vy[row]!);
  const { tickRate } = wire.names;
  const ticks = tick - slots.trackTick[slot]!;
  const reckonedX = extrapolatePosition(slots.trackX[slot]!, slots.driftX[slot]!, ticks, tickRate);
  const reckonedY = extrapolatePosition(slots.trackY[slot]!, slots.driftY[slot]!, ticks, tickRate);
  const isOff = toQuantum(reckonedX) !== toQuantum(x) || toQuantum(reckonedY) !== toQuantum(y);
  const turnX = vx - slots.vx[slot]!;
  const turnY = vy - slots.vy[slot]!;
  const isTurned =
    toQuantum(vx) !== toQuantum(slots.vx[slot]!) ||
    toQuantum(vy) !== toQuantum(slots.vy[slot]!) ||
    (isOff && (Math.abs(turnX) >= VELOCITY_SLACK || Math.abs(turnY) >= VELOCITY_SLACK));
  const stepX = x - slots.lastX[slot]!;
  const stepY = y - slots.lastY[slot]!;
  if (isOff || isTurned) {
    const offX = isOff ? x - reckonedX : 0;
    const offY = isOff ? y - reckonedY : 0;
    setTrack(encoder, slot, reckonedX + offX, reckonedY + offY);
    slots.offX[slot] = offX;
    slots.offY[slot] = offY;
    slots.turnX[slot] = turnX;
    slots.turnY[slot] = turnY;
    slots.trackBits[slot] = (isOff ? hotFields.position : 0) | (isTurned ? hotFields.velocity : 0);
    if (isTurned) turnTrack(slots, slot, vx, vy);
    const isSteady =
      Math.abs(stepX - slots.stepX[slot]!) <= STEP_SLACK &&
      Math.abs(stepY - slots.stepY[slot]!) <= STEP_SLACK;
    if (isOff && isSteady) followSteps(slots, slot, stepX, stepY, tick - tickBefore, tickRate);
  }
  slots.lastX[slot] = x;
  slots.lastY[slot] = y;
  slots.stepX[slot] = stepX;
  slots.stepY[slot] = stepY;
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

function turnTrack(slots: EntitySlots, slot: number, vx: number, vy: number): void {
  slots.vx[slot] = slots.driftX[slot] = vx;
  slots.vy[slot] = slots.driftY[slot] = vy;
}

/**
 * Sets the drift to the measured motion. It differs from the velocity if the entity is carried or walks against
 * a wall, for example.
 */
function followSteps(
  slots: EntitySlots,
  slot: number,
  stepX: number,
  stepY: number,
  ticks: number,
  tickRate: number,
): void {
  const slack = computeDrift(STEP_SLACK, ticks, tickRate);
  const driftX = snapToWanted(slots.vx[slot]!, computeDrift(stepX, ticks, tickRate), slack);
  const driftY = snapToWanted(slots.vy[slot]!, computeDrift(stepY, ticks, tickRate), slack);
  const isFollowed =
    Math.abs(driftX - slots.driftX[slot]!) <= slack && Math.abs(driftY - slots.driftY[slot]!) <= slack;
  if (isFollowed) return;
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
    old.hasNameLabel !== now.hasNameLabel
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
