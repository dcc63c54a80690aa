import { countItems } from '../../systems/inventory/countItems.ts';
import { getHeldItem } from '../../systems/inventory/getHeldItem.ts';
import { findFreeSlot, getItemInSlot, listUnitItems } from '../../systems/inventory/inventory.ts';
import { isInsideRegion } from '../../systems/regions/stepRegions.ts';
import { listEntities } from '../../world/entities.ts';
import { findItem, findUnit } from '../../world/findEntity.ts';
import type { ValueEvaluators } from '../runners/runnerTypes.ts';

export const itemValueEvaluators = {
  ammoOf:
    ({ item }) =>
    (world, thread) =>
      findItem(world, item(world, thread))?.ammo ?? 0,

  hasItem:
    ({ unit, itemType }) =>
    (world, thread) => {
      const found = findUnit(world, unit(world, thread));
      return found !== null && countItems(world, found, itemType(world, thread) ?? '') > 0;
    },

  heldItem:
    ({ unit }) =>
    (world, thread) => {
      const found = findUnit(world, unit(world, thread));
      return found === null ? null : (getHeldItem(world, found)?.id ?? null);
    },

  holderOf:
    ({ item }) =>
    (world, thread) =>
      findUnit(world, findItem(world, item(world, thread))?.holder ?? null)?.id ?? null,

  isInventoryFull:
    ({ unit }) =>
    (world, thread) => {
      const found = findUnit(world, unit(world, thread));
      return found !== null && findFreeSlot(world, found) < 0;
    },

  itemCount:
    ({ unit, itemType }) =>
    (world, thread) => {
      const found = findUnit(world, unit(world, thread));
      return found === null ? 0 : countItems(world, found, itemType(world, thread) ?? '');
    },

  itemInSlot:
    ({ unit, slot }) =>
    (world, thread) => {
      const found = findUnit(world, unit(world, thread));
      const slotIndex = Math.floor(slot(world, thread)) - 1;
      return found === null ? null : (getItemInSlot(world, found, slotIndex)?.id ?? null);
    },

  itemsInRegion:
    ({ region }) =>
    (world, thread) => {
      const area = world.regions.get(region(world, thread) ?? '');
      if (area === undefined) return [];
      const { x, y } = world.entities.motion;
      return listEntities(
        world,
        'item',
        ({ holder, slot }) => holder === null && isInsideRegion(area, x[slot]!, y[slot]!),
      );
    },

  itemsOf:
    ({ unit }) =>
    (world, thread) => {
      const found = findUnit(world, unit(world, thread));
      return found === null ? [] : listUnitItems(world, found).map(({ id }) => id);
    },

  itemsOnGround: () => (world) => listEntities(world, 'item', ({ holder }) => holder === null),

  lastCreatedItem: () => (_world, thread) => thread.created.item,

  nameOfItemType:
    ({ itemType }) =>
    (world, thread) =>
      world.game.items.get(itemType(world, thread) ?? '')?.type.name ?? '',

  placedItem:
    ({ placement }) =>
    (world, thread) => {
      const wanted = placement(world, thread);
      return wanted === null
        ? null
        : (listEntities(world, 'item', (item) => item.placement === wanted)[0] ?? null);
    },

  quantityOf:
    ({ item }) =>
    (world, thread) =>
      findItem(world, item(world, thread))?.count ?? 0,

  typeOfItem:
    ({ item }) =>
    (world, thread) =>
      findItem(world, item(world, thread))?.type ?? null,
} satisfies Partial<ValueEvaluators>;
