import { fire } from '../../triggers/fire.ts';
import type { Unit } from '../../entities/Entity.ts';
import { emitEffectAt, emitSoundAt } from '../../world/emitAt.ts';
import type { World } from '../../world/World.ts';
import { addUnitBuff } from '../buffs/buffs.ts';
import { applyDamageToAnyone } from '../combat/applyDamage.ts';
import { endProjectile } from './endProjectile.ts';
import type { ProjectileFlight } from './ProjectileFlight.ts';
import { knockBack } from './knockBack.ts';

/** Applies everything that a projectile does to a unit. The projectile then passes through or ends. */
export function applyProjectileHit(world: World, flight: ProjectileFlight, unit: Unit): void {
  const { projectile, type, shooter } = flight;
  fire(world, 'projectileHitsUnit', {
    triggeringProjectile: projectile.id,
    triggeringUnit: unit.id,
    attackingUnit: shooter?.id ?? null,
  });
  emitSoundAt(world, type.sounds.hit, projectile);
  emitEffectAt(world, type.effects.hit, projectile);
  // No check of teams here: `canHitUnit` has done it, and a projectile that hits everyone also hurts friends.
  applyDamageToAnyone(world, unit, projectile.damage, shooter);
  if (!unit.isDead) {
    for (const buff of type.buffs) addUnitBuff(world, unit, buff, null);
    knockBack(world, flight, unit);
  }
  projectile.struck = [...projectile.struck, unit.id];
  if (projectile.pierceLeft > 0) projectile.pierceLeft -= 1;
  else if (type.destroyOn.units) endProjectile(world, flight);
}
