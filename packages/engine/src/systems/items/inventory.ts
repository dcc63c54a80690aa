import type { Item, Unit } from '../../world/Entity.ts';
import { findItem } from '../../world/findEntity.ts';
import type { World } from '../../world/World.ts';

/** The item in a slot, counted from 0. Slots of items removed by a rule count as free immediately. */
export function getItemInSlot(world: World, unit: Unit, slotIndex: number): Item | null {
  const item = findItem(world, unit.inventory[slotIndex] ?? null);
  return item !== null && !item.isDoomed && item.holder === unit.id ? item : null;
}

/** In slot order. */
export function listUnitItems(world: World, unit: Unit): Item[] {
  const items: Item[] = [];
  for (let index = 0; index < unit.inventory.length; index += 1) {
    const item = getItemInSlot(world, unit, index);
    if (item !== null) items.push(item);
  }
  return items;
}

/**
 * -1 if every slot is taken. The held slot goes first: an item found with empty hands is meant to be used.
 */
export function findFreeSlot(world: World, unit: Unit): number {
  if (unit.heldSlot < unit.inventory.length && getItemInSlot(world, unit, unit.heldSlot) === null) {
    return unit.heldSlot;
  }
  return unit.inventory.findIndex((_id, index) => getItemInSlot(world, unit, index) === null);
}

export function putIntoSlot(unit: Unit, slotIndex: number, item: Item | null): void {
  unit.inventory = unit.inventory.with(slotIndex, item?.id ?? null);
}

export function findSlotOfItem(unit: Unit, item: Item): number {
  return unit.inventory.indexOf(item.id);
}
