import type { Prop, Unit } from '../../entities/Entity.ts';
import type { World } from '../../world/World.ts';
import { isSpawnProtected } from '../protection/spawnProtection.ts';
import { getRelation } from '../teams/relations.ts';

/** The unit that attacks, or its projectile if the unit no longer exists. */
type Attacker = Pick<Unit, 'id' | 'owner' | 'team'>;

/**
 * Whether teams allow the attacker to hurt the target, and the target isn't protected because it has just appeared.
 * Damage without an attacker hurts everyone else.
 */
export function canDamage(world: World, attacker: Attacker | null, target: Unit | Prop): boolean {
  if (isSpawnProtected(target)) return false;
  if (attacker === null) return true;
  const isOwn = attacker.id === target.id || (attacker.owner !== null && attacker.owner === target.owner);
  const relation = isOwn ? 'friendly' : getRelation(world, attacker.team, target.team);
  const team = attacker.team === null ? undefined : world.game.game.types.teams[attacker.team];
  return team === undefined ? relation !== 'friendly' : team.canHurt[relation];
}
