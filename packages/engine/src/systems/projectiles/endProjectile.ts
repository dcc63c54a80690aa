import { fire } from '../../rules/fire.ts';
import { destroyEntity } from '../../spawn/destroyEntity.ts';
import type { Projectile } from '../../world/Entity.ts';
import { tellEffectAt, tellSoundAt } from '../../world/tellAt.ts';
import type { World } from '../../world/World.ts';
import { damageArea } from '../combat/damageArea.ts';
import type { Flight } from './Flight.ts';

/** Its time is over or something stopped it: it explodes if it can, and is gone. */
export function endProjectile(world: World, { projectile, type, shooter }: Flight): void {
  if (projectile.isDoomed) return;
  removeProjectile(world, projectile);
  const { explosion } = type;
  if (explosion === null) return;
  const { x, y } = world.entities.motion;
  tellEffectAt(world, explosion.effect, projectile);
  tellSoundAt(world, explosion.sound, projectile);
  damageArea(world, {
    x: x[projectile.slot]!,
    y: y[projectile.slot]!,
    radius: explosion.radius,
    damage: explosion.damage,
    knockback: explosion.knockback,
    attacker: shooter,
    isForAnyone: type.hits === 'everyone' || type.hits === 'everyone-but-owner',
  });
}

/** Takes it out of the world without a bang, as a rule does. */
export function removeProjectile(world: World, projectile: Projectile): void {
  if (projectile.isDoomed) return;
  destroyEntity(world, projectile);
  fire(world, 'projectileEnds', { triggeringProjectile: projectile.id, attackingUnit: projectile.shooter });
}
