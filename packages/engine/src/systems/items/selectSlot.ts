import type { Unit } from '../../world/Entity.ts';
import type { World } from '../../world/World.ts';
import { changeHand } from './changeHand.ts';
import { itemInSlot } from './inventory.ts';

/** Takes another slot in hand; slots count from 0. One that does not exist changes nothing. */
export function selectSlot(world: World, unit: Unit, slotIndex: number): void {
  if (!Number.isInteger(slotIndex) || slotIndex < 0 || slotIndex >= unit.inventory.length) return;
  changeHand(world, unit, () => {
    unit.heldSlot = slotIndex;
  });
}

/** The next slot with something in it, from the last one on to the first. */
export function selectNextSlot(world: World, unit: Unit): void {
  const size = unit.inventory.length;
  for (let step = 1; step < size; step += 1) {
    const slotIndex = (unit.heldSlot + step) % size;
    if (itemInSlot(world, unit, slotIndex) === null) continue;
    selectSlot(world, unit, slotIndex);
    return;
  }
}
