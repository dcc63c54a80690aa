import { despawnEntity } from '../spawn/despawnEntity.ts';
import type { Item, Unit } from '../../entities/Entity.ts';
import { findUnit } from '../../world/findEntity.ts';
import { setItemCount } from '../../world/markedFields.ts';
import type { World } from '../../world/World.ts';
import { runInventoryChange } from './runInventoryChange.ts';
import { getItemInSlot, listUnitItems, putIntoSlot, findSlotOfItem } from './inventory.ts';

/** Removes up to `count` items of a type. Returns whether there were that many. */
export function removeItemsFromUnit(world: World, unit: Unit, type: string, count: number): boolean {
  let left = Math.floor(count);
  runInventoryChange(world, unit, () => {
    for (let index = 0; index < unit.inventory.length && left > 0; index += 1) {
      const item = getItemInSlot(world, unit, index);
      if (item === null || item.type !== type) continue;
      const taken = Math.min(left, item.count);
      left -= taken;
      setCount(world, item, item.count - taken);
    }
  });
  return left <= 0;
}

/** Changes the size of a stack. At 0 the item is removed, from an inventory too. */
export function setItemStackCount(world: World, item: Item, count: number): void {
  const holder = findUnit(world, item.holder);
  if (holder === null) setCount(world, item, count);
  else runInventoryChange(world, holder, () => setCount(world, item, count));
}

export function clearInventory(world: World, unit: Unit): void {
  runInventoryChange(world, unit, () => {
    for (const item of listUnitItems(world, unit)) setCount(world, item, 0);
  });
}

function setCount(world: World, item: Item, count: number): void {
  const { maxStack } = world.game.items.get(item.type)!.type;
  const whole = Math.min(maxStack, Math.floor(count));
  if (whole > 0) {
    setItemCount(world, item, whole);
    return;
  }
  const holder = findUnit(world, item.holder);
  const slotIndex = holder === null ? -1 : findSlotOfItem(holder, item);
  if (holder !== null && slotIndex >= 0) putIntoSlot(holder, slotIndex, null);
  despawnEntity(world, item);
}
