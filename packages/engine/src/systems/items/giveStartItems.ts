import type { Unit } from '../../world/Entity.ts';
import type { World } from '../../world/World.ts';
import { addToInventory } from './giveItemToUnit.ts';

/** Items that don't fit into the inventory are skipped: nothing should lie around where a unit appears. */
export function giveStartItems(world: World, unit: Unit): void {
  const { startItems } = world.game.units.get(unit.type)!.type.inventory;
  for (const { item, count } of startItems) addToInventory(world, unit, item, count);
}
