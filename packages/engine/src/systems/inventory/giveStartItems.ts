import type { Unit } from '../../entities/Entity.ts';
import type { World } from '../../world/World.ts';
import { addToInventory } from './giveItemToUnit.ts';

/**
 * Gives a new unit its start items. Those that don't fit are skipped, because nothing should lie on the ground
 * where a unit appears.
 */
export function giveStartItems(world: World, unit: Unit): void {
  const { startItems } = world.game.units.get(unit.type)!.type.inventory;
  for (const { item, count } of startItems) addToInventory(world, unit, item, count);
}
