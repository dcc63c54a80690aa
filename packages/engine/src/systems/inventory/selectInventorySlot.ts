import type { Unit } from '../../entities/Entity.ts';
import type { World } from '../../world/World.ts';
import { runInventoryChange } from './runInventoryChange.ts';
import { getItemInSlot } from './inventory.ts';

/** Selects another slot, starting at 0. Does nothing if the slot doesn't exist. */
export function selectInventorySlot(world: World, unit: Unit, slotIndex: number): void {
  if (!Number.isInteger(slotIndex) || slotIndex < 0 || slotIndex >= unit.inventory.length) return;
  runInventoryChange(world, unit, () => {
    unit.heldSlot = slotIndex;
  });
}

/** Selects the next slot with an item, starting over at the end. */
export function selectNextSlot(world: World, unit: Unit): void {
  const size = unit.inventory.length;
  for (let step = 1; step < size; step += 1) {
    const slotIndex = (unit.heldSlot + step) % size;
    if (getItemInSlot(world, unit, slotIndex) === null) continue;
    selectInventorySlot(world, unit, slotIndex);
    return;
  }
}
