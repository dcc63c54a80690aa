import { fire } from '../../rules/fire.ts';
import type { Item, Unit } from '../../world/Entity.ts';
import type { World } from '../../world/World.ts';
import { getHeldItem } from './getHeldItem.ts';

/** Changes an inventory and handles a change of the held item. */
export function updateHeldItem<Result>(world: World, unit: Unit, change: () => Result): Result {
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

/** A half-used potion and a half-reloaded gun stay unchanged. */
export function stopUsingItem(unit: Unit, item: Item | null): void {
  unit.useEndsAt = 0;
  if (item !== null) item.reloadAt = 0;
}
