import { normalizeAngle } from '../math/trigonometry.ts';
import type { Motion } from '../entities/Motion.ts';
import { findColliderSlot } from './ColliderTable.ts';
import { hasGravity } from './gravity.ts';
import { type Physics, type PhysicsBody, requireBody } from './PhysicsState.ts';
import { type TouchChange, WALL_SLOT } from './PhysicsTypes.ts';
import { updateBody, setPosePending } from './updateBody.ts';
import { computeExtent } from './computeExtent.ts';

/**
 * Bodies slower than DRIFT_MIN, in tiles or radians per second, are at rest. Rapier keeps bodies faster than
 * DRIFT_MAX awake by itself.
 */
const DRIFT_MIN = 0.02;
const DRIFT_MAX = 0.5;

const position = new Float32Array(2);
const speed = new Float32Array(2);

/**
 * Runs one tick of physics. Writes the new state of all moved bodies into `motion`, except that controllers
 * keep the velocity, and bodies that can't rotate keep the rotation, that the game has set.
 */
export function stepPhysics(physics: Physics, motion: Motion): readonly TouchChange[] {
  physics.motion = motion;
  physics.world.step(physics.events, physics.hooks);
  physics.motion = null;
  physics.hasStalePoses = false;
  readDynamic(physics, motion);
  readPosed(physics, motion);
  readTops(physics, motion);
  return drainTouches(physics);
}

function readDynamic(physics: Physics, motion: Motion): void {
  const { handles, posePending, turnLocks } = physics;
  const { raw } = physics.world.bodies;
  const canDrift = !hasGravity(physics.world);
  for (const slot of physics.dynamic) {
    const handle = handles[slot]!;
    if (!posePending[slot]! && raw.rbIsSleeping(handle)) continue;
    raw.rbTranslation(handle, position);
    raw.rbLinvel(handle, speed);
    const vx = speed[0]!;
    const vy = speed[1]!;
    physics.vx[slot] = vx;
    physics.vy[slot] = vy;
    motion.x[slot] = position[0]!;
    motion.y[slot] = position[1]!;
    motion.vx[slot] = vx;
    motion.vy[slot] = vy;
    if (!turnLocks[slot]!) readTurn(physics, motion, slot);
    // Sleeping bodies don't move, so fast bodies don't have to be checked for sleep.
    const isFast = vx * vx + vy * vy > DRIFT_MAX * DRIFT_MAX;
    const isAsleep = !isFast && raw.rbIsSleeping(handle);
    setPosePending(physics, slot, !isAsleep);
    if (canDrift && !isFast && !isAsleep && isDrifting(physics, motion, slot)) raw.rbWakeUp(handle);
  }
}

function readTurn(physics: Physics, motion: Motion, slot: number): void {
  const { raw } = physics.world.bodies;
  const body = requireBody(physics, slot);
  const rotation = raw.rbRotation(body.handle);
  if (rotation !== body.rotation) updateBody(physics, body, { rotation });
  motion.rotation[slot] = rotation;
  motion.spin[slot] = raw.rbAngvel(body.handle);
}

/**
 * Whether a slow body still moves. Rapier puts bodies to sleep that were slow for half a second, but without
 * gravity nothing has stopped them.
 */
function isDrifting({ turnLocks }: Physics, { vx, vy, spin }: Motion, slot: number): boolean {
  if (vx[slot]! * vx[slot]! + vy[slot]! * vy[slot]! > DRIFT_MIN * DRIFT_MIN) return true;
  return !turnLocks[slot]! && Math.abs(spin[slot]!) > DRIFT_MIN;
}

function readPosed(physics: Physics, motion: Motion): void {
  const { raw } = physics.world.bodies;
  const { tickRate } = physics;
  for (const body of physics.posed) {
    const { slot, handle } = body;
    if (!physics.posePending[slot]!) continue;
    raw.rbTranslation(handle, position);
    const dx = position[0]! - motion.x[slot]!;
    const dy = position[1]! - motion.y[slot]!;
    motion.x[slot] = position[0]!;
    motion.y[slot] = position[1]!;
    if (body.facts.mover === 'controller') continue;
    motion.vx[slot] = dx * tickRate;
    motion.vy[slot] = dy * tickRate;
    const turned = body.rotation;
    const rotation = raw.rbRotation(handle);
    motion.rotation[slot] = rotation;
    motion.spin[slot] = normalizeAngle(rotation - turned) * tickRate;
    if (rotation !== turned) updateBody(physics, body, { rotation });
    // Reported once more after the body has stopped, so that its velocity becomes 0.
    setPosePending(physics, slot, dx !== 0 || dy !== 0 || rotation !== turned);
  }
}

function readTops(physics: Physics, motion: Motion): void {
  for (const body of physics.oneWay) {
    const top = motion.y[body.slot]! - computeExtent(body, 0, -1);
    if (top !== body.top) updateBody(physics, body, { top });
  }
}

function drainTouches(physics: Physics): readonly TouchChange[] {
  const touches: TouchChange[] = [];
  physics.events.drainCollisionEvents((handle1, handle2, isBeginning) => {
    const slot1 = findColliderSlot(physics.colliders, handle1);
    const slot2 = findColliderSlot(physics.colliders, handle2);
    const first = physics.bodies[slot1];
    const second = physics.bodies[slot2];
    if (first !== undefined && second !== undefined) {
      updateTouching(physics, first, slot2, isBeginning);
      updateTouching(physics, second, slot1, isBeginning);
      touches.push({ a: Math.min(slot1, slot2), b: Math.max(slot1, slot2), isBeginning });
    } else if (first !== undefined) {
      if (updateTouchedWalls(physics, first, handle2, isBeginning))
        touches.push({ a: slot1, b: WALL_SLOT, isBeginning });
    } else if (second !== undefined) {
      if (updateTouchedWalls(physics, second, handle1, isBeginning))
        touches.push({ a: slot2, b: WALL_SLOT, isBeginning });
    }
  });
  return touches;
}

/** Adds or removes a slot in the body's list of touched slots. Replaces the list, because snapshots share it. */
function updateTouching(physics: Physics, body: PhysicsBody, slot: number, isBeginning: boolean): void {
  const { touching } = body;
  let at = 0;
  while (at < touching.length && touching[at]! < slot) at++;
  if (isBeginning === (touching[at] === slot)) return;
  updateBody(physics, body, {
    touching: isBeginning ? touching.toSpliced(at, 0, slot) : touching.toSpliced(at, 1),
  });
}

/**
 * Updates which parts of the map a body touches. Returns true if it touches its first part or leaves its last.
 * Looks parts up by handle, because Rapier also reports the end of a touch for parts and bodies that were
 * removed.
 */
function updateTouchedWalls(
  physics: Physics,
  body: PhysicsBody,
  handle: number,
  isBeginning: boolean,
): boolean {
  const { walls } = body;
  const at = walls.indexOf(handle);
  if (isBeginning === at >= 0) return false;
  updateBody(physics, body, { walls: isBeginning ? [...walls, handle] : walls.toSpliced(at, 1) });
  return body.walls.length === (isBeginning ? 1 : 0);
}
