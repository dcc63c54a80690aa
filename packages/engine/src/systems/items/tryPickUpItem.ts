import { hasBody, removeBody } from '../../physics/removeBody.ts';
import { fire } from '../../triggers/fire.ts';
import { despawnEntity } from '../spawn/despawnEntity.ts';
import type { Item, Unit } from '../../entities/Entity.ts';
import { setAttachment, setItemCount, setItemHolder, setVanishTick } from '../../world/markedFields.ts';
import type { World } from '../../world/World.ts';
import { invalidateRegions } from '../regions/RegionCache.ts';
import { runInventoryChange } from '../inventory/runInventoryChange.ts';
import { countPickUp } from '../achievements/countEvents.ts';
import { consumeItem } from './consumeItem.ts';
import { addToStacks } from '../inventory/addToStacks.ts';
import { findFreeSlot, putIntoSlot } from '../inventory/inventory.ts';
import { emitEffectAt, emitSoundAt } from '../../world/emitAt.ts';

/** Picks up an item if the unit and the item allow it. Returns whether any of it was taken. */
export function tryPickUpItem(world: World, unit: Unit, item: Item): boolean {
  return canPickUp(world, unit, item) && pickUpFromGround(world, unit, item);
}

/** Whether a unit may pick up an item. Doesn't check whether there is room for it. */
export function canPickUp(world: World, unit: Unit, item: Item): boolean {
  if (unit.isDead || !isOnGround(item) || world.tick < item.pickableAt) return false;
  const { canPickUpItems } = world.game.units.get(unit.type)!.type;
  return canPickUpItems && world.game.items.get(item.type)!.type.pickUp !== 'never';
}

/** Picks up as much of an item as there is room for, without checking `canPickUp`. */
export function pickUpFromGround(world: World, unit: Unit, item: Item): boolean {
  if (unit.isDoomed || !isOnGround(item)) return false;
  const { type } = world.game.items.get(item.type)!;
  const taken = type.consumable?.isUsedOnPickUp === true ? item : storeInInventory(world, unit, item);
  if (taken === null) return false;
  emitSoundAt(world, type.sounds.pickUp, unit);
  emitEffectAt(world, type.effects.pickUp, unit);
  fire(world, 'unitPicksUpItem', { triggeringUnit: unit.id, triggeringItem: taken.id });
  countPickUp(world, unit, item);
  if (type.consumable?.isUsedOnPickUp === true) consumeItem(world, unit, item, item.count);
  return true;
}

/** Puts an item into the inventory and returns its stack; null if there is no room at all. */
function storeInInventory(world: World, unit: Unit, item: Item): Item | null {
  return runInventoryChange(world, unit, () => {
    const filled = addToStacks(world, unit, item.type, item.count);
    if (filled.count === item.count) {
      despawnEntity(world, item);
      return filled.stack;
    }
    setItemCount(world, item, item.count - filled.count);
    const slotIndex = findFreeSlot(world, unit);
    if (slotIndex < 0) return filled.stack;
    attachToHolder(world, unit, item);
    putIntoSlot(unit, slotIndex, item);
    return item;
  });
}

function attachToHolder(world: World, unit: Unit, item: Item): void {
  setItemHolder(world, item, unit.id);
  setVanishTick(world, item, 0);
  setAttachment(world, item, null);
  item.regions = [];
  invalidateRegions(world, item.slot);
  if (hasBody(world.physics, item.slot)) removeBody(world.physics, item.slot);
}

function isOnGround(item: Item): boolean {
  return !item.isDoomed && item.holder === null;
}
