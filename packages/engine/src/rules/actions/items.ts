import { createItems } from '../../systems/items/createItems.ts';
import { dropAllItems, dropItem } from '../../systems/items/dropItem.ts';
import { giveOrDropItem } from '../../systems/items/giveItem.ts';
import { takeFromGround } from '../../systems/items/pickUpItem.ts';
import { ammoOfType } from '../../systems/items/reloadItem.ts';
import { selectSlot } from '../../systems/items/selectSlot.ts';
import { emptyInventory, setItemCount, takeItem } from '../../systems/items/takeItem.ts';
import { useItem } from '../../systems/items/useItem.ts';
import { findItem } from '../../world/findEntity.ts';
import type { ActionRunners } from '../runnerTypes.ts';
import { idOfCreated } from './idOfCreated.ts';
import { onUnit } from './onEntity.ts';

export const itemsActions = {
  createItem:
    ({ itemType, position, count }) =>
    (world, thread) => {
      const type = itemType(world, thread);
      const place = position(world, thread);
      thread.created.item = null;
      if (type === null || place === null) return;
      const item = createItems(world, { type, x: place.x, y: place.y }, count(world, thread));
      thread.created.item = idOfCreated(world, thread, item);
    },

  giveItem: ({ unit, itemType, count }) =>
    onUnit(unit, (world, found, thread) => {
      const type = itemType(world, thread);
      if (type !== null) giveOrDropItem(world, found, type, count(world, thread));
    }),

  takeItem: ({ unit, itemType, count }) =>
    onUnit(unit, (world, found, thread) => {
      const type = itemType(world, thread);
      if (type !== null) takeItem(world, found, type, count(world, thread));
    }),

  dropItem: ({ unit, slot }) =>
    onUnit(unit, (world, found, thread) => {
      const wanted = Math.floor(slot(world, thread));
      dropItem(world, found, wanted === 0 ? found.heldSlot : wanted - 1);
    }),

  dropAllItems: ({ unit }) => onUnit(unit, dropAllItems),

  emptyInventory: ({ unit }) => onUnit(unit, emptyInventory),

  pickUpItem: ({ unit, item }) =>
    onUnit(unit, (world, found, thread) => {
      const wanted = findItem(world, item(world, thread));
      if (wanted !== null) takeFromGround(world, found, wanted);
    }),

  selectSlot: ({ unit, slot }) =>
    onUnit(unit, (world, found, thread) => selectSlot(world, found, Math.floor(slot(world, thread)) - 1)),

  useItem: ({ unit }) =>
    onUnit(unit, (world, found) => {
      useItem(world, found);
    }),

  setItemCount:
    ({ item, count }) =>
    (world, thread) => {
      const found = findItem(world, item(world, thread));
      if (found !== null) setItemCount(world, found, count(world, thread));
    },

  setAmmo:
    ({ item, count }) =>
    (world, thread) => {
      const found = findItem(world, item(world, thread));
      const ammo = found === null ? null : ammoOfType(world, found);
      if (found === null || ammo === null) return;
      found.ammo = Math.min(ammo.magazine, Math.floor(count(world, thread)));
    },
} satisfies Partial<ActionRunners>;
