import type { Unit } from '../../entities/Entity.ts';
import type { World } from '../../world/World.ts';
import { canDamage } from '../combat/canDamage.ts';
import { isSpawnProtected } from '../protection/spawnProtection.ts';
import { getRelation } from '../teams/relations.ts';
import type { ProjectileFlight } from './ProjectileFlight.ts';

/** Whether a projectile can hit a unit. It flies through units that it can't hit. */
export function canHitUnit(world: World, flight: ProjectileFlight, unit: Unit): boolean {
  const { projectile, type, shooter } = flight;
  if (unit.isDead || unit.isDoomed || projectile.struck.includes(unit.id)) return false;
  if (isSpawnProtected(unit) && isFromOutside(world, flight, unit)) return false;
  switch (type.hits) {
    case 'everyone':
      return true;
    case 'everyone-but-owner':
      return unit.id !== projectile.shooter && (unit.owner === null || unit.owner !== projectile.owner);
    case 'by-relation':
      // If the shooter no longer exists, the projectile's own team decides.
      return unit.id !== projectile.shooter && canDamage(world, shooter ?? projectile, unit);
    case 'nobody':
      return false;
  }
}

/** Whether a projectile comes from someone who is not a friend. What friends shoot may heal. */
function isFromOutside(world: World, { projectile, shooter }: ProjectileFlight, unit: Unit): boolean {
  const { owner, team } = shooter ?? projectile;
  if (owner !== null && owner === unit.owner) return false;
  return getRelation(world, team, unit.team) !== 'friendly';
}
