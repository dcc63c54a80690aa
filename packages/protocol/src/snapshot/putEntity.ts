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

/**
 * Tells the encoder how an entity is now; once a snapshot for each that any client sees, after `beginSnapshot`.
 * Gives the place to name it by in `visible`. `facts` is compared by identity first: hand over the same object
 * while nothing in it changed. All attributes with a bar are in it: who may see which, the encoder decides.
 */
export function putEntity(
  encoder: RoomEncoder,
  facts: EntityFacts,
  x: number,
  y: number,
  rotation: number,
  vx: number,
  vy: number,
  scale: number,
): number {
  const { places, snapshot } = encoder;
  let place = encoder.placeOf.get(facts.id) ?? -1;
  if (place >= 0) {
    const old = places.facts[place]!;
    if (old.bornAt !== facts.bornAt || old.kind !== facts.kind) place = -1;
  }
  if (place < 0) return takeFor(encoder, facts, x, y, rotation, vx, vy, scale);
  places.putAt[place] = snapshot;
  if (places.facts[place] !== facts) compareFacts(encoder, place, facts);
  moveOn(encoder, place, toFinePosition(x), toFinePosition(y), toFineVelocity(vx), toFineVelocity(vy));
  const step = toRotationStep(rotation);
  if (places.rotation[place] !== step) {
    places.rotation[place] = step;
    mark(places, place, stamps.rotation, snapshot);
  }
  if (places.scale[place] !== scale) {
    places.scale[place] = scale;
    markCold(places, place, stamps.scale, snapshot);
  }
  return place;
}

function takeFor(
  encoder: RoomEncoder,
  facts: EntityFacts,
  x: number,
  y: number,
  rotation: number,
  vx: number,
  vy: number,
  scale: number,
): number {
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
  places.trackX[place] = places.lastX[place] = toFinePosition(x);
  places.trackY[place] = places.lastY[place] = toFinePosition(y);
  places.trackTick[place] = encoder.tick;
  places.driftX[place] = places.vx[place] = toFineVelocity(vx);
  places.driftY[place] = places.vy[place] = toFineVelocity(vy);
  places.stepX[place] = 0;
  places.stepY[place] = 0;
  places.rotation[place] = toRotationStep(rotation);
  places.scale[place] = scale;
  return place;
}

/** Compares with where the track leads; a new track only when a client would show something else than the truth. */
function moveOn(encoder: RoomEncoder, place: number, x: number, y: number, vx: number, vy: number): void {
  const { places, tick, tickBefore, wire } = encoder;
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
  const { places, snapshot } = encoder;
  const row = place * STAMPS;
  places.stamps[row + stamps.trackBefore] = places.stamps[row + stamps.track]!;
  mark(places, place, stamps.track, snapshot);
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
  const { places, snapshot } = encoder;
  const old = places.facts[place]!;
  places.facts[place] = now;
  if (
    old.isDead !== now.isDead ||
    old.isMoving !== now.isMoving ||
    old.isGrounded !== now.isGrounded ||
    old.hasNameLabel !== now.hasNameLabel
  ) {
    mark(places, place, stamps.flags, snapshot);
  }
  if (!isSameAnimation(old.animation, now.animation)) mark(places, place, stamps.animation, snapshot);
  if (old.attributes !== now.attributes) compareAttributes(encoder, place, now.attributes);
  if (old.type !== now.type) markCold(places, place, stamps.type, snapshot);
  if (old.name !== now.name) markCold(places, place, stamps.name, snapshot);
  if (old.team !== now.team) markCold(places, place, stamps.team, snapshot);
  if (old.owner !== now.owner) markCold(places, place, stamps.owner, snapshot);
  if (old.opacity !== now.opacity || old.tint !== now.tint) markCold(places, place, stamps.look, snapshot);
  if (!isSameList(old.streams, now.streams)) markCold(places, place, stamps.streams, snapshot);
  if (old.text !== now.text) markCold(places, place, stamps.text, snapshot);
  if (old.held !== now.held) markCold(places, place, stamps.held, snapshot);
  if (old.carrier !== now.carrier) markCold(places, place, stamps.carrier, snapshot);
  if (!isSameList(old.buffs, now.buffs)) markCold(places, place, stamps.buffs, snapshot);
  if (old.count !== now.count) markCold(places, place, stamps.count, snapshot);
}

function compareAttributes(encoder: RoomEncoder, place: number, now: readonly AttributeView[]): void {
  const { places, snapshot } = encoder;
  const open = places.attributes[place]!;
  const own = places.ownAttributes[place]!;
  splitAttributes(encoder, place, now);
  const newOpen = places.attributes[place]!;
  const newOwn = places.ownAttributes[place]!;
  if (!areSameShapes(open, newOpen)) markCold(places, place, stamps.attributes, snapshot);
  else if (!areSameValues(open, newOpen)) mark(places, place, stamps.values, snapshot);
  // Not a change for everyone: those who may not see it must not see that there is something either.
  if (!areSameShapes(own, newOwn) || !areSameValues(own, newOwn)) {
    places.stamps[place * STAMPS + stamps.ownAttributes] = snapshot;
  }
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

function mark(places: Places, place: number, stamp: number, snapshot: number): void {
  places.stamps[place * STAMPS + stamp] = snapshot;
  places.changedAt[place] = snapshot;
}

function markCold(places: Places, place: number, stamp: number, snapshot: number): void {
  mark(places, place, stamp, snapshot);
  places.stamps[place * STAMPS + stamps.cold] = snapshot;
}
