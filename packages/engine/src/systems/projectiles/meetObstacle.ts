import type { RayHit } from '../../physics/PhysicsTypes.ts';
import { fire } from '../../rules/fire.ts';
import type { Entity, Projectile, Prop } from '../../world/Entity.ts';
import { tellEffectAt, tellSoundAt } from '../../world/tellAt.ts';
import type { World } from '../../world/World.ts';
import { canHurt } from '../combat/canHurt.ts';
import { dealDamage } from '../combat/dealDamage.ts';
import { endProjectile } from './endProjectile.ts';
import type { Flight } from './Flight.ts';
import { knockBack } from './knockBack.ts';

/** Kept between a projectile and what it bounced off, so that the next cast does not begin inside of it. */
const GAP = 0.002;
/** What presses against a wall more slowly than this lies or rolls there: no hit, no sound. */
const REST_SPEED = 1.5;

/** How a meeting went on: over for this projectile, turned away, or free to leave what it was already inside of. */
export type Meeting = 'ends' | 'turns' | 'leaves';

/** At a wall (null), a prop or an item: a projectile ends, bounces off or slides along. */
export function meetObstacle(world: World, flight: Flight, obstacle: Entity | null, hit: RayHit): Meeting {
  const { projectile, type } = flight;
  const { vx, vy } = world.entities.motion;
  const towards = -(vx[projectile.slot]! * hit.normalX + vy[projectile.slot]! * hit.normalY);
  if (towards <= 0) return 'leaves';
  const isBouncing = projectile.bouncesLeft > 0;
  const isEnding = !isBouncing && isFinal(flight, obstacle);
  const isHit = isBouncing || isEnding || towards > REST_SPEED;
  if (isHit) tellHit(world, flight, obstacle);
  if (isEnding) {
    endProjectile(world, flight);
    return 'ends';
  }
  if (isBouncing) projectile.bouncesLeft -= 1;
  // Away from a wall it may hit the same units again.
  if (isHit) projectile.struck = [];
  deflect(world, projectile, hit, isBouncing ? 1 : type.body.bounce);
  return 'turns';
}

function isFinal({ type: { destroyOn } }: Flight, obstacle: Entity | null): boolean {
  if (obstacle === null) return destroyOn.walls;
  return obstacle.kind === 'item' ? destroyOn.items : destroyOn.props;
}

function tellHit(world: World, flight: Flight, obstacle: Entity | null): void {
  const { projectile, type, shooter } = flight;
  tellSoundAt(world, type.sounds.hit, projectile);
  tellEffectAt(world, type.effects.hit, projectile);
  if (obstacle === null) {
    fire(world, 'projectileHitsWall', {
      triggeringProjectile: projectile.id,
      attackingUnit: shooter?.id ?? null,
    });
  } else if (obstacle.kind === 'prop') hitProp(world, flight, obstacle);
}

function hitProp(world: World, flight: Flight, prop: Prop): void {
  if (flight.type.hits === 'nobody' || !canHurt(world, flight.shooter ?? flight.projectile, prop)) return;
  dealDamage(world, prop, flight.projectile.damage, flight.shooter);
  knockBack(world, flight, prop);
}

/** Turns the speed away from the obstacle; `bounce` of what went into it comes back. */
function deflect(world: World, { slot }: Projectile, hit: RayHit, bounce: number): void {
  const { x, y, vx, vy } = world.entities.motion;
  // Deep inside of something round the normal is shorter than 1.
  const length = Math.sqrt(hit.normalX * hit.normalX + hit.normalY * hit.normalY);
  const normalX = hit.normalX / length;
  const normalY = hit.normalY / length;
  const speed = -(vx[slot]! * normalX + vy[slot]! * normalY) * (1 + bounce);
  x[slot] = x[slot]! + normalX * GAP;
  y[slot] = y[slot]! + normalY * GAP;
  vx[slot] = vx[slot]! + normalX * speed;
  vy[slot] = vy[slot]! + normalY * speed;
}
