import type { Unit } from '../../entities/Entity.ts';
import { toTicks } from '../../world/time.ts';
import type { World } from '../../world/World.ts';
import { updateAi } from '../../entities/updateAi.ts';

/** Lets a unit with AI respond to an attack in the way that its type defines. */
export function reactToAttack(world: World, unit: Unit, attacker: Unit): void {
  const { ai } = unit;
  const { whenAttacked, reactionSeconds } = world.game.units.get(unit.type)!.type.ai;
  if (ai.behaviour === 'none' || whenAttacked === 'ignore' || unit.isDead || attacker.id === unit.id) return;
  // A unit that is already fighting doesn't change its target with every hit.
  if (ai.stance === 'fight' && ai.target !== null && ai.seesTarget && whenAttacked === 'fight') return;
  const isNew = ai.target !== attacker.id;
  unit.steerAt = 0;
  updateAi(unit, {
    target: attacker.id,
    answer: ai.behaviour === 'flee' ? 'flee' : whenAttacked,
    actsAt: isNew ? world.tick + toTicks(world, reactionSeconds) : ai.actsAt,
    thinkAt: isNew ? world.tick + toTicks(world, reactionSeconds) : ai.thinkAt,
  });
}
