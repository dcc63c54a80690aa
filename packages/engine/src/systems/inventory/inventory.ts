import type { Item, Unit } from '../../entities/Entity.ts';
import { findItem } from '../../world/findEntity.ts';
import { setInventorySlot } from '../../world/markedFields.ts';
import type { World } from '../../world/World.ts';

/** Returns the item in a slot. The first slot is 0. If a rule has removed the item, the slot is free immediately. */
export function getItemInSlot(world: World, unit: Unit, slotIndex: number): Item | null {
  const item = findItem(world, unit.inventory[slotIndex] ?? null);
  return item !== null && !item.isDoomed && item.holder === unit.id ? item : null;
}

/** Lists the items of a unit in slot order. */
export function listUnitItems(world: World, unit: Unit): Item[] {
  const items: Item[] = [];
  for (let index = 0; index < unit.inventory.length; index += 1) {
    const item = getItemInSlot(world, unit, index);
    if (item !== null) items.push(item);
  }
  return items;
}

/**
 * Returns -1 if every slot is taken. Prefers the held slot, because a unit with empty hands should hold the
 * item that it finds.
 */
export function findFreeSlot(world: World, unit: Unit): number {
  if (unit.heldSlot < unit.inventory.length && getItemInSlot(world, unit, unit.heldSlot) === null) {
    return unit.heldSlot;
  }
  return unit.inventory.findIndex((_id, index) => getItemInSlot(world, unit, index) === null);
}

export function putIntoSlot(unit: Unit, slotIndex: number, item: Item | null): void {
  setInventorySlot(unit, slotIndex, item?.id ?? null);
}

export function findSlotOfItem(unit: Unit, item: Item): number {
  return unit.inventory.indexOf(item.id);
}
