import type { Item, Unit } from '../../entities/Entity.ts';
import { setItemCount } from '../../world/markedFields.ts';
import type { World } from '../../world/World.ts';
import { getItemInSlot } from './inventory.ts';

interface Filled {
  /** How many items were added to existing stacks. */
  readonly count: number;
  /** The last stack to which items were added. */
  readonly stack: Item | null;
}

/** Adds as many items of a type as possible to the stacks in an inventory. */
export function addToStacks(world: World, unit: Unit, type: string, count: number): Filled {
  const { maxStack } = world.game.items.get(type)!.type;
  let left = count;
  let stack: Item | null = null;
  for (let index = 0; index < unit.inventory.length && left > 0; index += 1) {
    const item = getItemInSlot(world, unit, index);
    if (item === null || item.type !== type || item.count >= maxStack) continue;
    const added = Math.min(left, maxStack - item.count);
    setItemCount(world, item, item.count + added);
    left -= added;
    stack = item;
  }
  return { count: count - left, stack };
}
