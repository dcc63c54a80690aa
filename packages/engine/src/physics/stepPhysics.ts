import type { Motion } from '../world/Motion.ts';
import { findSlot, NOBODY } from './ColliderTable.ts';
import { reachUp } from './oneWay.ts';
import type { Physics, PhysicsBody } from './PhysicsState.ts';
import { type Touch, WALL } from './PhysicsTypes.ts';

const place = new Float32Array(2);
const speed = new Float32Array(2);

/**
 * One tick of physics. Writes into `motion` where everything that forces or poses moved is now; controllers
 * keep the speed that the game gave them, and what cannot turn keeps the rotation that the game gave it.
 */
export function stepPhysics(physics: Physics, motion: Motion): readonly Touch[] {
  physics.motion = motion;
  physics.world.step(physics.events, physics.hooks);
  physics.motion = null;
  readDynamic(physics, motion);
  readPosed(physics, motion);
  for (const body of physics.oneWay)
    body.top = motion.y[body.slot]! - reachUp(body.facts, motion.rotation[body.slot]!);
  return drainTouches(physics);
}

function readDynamic({ world, dynamic }: Physics, motion: Motion): void {
  const { raw } = world.bodies;
  for (const body of dynamic) {
    const { handle } = body;
    const isAsleep = raw.rbIsSleeping(handle);
    if (isAsleep && !body.isStirring) continue;
    body.isStirring = !isAsleep;
    const { slot } = body;
    raw.rbTranslation(handle, place);
    raw.rbLinvel(handle, speed);
    motion.x[slot] = place[0]!;
    motion.y[slot] = place[1]!;
    motion.vx[slot] = speed[0]!;
    motion.vy[slot] = speed[1]!;
    if (body.facts.isTurnLocked) continue;
    motion.rotation[slot] = raw.rbRotation(handle);
    motion.spin[slot] = raw.rbAngvel(handle);
  }
}

function readPosed({ world, posed, tickRate }: Physics, motion: Motion): void {
  const { raw } = world.bodies;
  for (const body of posed) {
    if (!body.isStirring) continue;
    const { slot } = body;
    const { handle } = body;
    raw.rbTranslation(handle, place);
    const dx = place[0]! - motion.x[slot]!;
    const dy = place[1]! - motion.y[slot]!;
    body.isStirring = dx !== 0 || dy !== 0;
    motion.x[slot] = place[0]!;
    motion.y[slot] = place[1]!;
    if (body.facts.mover === 'controller') continue;
    motion.vx[slot] = dx * tickRate;
    motion.vy[slot] = dy * tickRate;
    if (body.facts.isTurnLocked) continue;
    motion.rotation[slot] = raw.rbRotation(handle);
    motion.spin[slot] = raw.rbAngvel(handle);
    body.isStirring ||= motion.spin[slot] !== 0;
  }
}

function drainTouches(physics: Physics): readonly Touch[] {
  const touches: Touch[] = [];
  physics.events.drainCollisionEvents((handle1, handle2, isBeginning) => {
    const slot1 = findSlot(physics.colliders, handle1);
    const slot2 = findSlot(physics.colliders, handle2);
    const first = physics.bodies[slot1];
    const second = physics.bodies[slot2];
    if (first !== undefined && second !== undefined) {
      noteTouch(first, slot2, isBeginning);
      noteTouch(second, slot1, isBeginning);
      touches.push({ a: Math.min(slot1, slot2), b: Math.max(slot1, slot2), isBeginning });
      return;
    }
    const body = first ?? second;
    const other = first === undefined ? slot1 : slot2;
    if (body === undefined || other === NOBODY) return;
    if (noteWall(body, isBeginning)) touches.push({ a: body.slot, b: WALL, isBeginning });
  });
  return touches;
}

function noteTouch({ touching }: PhysicsBody, slot: number, isBeginning: boolean): void {
  let at = 0;
  while (at < touching.length && touching[at]! < slot) at++;
  if (isBeginning === (touching[at] === slot)) return;
  touching.splice(at, isBeginning ? 0 : 1, ...(isBeginning ? [slot] : []));
}

/** True when the first part of the map is touched or the last one is left. */
function noteWall(body: PhysicsBody, isBeginning: boolean): boolean {
  const before = body.wallTouches;
  body.wallTouches = Math.max(0, before + (isBeginning ? 1 : -1));
  return (before === 0) !== (body.wallTouches === 0);
}
