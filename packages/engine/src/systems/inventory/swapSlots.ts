import type { Item, Unit } from '../../entities/Entity.ts';
import { setItemCount } from '../../world/markedFields.ts';
import type { World } from '../../world/World.ts';
import { runInventoryChange } from './runInventoryChange.ts';
import { getItemInSlot, putIntoSlot } from './inventory.ts';
import { setItemStackCount } from './removeItemsFromUnit.ts';

/** Swaps two slots, or merges them if they hold stacks of the same type. The first slot is 0. */
export function swapSlots(world: World, unit: Unit, from: number, to: number): void {
  const size = unit.inventory.length;
  const isSlot = (index: number) => Number.isInteger(index) && index >= 0 && index < size;
  if (from === to || !isSlot(from) || !isSlot(to)) return;
  const moved = getItemInSlot(world, unit, from);
  const other = getItemInSlot(world, unit, to);
  runInventoryChange(world, unit, () => {
    if (moved !== null && other !== null && mergeStacks(world, moved, other)) return;
    putIntoSlot(unit, from, other);
    putIntoSlot(unit, to, moved);
  });
}

function mergeStacks(world: World, from: Item, to: Item): boolean {
  const { maxStack } = world.game.items.get(to.type)!.type;
  if (from.type !== to.type || to.count >= maxStack) return false;
  const moved = Math.min(from.count, maxStack - to.count);
  setItemCount(world, to, to.count + moved);
  setItemStackCount(world, from, from.count - moved);
  return true;
}
