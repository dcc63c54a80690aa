import type { UnitType } from '@playloom/game-format';
import { forEachTouching } from '../../physics/forEachTouching.ts';
import { forEachEntity } from '../../world/entities.ts';
import type { Entity, Unit } from '../../entities/Entity.ts';
import { toTicks } from '../../world/time.ts';
import type { World } from '../../world/World.ts';
import { canHaveAttributes } from '../attributeTable/attributeTable.ts';
import { applyDamage } from '../combat/applyDamage.ts';
import { isSpawnProtected } from '../protection/spawnProtection.ts';

/** The name of the touch damage cooldown. It can't be confused with the names of keys and items. */
const COOLDOWN = 'touch damage';

/** Lets units with touch damage repeatedly hurt everything that they touch and may hurt. */
export function stepTouchDamage(world: World): void {
  if (!hasHurtfulUnits(world)) return;
  forEachEntity(world, 'unit', (unit) => {
    const { touchDamage } = world.game.units.get(unit.type)!.type;
    if (touchDamage === null || unit.isDead || (unit.cooldowns[COOLDOWN] ?? 0) > world.tick) return;
    // Touching isn't an attack that ends the protection, so it has no effect.
    if (isSpawnProtected(unit)) return;
    damageTouched(world, unit, touchDamage);
  });
}

/** Whether any unit type has touch damage. Checks types, because there are fewer of them than units. */
function hasHurtfulUnits({ game }: World): boolean {
  for (const { type } of game.units.values()) if (type.touchDamage !== null) return true;
  return false;
}

function damageTouched(world: World, unit: Unit, touchDamage: NonNullable<UnitType['touchDamage']>): void {
  const touching: number[] = [];
  forEachTouching(world.physics, unit.slot, (other) => touching.push(other));
  let hasHurt = false;
  for (const slot of touching) {
    const other = world.entities.records[slot];
    if (other == null || !canHaveAttributes(other) || isSameWildTeam(unit, other)) continue;
    hasHurt = applyDamage(world, other, touchDamage.amount, unit) > 0 || hasHurt;
  }
  if (!hasHurt) return;
  const again = world.tick + Math.max(1, toTicks(world, touchDamage.everySeconds));
  unit.cooldowns = { ...unit.cooldowns, [COOLDOWN]: again };
}

/**
 * Whether two units without owners are on the same team. In a game without teams, monsters would otherwise kill
 * each other while crowding around a player.
 */
function isSameWildTeam(unit: Unit, other: Entity): boolean {
  return other.kind === 'unit' && unit.owner === null && other.owner === null && unit.team === other.team;
}
