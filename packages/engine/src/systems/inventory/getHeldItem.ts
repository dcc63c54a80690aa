import type { Item, Unit } from '../../entities/Entity.ts';
import type { World } from '../../world/World.ts';
import { getItemInSlot } from './inventory.ts';

export function getHeldItem(world: World, unit: Unit): Item | null {
  return getItemInSlot(world, unit, unit.heldSlot);
}
