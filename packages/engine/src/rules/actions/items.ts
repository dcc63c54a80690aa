import { spawnItems } from '../../systems/inventory/spawnItems.ts';
import { dropInventory, dropItemFromSlot } from '../../systems/inventory/dropItemFromSlot.ts';
import { giveOrDropItem } from '../../systems/inventory/giveItemToUnit.ts';
import { pickUpFromGround } from '../../systems/items/tryPickUpItem.ts';
import { getAmmoSettings } from '../../systems/items/reloadItem.ts';
import { selectInventorySlot } from '../../systems/inventory/selectInventorySlot.ts';
import {
  clearInventory,
  setItemStackCount,
  removeItemsFromUnit,
} from '../../systems/inventory/removeItemsFromUnit.ts';
import { useHeldItem } from '../../systems/items/useHeldItem.ts';
import { findItem } from '../../world/findEntity.ts';
import type { ActionRunners } from '../runners/runnerTypes.ts';
import { resolveCreatedId } from './resolveCreatedId.ts';
import { createUnitAction } from './createEntityAction.ts';

export const itemActionRunners = {
  createItem:
    ({ itemType, position, count }) =>
    (world, thread) => {
      const type = itemType(world, thread);
      const point = position(world, thread);
      thread.created.item = null;
      if (type === null || point === null) return;
      const item = spawnItems(world, { type, x: point.x, y: point.y }, count(world, thread));
      thread.created.item = resolveCreatedId(world, thread, item);
    },

  giveItem: ({ unit, itemType, count }) =>
    createUnitAction(unit, (world, found, thread) => {
      const type = itemType(world, thread);
      if (type !== null) giveOrDropItem(world, found, type, count(world, thread));
    }),

  takeItem: ({ unit, itemType, count }) =>
    createUnitAction(unit, (world, found, thread) => {
      const type = itemType(world, thread);
      if (type !== null) removeItemsFromUnit(world, found, type, count(world, thread));
    }),

  dropItem: ({ unit, slot }) =>
    createUnitAction(unit, (world, found, thread) => {
      const wanted = Math.floor(slot(world, thread));
      dropItemFromSlot(world, found, wanted === 0 ? found.heldSlot : wanted - 1);
    }),

  dropAllItems: ({ unit }) => createUnitAction(unit, dropInventory),

  emptyInventory: ({ unit }) => createUnitAction(unit, clearInventory),

  pickUpItem: ({ unit, item }) =>
    createUnitAction(unit, (world, found, thread) => {
      const wanted = findItem(world, item(world, thread));
      if (wanted !== null) pickUpFromGround(world, found, wanted);
    }),

  selectSlot: ({ unit, slot }) =>
    createUnitAction(unit, (world, found, thread) =>
      selectInventorySlot(world, found, Math.floor(slot(world, thread)) - 1),
    ),

  useItem: ({ unit }) =>
    createUnitAction(unit, (world, found) => {
      useHeldItem(world, found);
    }),

  setItemCount:
    ({ item, count }) =>
    (world, thread) => {
      const found = findItem(world, item(world, thread));
      if (found !== null) setItemStackCount(world, found, count(world, thread));
    },

  setAmmo:
    ({ item, count }) =>
    (world, thread) => {
      const found = findItem(world, item(world, thread));
      const ammo = found === null ? null : getAmmoSettings(world, found);
      if (found === null || ammo === null) return;
      found.ammo = Math.min(ammo.magazine, Math.floor(count(world, thread)));
    },
} satisfies Partial<ActionRunners>;
