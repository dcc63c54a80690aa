import { cos, sin } from '../../math/trigonometry.ts';
import { castBall } from '../../physics/cast.ts';
import { type CastFilter, WALL_SLOT } from '../../physics/PhysicsTypes.ts';
import type { World } from '../../world/World.ts';
import { canHitUnit } from './canHitUnit.ts';
import type { ProjectileFlight } from './ProjectileFlight.ts';
import { handleObstacleHit } from './handleObstacleHit.ts';
import { applyProjectileHit } from './applyProjectileHit.ts';

/** The maximum number of hits of a projectile per tick. After that, it doesn't move further in this tick. */
const HITS_MAX = 8;
/** The minimum length of a cast, so that units that walk into a resting projectile touch it. */
const TOUCH = 0.001;
const NO_OBSTACLES = { walls: false, props: false, items: false } as const;

/**
 * Moves a projectile for one tick. Casts its full thickness along the path, so that nothing is too thin to be
 * hit.
 */
export function sweepProjectile(world: World, flight: ProjectileFlight): void {
  const { motion } = world.entities;
  const { projectile } = flight;
  const { slot } = projectile;
  let targets = targetsOf(world, flight);
  const radius = (flight.type.body.width / 2) * motion.scale[slot]!;
  let left = world.game.tickSeconds;
  for (let meetings = 0; meetings < HITS_MAX; meetings += 1) {
    const { dirX, dirY, speed } = headingOf(world, slot);
    const x = motion.x[slot]!;
    const y = motion.y[slot]!;
    const distance = speed * left;
    const hit = castBall(world.physics, x, y, dirX, dirY, Math.max(distance, TOUCH), radius, targets);
    const moved = hit === null ? distance : Math.min(distance, hit.distance);
    motion.x[slot] = x + dirX * moved;
    motion.y[slot] = y + dirY * moved;
    if (hit === null) return;
    left -= speed === 0 ? left : moved / speed;
    const entity = hit.slot === WALL_SLOT ? null : world.entities.records[hit.slot]!;
    if (entity?.kind === 'unit') applyProjectileHit(world, flight, entity);
    else if (handleObstacleHit(world, flight, entity, hit) === 'leaves')
      targets = { ...targets, ...NO_OBSTACLES };
    if (projectile.isDoomed || left <= 0) return;
  }
}

function targetsOf(world: World, flight: ProjectileFlight): CastFilter {
  const { collidesWith } = flight.type.body;
  const { hits, destroyOn } = flight.type;
  const { records } = world.entities;
  return {
    walls: collidesWith.walls,
    units: collidesWith.units && hits !== 'nobody',
    props: collidesWith.props,
    items: destroyOn.items,
    isProjectile: true,
    hasSensors: true,
    accepts(slot) {
      const entity = records[slot];
      if (entity == null || entity.isDoomed) return false;
      if (entity.kind === 'unit') return canHitUnit(world, flight, entity);
      return entity.kind === 'item' || !world.game.props.get(entity.type)!.type.body.isSensor;
    },
  };
}

function headingOf(world: World, slot: number): { dirX: number; dirY: number; speed: number } {
  const { vx, vy, rotation } = world.entities.motion;
  const speed = Math.sqrt(vx[slot]! * vx[slot]! + vy[slot]! * vy[slot]!);
  if (speed > 0) return { dirX: vx[slot]! / speed, dirY: vy[slot]! / speed, speed };
  return { dirX: cos(rotation[slot]!), dirY: sin(rotation[slot]!), speed };
}
