import type { Unit } from '../../entities/Entity.ts';
import type { World } from '../../world/World.ts';
import { getItemInSlot } from './inventory.ts';

/** Counts the items of a type in an inventory, summed over stacks. */
export function countItems(world: World, unit: Unit, type: string): number {
  let count = 0;
  for (let index = 0; index < unit.inventory.length; index += 1) {
    const item = getItemInSlot(world, unit, index);
    if (item !== null && item.type === type) count += item.count;
  }
  return count;
}

/** Counts how many more items of a type would fit. */
export function countFreeCapacity(world: World, unit: Unit, type: string): number {
  const maxStack = world.game.items.get(type)?.type.maxStack ?? 0;
  let room = 0;
  for (let index = 0; index < unit.inventory.length; index += 1) {
    const item = getItemInSlot(world, unit, index);
    if (item === null) room += maxStack;
    else if (item.type === type) room += Math.max(0, maxStack - item.count);
  }
  return room;
}
