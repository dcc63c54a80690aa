import type { Point, PropType } from '@playloom/game-format';
import { moveKinematicBody, setBodyPose } from '../../physics/moveBody.ts';
import { findBodyMotionSource } from '../../physics/findBodyMotionSource.ts';
import type { Prop } from '../../entities/Entity.ts';
import { toTicks } from '../../world/time.ts';
import type { World } from '../../world/World.ts';

type PathMotion = NonNullable<PropType['motion']>;

/**
 * Starts or stops a moving platform or a door. If it has reached the end of its path, starting moves it back:
 * an open door closes.
 */
export function setPropMoving(world: World, prop: Prop, isMoving: boolean): void {
  const { motion } = world.game.props.get(prop.type)!.type;
  if (motion === null) return;
  if (isMoving && !prop.isMovingAlongPath && motion.mode === 'once' && isAtEnd(prop, motion)) {
    prop.pathDirection = prop.pathDirection === 1 ? -1 : 1;
  }
  prop.isMovingAlongPath = isMoving;
  if (!isMoving) stopProp(world, prop);
}

/** Moves a prop along its path. Its body is kinematic, so it carries the bodies on top of it. */
export function moveProp(world: World, prop: Prop, path: PathMotion): void {
  if (world.tick < prop.waitsUntil) {
    stopProp(world, prop);
    return;
  }
  advance(world, prop, path);
  const { motion } = world.entities;
  const { slot } = prop;
  const point = getPointOnPath(path, prop.pathPlace);
  const x = prop.home.x + point.x;
  const y = prop.home.y + point.y;
  // Units standing on the prop read its velocity in this tick, before physics has moved it.
  motion.vx[slot] = (x - motion.x[slot]!) * world.game.tickRate;
  motion.vy[slot] = (y - motion.y[slot]!) * world.game.tickRate;
  const mover = findBodyMotionSource(world.physics, slot);
  if (mover === 'poses') {
    const turned = motion.rotation[slot]! + motion.spin[slot]! * world.game.tickSeconds;
    moveKinematicBody(world.physics, slot, x, y, turned);
    return;
  }
  motion.x[slot] = x;
  motion.y[slot] = y;
  if (mover !== null) setBodyPose(world.physics, slot, x, y, motion.rotation[slot]!);
}

function advance(world: World, prop: Prop, path: PathMotion): void {
  const length = lengthOf(path);
  prop.pathPlace += prop.pathDirection * path.speed * world.game.tickSeconds;
  if (!isAtEnd(prop, path)) return;
  prop.waitsUntil = world.tick + toTicks(world, path.waitSeconds) + 1;
  switch (path.mode) {
    case 'back-and-forth':
      prop.pathPlace = prop.pathDirection === 1 ? length : 0;
      prop.pathDirection = prop.pathDirection === 1 ? -1 : 1;
      return;
    case 'loop':
      prop.pathPlace = 0;
      return;
    case 'once':
      prop.pathPlace = prop.pathDirection === 1 ? length : 0;
      prop.isMovingAlongPath = false;
      return;
  }
}

function isAtEnd({ pathPlace, pathDirection }: Prop, path: PathMotion): boolean {
  return pathDirection === 1 ? pathPlace >= lengthOf(path) : pathPlace <= 0;
}

function stopProp(world: World, { slot }: Prop): void {
  world.entities.motion.vx[slot] = 0;
  world.entities.motion.vy[slot] = 0;
}

/** The length of a path. A loop includes the way back to its start. */
function lengthOf({ path, mode }: PathMotion): number {
  let length = 0;
  let from: Point = START;
  for (const point of path) {
    length += distance(from, point);
    from = point;
  }
  return mode === 'loop' ? length + distance(from, START) : length;
}

function getPointOnPath({ path }: PathMotion, progress: number): Point {
  let left = progress;
  let from: Point = START;
  for (let index = 0; index <= path.length; index += 1) {
    const to = path[index] ?? START;
    const length = distance(from, to);
    if (left <= length && length > 0) {
      const share = left / length;
      return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    }
    left -= length;
    from = to;
  }
  return from;
}

const START: Point = { x: 0, y: 0 };

function distance(from: Point, to: Point): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  return Math.sqrt(dx * dx + dy * dy);
}
