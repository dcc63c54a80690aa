import type { RayHit } from '../../physics/PhysicsTypes.ts';
import { fire } from '../../rules/fire.ts';
import type { Entity, Prop } from '../../world/Entity.ts';
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

/** At a wall (null), a prop or an item: a projectile ends, bounces or slides along. Tells whether it got stuck. */
export function meetObstacle(world: World, flight: Flight, obstacle: Entity | null, hit: RayHit): boolean {
  const { projectile, type } = flight;
  const { vx, vy } = world.entities.motion;
  const { slot } = projectile;
  const towards = -(vx[slot]! * hit.normalX + vy[slot]! * hit.normalY);
  const isResting = type.speed > 0 && towards < REST_SPEED && !isFinal(flight, obstacle);
  if (!isResting) tellHit(world, flight, obstacle);
  if (projectile.bouncesLeft <= 0 && isFinal(flight, obstacle)) {
    endProjectile(world, flight);
    return true;
  }
  const isBouncing = projectile.bouncesLeft > 0;
  if (isBouncing) projectile.bouncesLeft -= 1;
  return deflect(world, flight, hit, isBouncing ? 1 : type.body.bounce);
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

/** Turns the speed away from the obstacle, `bounce` of it comes back. Tells whether it is stuck inside of it. */
function deflect(world: World, { projectile }: Flight, hit: RayHit, bounce: number): boolean {
  const { x, y, vx, vy } = world.entities.motion;
  const { slot } = projectile;
  const towards = -(vx[slot]! * hit.normalX + vy[slot]! * hit.normalY);
  x[slot] = x[slot]! + hit.normalX * GAP;
  y[slot] = y[slot]! + hit.normalY * GAP;
  if (towards > 0) {
    vx[slot] = vx[slot]! + hit.normalX * towards * (1 + bounce);
    vy[slot] = vy[slot]! + hit.normalY * towards * (1 + bounce);
    projectile.struck = [];
    return false;
  }
  return true;
}
