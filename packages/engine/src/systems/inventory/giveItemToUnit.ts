import { spawnItem } from '../spawn/spawnItem.ts';
import type { Item, Unit } from '../../entities/Entity.ts';
import type { World } from '../../world/World.ts';
import { runInventoryChange } from './runInventoryChange.ts';
import { spawnItems } from './spawnItems.ts';
import { addToStacks } from './addToStacks.ts';
import { findFreeSlot, putIntoSlot } from './inventory.ts';

/** Adds items to an inventory: to stacks first, then to free slots. Returns how many fit. */
export function giveItemToUnit(world: World, unit: Unit, type: string, count: number): number {
  if (unit.isDoomed || !world.game.items.has(type)) return 0;
  return runInventoryChange(world, unit, () => addToInventory(world, unit, type, Math.floor(count)));
}

/** Adds items to an inventory. Those that don't fit are dropped where the unit is. */
export function giveOrDropItem(world: World, unit: Unit, type: string, count: number): void {
  const left = Math.floor(count) - giveItemToUnit(world, unit, type, count);
  const { x, y } = world.entities.motion;
  if (left > 0) spawnItems(world, { type, x: x[unit.slot]!, y: y[unit.slot]! }, left);
}

/** Like `giveItemToUnit`, but without firing triggers. Used for start items. */
export function addToInventory(world: World, unit: Unit, type: string, count: number): number {
  const { maxStack } = world.game.items.get(type)!.type;
  let given = addToStacks(world, unit, type, count).count;
  while (given < count) {
    const slotIndex = findFreeSlot(world, unit);
    const stack = slotIndex < 0 ? null : spawnHeldItem(world, unit, type, Math.min(maxStack, count - given));
    if (stack === null) break;
    putIntoSlot(unit, slotIndex, stack);
    given += stack.count;
  }
  return given;
}

function spawnHeldItem(world: World, unit: Unit, type: string, count: number): Item | null {
  const { x, y } = world.entities.motion;
  return spawnItem(world, { type, count, x: x[unit.slot]!, y: y[unit.slot]!, holder: unit.id });
}
