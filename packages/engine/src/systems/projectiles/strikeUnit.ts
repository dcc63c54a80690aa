import { fire } from '../../rules/fire.ts';
import type { Unit } from '../../world/Entity.ts';
import { tellEffectAt, tellSoundAt } from '../../world/tellAt.ts';
import type { World } from '../../world/World.ts';
import { giveBuff } from '../buffs/buffs.ts';
import { dealDamageToAnyone } from '../combat/dealDamage.ts';
import { endProjectile } from './endProjectile.ts';
import type { Flight } from './Flight.ts';
import { knockBack } from './knockBack.ts';

/** Everything a projectile does to a unit; then it flies through it or ends. */
export function strikeUnit(world: World, flight: Flight, unit: Unit): void {
  const { projectile, type, shooter } = flight;
  fire(world, 'projectileHitsUnit', {
    triggeringProjectile: projectile.id,
    triggeringUnit: unit.id,
    attackingUnit: shooter?.id ?? null,
  });
  tellSoundAt(world, type.sounds.hit, projectile);
  tellEffectAt(world, type.effects.hit, projectile);
  // Whom it may hit was asked before: what hits everyone hurts friends too.
  dealDamageToAnyone(world, unit, projectile.damage, shooter);
  if (!unit.isDead) {
    for (const buff of type.buffs) giveBuff(world, unit, buff, null);
    knockBack(world, flight, unit);
  }
  projectile.struck = [...projectile.struck, unit.id];
  if (projectile.pierceLeft > 0) projectile.pierceLeft -= 1;
  else if (type.destroyOn.units) endProjectile(world, flight);
}
