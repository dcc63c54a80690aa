import { PLACES_MAX } from '../limits.ts';
import type { AttributeView } from '../View.ts';
import { hasSameShape, toAttributeSteps } from './attributes.ts';
import { type EntityFacts, hot, noAttributes } from './entityLayout.ts';
import { type Places, stamps, STAMPS, takePlace } from './Places.ts';
import { measureDrift, reckon, toFinePosition, toFineVelocity, toRotationStep, toShown } from './quantise.ts';
import { fitEncoder, type RoomEncoder } from './RoomEncoder.ts';

/** Steps that differ by no more than this, in fine positions, count as the same. */
const STEP_SLACK = 8;
/** A fine velocity that is off by this much is told anew when the position has to be told. */
const VELOCITY_SLACK = 4;

/** How things move, in tables; the same row of each is one of them. */
export interface MotionTables {
  readonly x: ArrayLike<number>;
  readonly y: ArrayLike<number>;
  readonly rotation: ArrayLike<number>;
  readonly vx: ArrayLike<number>;
  readonly vy: ArrayLike<number>;
  readonly scale: ArrayLike<number>;
}

/**
 * Tells the encoder how an entity is now; once a snapshot for each that any client sees, after `beginSnapshot`.
 * Gives the place that stands for it in `seePlace`. `facts` is compared by identity first: hand over the same object
 * while nothing in it changed. All attributes with a bar are in it: who may see which, the encoder decides. Its motion
 * is the given row of the tables. `likely` is the place it had when it was put before; any number will do.
 */
export function putEntity(
  encoder: RoomEncoder,
  facts: EntityFacts,
  motion: MotionTables,
  row: number,
  likely = -1,
): number {
  const { places, snapshot } = encoder;
  const place = places.facts[likely] === facts ? likely : findPlace(encoder, facts);
  if (place < 0) return takeFor(encoder, facts, motion, row);
  places.putAt[place] = snapshot;
  if (places.facts[place] !== facts) compareFacts(encoder, place, facts);
  moveOn(encoder, place, motion, row);
  const step = toRotationStep(motion.rotation[row]!);
  if (places.rotation[place] !== step) {
    places.rotation[place] = step;
    mark(encoder, place, stamps.rotation);
  }
  const scale = motion.scale[row]!;
  if (places.scale[place] !== scale) {
    places.scale[place] = scale;
    markCold(encoder, place, stamps.scale);
  }
  return place;
}

/** -1 when nobody has seen it of late, or another entity came to its id. */
function findPlace({ places, placeOf }: RoomEncoder, facts: EntityFacts): number {
  const place = placeOf.get(facts.id);
  if (place === undefined) return -1;
  const old = places.facts[place]!;
  return old.bornAt === facts.bornAt && old.kind === facts.kind ? place : -1;
}

/** A value among the attributes of the facts that were put was changed in place. */
export function putBar(encoder: RoomEncoder, place: number, attribute: string): void {
  if (!encoder.wire.names.privateAttributes.has(attribute)) mark(encoder, place, stamps.values);
  else markOwn(encoder, place);
}

function takeFor(encoder: RoomEncoder, facts: EntityFacts, motion: MotionTables, row: number): number {
  const { places, snapshot } = encoder;
  const { capacity } = places;
  const place = takePlace(places, PLACES_MAX);
  if (place < 0) return -1;
  if (places.capacity !== capacity) fitEncoder(encoder);
  encoder.placeOf.set(facts.id, place);
  places.facts[place] = facts;
  splitAttributes(encoder, place, facts.attributes);
  places.putAt[place] = snapshot;
  places.takenAt[place] = snapshot;
  places.changedAt[place] = snapshot;
  places.stamps.fill(snapshot, place * STAMPS, (place + 1) * STAMPS);
  places.trackX[place] = places.lastX[place] = toFinePosition(motion.x[row]!);
  places.trackY[place] = places.lastY[place] = toFinePosition(motion.y[row]!);
  places.trackTick[place] = encoder.tick;
  places.driftX[place] = places.vx[place] = toFineVelocity(motion.vx[row]!);
  places.driftY[place] = places.vy[place] = toFineVelocity(motion.vy[row]!);
  places.stepX[place] = 0;
  places.stepY[place] = 0;
  places.rotation[place] = toRotationStep(motion.rotation[row]!);
  places.scale[place] = motion.scale[row]!;
  return place;
}

/** Compares with where the track leads; a new track only when a client would show something else than the truth. */
function moveOn(encoder: RoomEncoder, place: number, motion: MotionTables, row: number): void {
  const { places, tick, tickBefore, wire } = encoder;
  const x = toFinePosition(motion.x[row]!);
  const y = toFinePosition(motion.y[row]!);
  const vx = toFineVelocity(motion.vx[row]!);
  const vy = toFineVelocity(motion.vy[row]!);
  const { tickRate } = wire.names;
  const ticks = tick - places.trackTick[place]!;
  const reckonedX = reckon(places.trackX[place]!, places.driftX[place]!, ticks, tickRate);
  const reckonedY = reckon(places.trackY[place]!, places.driftY[place]!, ticks, tickRate);
  const isOff = toShown(reckonedX) !== toShown(x) || toShown(reckonedY) !== toShown(y);
  const turnX = vx - places.vx[place]!;
  const turnY = vy - places.vy[place]!;
  const isTurned =
    toShown(vx) !== toShown(places.vx[place]!) ||
    toShown(vy) !== toShown(places.vy[place]!) ||
    (isOff && (Math.abs(turnX) >= VELOCITY_SLACK || Math.abs(turnY) >= VELOCITY_SLACK));
  const stepX = x - places.lastX[place]!;
  const stepY = y - places.lastY[place]!;
  if (isOff || isTurned) {
    const offX = isOff ? x - reckonedX : 0;
    const offY = isOff ? y - reckonedY : 0;
    setTrack(encoder, place, reckonedX + offX, reckonedY + offY);
    places.offX[place] = offX;
    places.offY[place] = offY;
    places.turnX[place] = turnX;
    places.turnY[place] = turnY;
    places.trackBits[place] = (isOff ? hot.position : 0) | (isTurned ? hot.velocity : 0);
    if (isTurned) turnTrack(places, place, vx, vy);
    const isSteady =
      Math.abs(stepX - places.stepX[place]!) <= STEP_SLACK &&
      Math.abs(stepY - places.stepY[place]!) <= STEP_SLACK;
    if (isOff && isSteady) followSteps(places, place, stepX, stepY, tick - tickBefore, tickRate);
  }
  places.lastX[place] = x;
  places.lastY[place] = y;
  places.stepX[place] = stepX;
  places.stepY[place] = stepY;
}

function setTrack(encoder: RoomEncoder, place: number, x: number, y: number): void {
  const { places } = encoder;
  const row = place * STAMPS;
  places.stamps[row + stamps.trackBefore] = places.stamps[row + stamps.track]!;
  mark(encoder, place, stamps.track);
  places.trackX[place] = x;
  places.trackY[place] = y;
  places.trackTick[place] = encoder.tick;
}

function turnTrack(places: Places, place: number, vx: number, vy: number): void {
  places.vx[place] = places.driftX[place] = vx;
  places.vy[place] = places.driftY[place] = vy;
}

/** What is carried, or walks against a wall, moves otherwise than its velocity says, but evenly: then that is told. */
function followSteps(
  places: Places,
  place: number,
  stepX: number,
  stepY: number,
  ticks: number,
  tickRate: number,
): void {
  const slack = measureDrift(STEP_SLACK, ticks, tickRate);
  const driftX = nearOr(places.vx[place]!, measureDrift(stepX, ticks, tickRate), slack);
  const driftY = nearOr(places.vy[place]!, measureDrift(stepY, ticks, tickRate), slack);
  const isFollowed =
    Math.abs(driftX - places.driftX[place]!) <= slack && Math.abs(driftY - places.driftY[place]!) <= slack;
  if (isFollowed) return;
  places.driftX[place] = driftX;
  places.driftY[place] = driftY;
  places.trackBits[place]! |= hot.drift;
}

function nearOr(wanted: number, measured: number, slack: number): number {
  return Math.abs(wanted - measured) <= slack ? wanted : measured;
}

function compareFacts(encoder: RoomEncoder, place: number, now: EntityFacts): void {
  const { places } = encoder;
  const old = places.facts[place]!;
  places.facts[place] = now;
  if (
    old.isDead !== now.isDead ||
    old.isMoving !== now.isMoving ||
    old.isGrounded !== now.isGrounded ||
    old.hasNameLabel !== now.hasNameLabel
  ) {
    mark(encoder, place, stamps.flags);
  }
  if (!isSameAnimation(old.animation, now.animation)) mark(encoder, place, stamps.animation);
  if (old.attributes !== now.attributes) compareAttributes(encoder, place, now.attributes);
  if (old.type !== now.type) markCold(encoder, place, stamps.type);
  if (old.name !== now.name) markCold(encoder, place, stamps.name);
  if (old.team !== now.team) markCold(encoder, place, stamps.team);
  if (old.owner !== now.owner) markCold(encoder, place, stamps.owner);
  if (old.opacity !== now.opacity || old.tint !== now.tint) markCold(encoder, place, stamps.look);
  if (!isSameList(old.streams, now.streams)) markCold(encoder, place, stamps.streams);
  if (old.text !== now.text) markCold(encoder, place, stamps.text);
  if (old.held !== now.held) markCold(encoder, place, stamps.held);
  if (old.carrier !== now.carrier) markCold(encoder, place, stamps.carrier);
  if (!isSameList(old.buffs, now.buffs)) markCold(encoder, place, stamps.buffs);
  if (old.count !== now.count) markCold(encoder, place, stamps.count);
}

function compareAttributes(encoder: RoomEncoder, place: number, now: readonly AttributeView[]): void {
  const { places } = encoder;
  const open = places.attributes[place]!;
  const own = places.ownAttributes[place]!;
  splitAttributes(encoder, place, now);
  const newOpen = places.attributes[place]!;
  const newOwn = places.ownAttributes[place]!;
  if (!areSameShapes(open, newOpen)) markCold(encoder, place, stamps.attributes);
  else if (!areSameValues(open, newOpen)) mark(encoder, place, stamps.values);
  if (!areSameShapes(own, newOwn) || !areSameValues(own, newOwn)) markOwn(encoder, place);
}

function splitAttributes(encoder: RoomEncoder, place: number, all: readonly AttributeView[]): void {
  const { places, wire } = encoder;
  const { privateAttributes } = wire.names;
  const isMixed = privateAttributes.size > 0 && all.some((view) => privateAttributes.has(view.attribute));
  places.attributes[place] = isMixed ? all.filter((view) => !privateAttributes.has(view.attribute)) : all;
  places.ownAttributes[place] = isMixed
    ? all.filter((view) => privateAttributes.has(view.attribute))
    : noAttributes;
}

function areSameShapes(old: readonly AttributeView[], now: readonly AttributeView[]): boolean {
  if (old.length !== now.length) return false;
  for (let index = 0; index < old.length; index += 1) {
    if (!hasSameShape(old[index]!, now[index]!)) return false;
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

function isSameAnimation(old: EntityFacts['animation'], now: EntityFacts['animation']): boolean {
  if (old === now) return true;
  return old !== null && now !== null && old.name === now.name && old.since === now.since;
}

function isSameList(old: readonly string[], now: readonly string[]): boolean {
  if (old === now) return true;
  return old.length === now.length && old.every((value, index) => value === now[index]);
}

function mark({ places, changed, snapshot }: RoomEncoder, place: number, stamp: number): void {
  places.stamps[place * STAMPS + stamp] = snapshot;
  places.changedAt[place] = snapshot;
  changed[place >>> 5]! |= 1 << (place & 31);
}

/** Not a change for everyone: those who may not see it must not see that there is something either. */
function markOwn({ places, snapshot }: RoomEncoder, place: number): void {
  places.stamps[place * STAMPS + stamps.ownAttributes] = snapshot;
}

function markCold(encoder: RoomEncoder, place: number, stamp: number): void {
  mark(encoder, place, stamp);
  encoder.places.stamps[place * STAMPS + stamps.cold] = encoder.snapshot;
}
