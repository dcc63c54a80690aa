import { fire } from '../../triggers/fire.ts';
import { despawnEntity } from '../spawn/despawnEntity.ts';
import type { Projectile } from '../../entities/Entity.ts';
import { emitEffectAt, emitSoundAt } from '../../world/emitAt.ts';
import type { World } from '../../world/World.ts';
import { applyAreaDamage } from '../combat/applyAreaDamage.ts';
import type { ProjectileFlight } from './ProjectileFlight.ts';

/** Removes a projectile whose time is over or that was stopped. Explodes if its type does. */
export function endProjectile(world: World, { projectile, type, shooter }: ProjectileFlight): void {
  if (projectile.isDoomed) return;
  removeProjectile(world, projectile);
  const { explosion } = type;
  if (explosion === null) return;
  const { x, y } = world.entities.motion;
  emitEffectAt(world, explosion.effect, projectile);
  emitSoundAt(world, explosion.sound, projectile);
  applyAreaDamage(world, {
    x: x[projectile.slot]!,
    y: y[projectile.slot]!,
    radius: explosion.radius,
    damage: explosion.damage,
    knockback: explosion.knockback,
    attacker: shooter,
    isForAnyone: type.hits === 'everyone' || type.hits === 'everyone-but-owner',
  });
}

/** Removes a projectile without an explosion. Rules that remove projectiles use this. */
export function removeProjectile(world: World, projectile: Projectile): void {
  if (projectile.isDoomed) return;
  despawnEntity(world, projectile);
  fire(world, 'projectileEnds', { triggeringProjectile: projectile.id, attackingUnit: projectile.shooter });
}
