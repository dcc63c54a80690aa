import type { Item, Unit } from '../../world/Entity.ts';
import type { World } from '../../world/World.ts';
import { itemInSlot } from './inventory.ts';

export function heldItem(world: World, unit: Unit): Item | null {
  return itemInSlot(world, unit, unit.heldSlot);
}
