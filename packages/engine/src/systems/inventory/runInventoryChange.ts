import { fire } from '../../triggers/fire.ts';
import type { Item, Unit } from '../../entities/Entity.ts';
import type { World } from '../../world/World.ts';
import { getHeldItem } from './getHeldItem.ts';

/**
 * Runs a change to an inventory. If the held item is another one afterwards, stops using the old one and fires
 * a trigger.
 */
export function runInventoryChange<Result>(world: World, unit: Unit, change: () => Result): Result {
  const before = getHeldItem(world, unit);
  const result = change();
  const after = getHeldItem(world, unit);
  if (before === after) return result;
  stopUsingItem(unit, before);
  if (after !== null) {
    fire(world, 'unitSelectsItem', { triggeringUnit: unit.id, triggeringItem: after.id });
  }
  return result;
}

/**
 * Cancels a use or reload that takes time. A half-used potion isn't used up, and a half-reloaded gun isn't
 * loaded.
 */
export function stopUsingItem(unit: Unit, item: Item | null): void {
  unit.useEndsAt = 0;
  if (item !== null) item.reloadAt = 0;
}
