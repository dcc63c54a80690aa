import type { RayHit } from '../../physics/PhysicsTypes.ts';
import { fire } from '../../triggers/fire.ts';
import type { Entity, Projectile, Prop } from '../../entities/Entity.ts';
import { emitEffectAt, emitSoundAt } from '../../world/emitAt.ts';
import type { World } from '../../world/World.ts';
import { canDamage } from '../combat/canDamage.ts';
import { applyDamage } from '../combat/applyDamage.ts';
import { endProjectile } from './endProjectile.ts';
import type { ProjectileFlight } from './ProjectileFlight.ts';
import { knockBack } from './knockBack.ts';

/** The distance to an obstacle after a bounce, so that the next cast doesn't start inside it. */
const GAP = 0.002;
/**
 * A projectile that touches a wall more slowly than this is resting or rolling. That isn't a hit and makes no
 * sound.
 */
const REST_SPEED = 1.5;

/**
 * The outcome of a collision: the projectile ends, changes direction, or was already inside the obstacle and
 * leaves it.
 */
type HitOutcome = 'ends' | 'turns' | 'leaves';

/** Handles the hit of a wall (null), a prop or an item. The projectile ends, bounces off or slides along. */
export function handleObstacleHit(
  world: World,
  flight: ProjectileFlight,
  obstacle: Entity | null,
  hit: RayHit,
): HitOutcome {
  const { projectile, type } = flight;
  const { vx, vy } = world.entities.motion;
  const towards = -(vx[projectile.slot]! * hit.normalX + vy[projectile.slot]! * hit.normalY);
  if (towards <= 0) return 'leaves';
  const isBouncing = projectile.bouncesLeft > 0;
  const isEnding = !isBouncing && isFinal(flight, obstacle);
  const isHit = isBouncing || isEnding || towards > REST_SPEED;
  if (isHit) emitHit(world, flight, obstacle);
  if (isEnding) {
    endProjectile(world, flight);
    return 'ends';
  }
  if (isBouncing) projectile.bouncesLeft -= 1;
  // After hitting an obstacle, it may hit the same units again.
  if (isHit) projectile.struck = [];
  deflect(world, projectile, hit, isBouncing ? 1 : type.body.bounce);
  return 'turns';
}

function isFinal({ type: { destroyOn } }: ProjectileFlight, obstacle: Entity | null): boolean {
  if (obstacle === null) return destroyOn.walls;
  return obstacle.kind === 'item' ? destroyOn.items : destroyOn.props;
}

function emitHit(world: World, flight: ProjectileFlight, obstacle: Entity | null): void {
  const { projectile, type, shooter } = flight;
  emitSoundAt(world, type.sounds.hit, projectile);
  emitEffectAt(world, type.effects.hit, projectile);
  if (obstacle === null) {
    fire(world, 'projectileHitsWall', {
      triggeringProjectile: projectile.id,
      attackingUnit: shooter?.id ?? null,
    });
  } else if (obstacle.kind === 'prop') hitProp(world, flight, obstacle);
}

function hitProp(world: World, flight: ProjectileFlight, prop: Prop): void {
  if (flight.type.hits === 'nobody' || !canDamage(world, flight.shooter ?? flight.projectile, prop)) return;
  applyDamage(world, prop, flight.projectile.damage, flight.shooter);
  knockBack(world, flight, prop);
}

/** Changes the velocity so that it leads away from the obstacle. `bounce` is the share that is reflected. */
function deflect(world: World, { slot }: Projectile, hit: RayHit, bounce: number): void {
  const { x, y, vx, vy } = world.entities.motion;
  // Deep inside a round obstacle, the normal is shorter than 1.
  const length = Math.sqrt(hit.normalX * hit.normalX + hit.normalY * hit.normalY);
  const normalX = hit.normalX / length;
  const normalY = hit.normalY / length;
  const speed = -(vx[slot]! * normalX + vy[slot]! * normalY) * (1 + bounce);
  x[slot] = x[slot]! + normalX * GAP;
  y[slot] = y[slot]! + normalY * GAP;
  vx[slot] = vx[slot]! + normalX * speed;
  vy[slot] = vy[slot]! + normalY * speed;
}
