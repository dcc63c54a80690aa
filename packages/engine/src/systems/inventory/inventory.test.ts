import { describe, expect, it } from 'vitest';
import { spawnItem } from '../spawn/spawnItem.ts';
import { spawnUnit } from '../units/spawnUnit.ts';
import { despawnEntity } from '../spawn/despawnEntity.ts';
import { hasBody } from '../../physics/removeBody.ts';
import { callCatalogEntry } from '../../testing/callCatalogEntry.ts';
import { createTestWorld, joinTestPlayer, runTicks } from '../../testing/createTestWorld.ts';
import { recordTriggers } from '../../testing/recordTriggers.ts';
import type { Item, Unit } from '../../entities/Entity.ts';
import { findItem, findUnit } from '../../world/findEntity.ts';
import type { World } from '../../world/World.ts';
import { readAttribute, setEntityAttribute } from '../attributes/attributes.ts';
import { teleportEntity } from '../bodies/motion.ts';
import { countItems, countFreeCapacity } from './countItems.ts';
import { dropInventory, dropItemFromSlot } from './dropItemFromSlot.ts';
import { giveItemToUnit } from './giveItemToUnit.ts';
import { getHeldItem } from './getHeldItem.ts';
import { getItemInSlot, listUnitItems } from './inventory.ts';
import { tryPickUpItem } from '../items/tryPickUpItem.ts';
import { pickUpNearestItem } from '../items/pickUpNearestItem.ts';
import { selectNextSlot, selectInventorySlot } from './selectInventorySlot.ts';
import { swapSlots } from './swapSlots.ts';
import { removeItemsFromUnit } from './removeItemsFromUnit.ts';

const STACKS_AT_ONCE_MAX = 100;

const TICKS_A_SECOND = 40;

const types = {
  units: {
    porter: { name: 'Porter', attributes: { health: {} }, inventory: { size: 3 } },
    archer: {
      name: 'Archer',
      inventory: { size: 2, startItems: [{ item: 'bow' }, { item: 'potion', count: 7 }, { item: 'sword' }] },
    },
    ghost: { name: 'Ghost', inventory: { size: 3 }, canPickUpItems: false },
  },
  items: {
    coin: {
      name: 'Coin',
      maxStack: 10,
      pickUp: 'key' as const,
      groundSeconds: 3,
      sounds: { pickUp: 'bell', drop: 'bell' },
      effects: { pickUp: 'sparks' },
    },
    statue: { name: 'Statue', pickUp: 'never' as const },
    crown: { name: 'Crown', isDroppable: false },
    fruit: { name: 'Fruit', maxStack: 5, consumable: { attributes: { health: 10 }, isUsedOnPickUp: true } },
  },
};

interface Scene {
  readonly world: World;
  readonly porter: Unit;
  readonly triggerRecord: ReturnType<typeof recordTriggers>;
}

async function createScene(): Promise<Scene> {
  const triggerRecord = recordTriggers();
  const world = await createTestWorld({ types, map: { entities: [] } }, { scripts: triggerRecord.scripts });
  const porter = spawnUnit(world, { type: 'porter', x: 8, y: 8 })!;
  runTicks(world, 1);
  return { world, porter, triggerRecord };
}

function contents(world: World, unit: Unit): (string | null)[] {
  return unit.inventory.map((_id, index) => {
    const item = getItemInSlot(world, unit, index);
    return item === null ? null : `${item.count} ${item.type}`;
  });
}

describe('the inventory', () => {
  it('[EG-06] starts with the items of the type, as many as fit', async () => {
    const { world } = await createScene();
    const archer = spawnUnit(world, { type: 'archer', x: 3, y: 3 })!;
    expect(contents(world, archer)).toEqual(['1 bow', '5 potion']);
    expect(getHeldItem(world, archer)?.type).toBe('bow');
    expect(callCatalogEntry(world, 'isInventoryFull', { unit: archer.id })).toBe(true);
  });

  it('[EG-06] adds to stacks first, then to free slots, and returns how many fit', async () => {
    const { world, porter } = await createScene();
    expect(giveItemToUnit(world, porter, 'potion', 4)).toBe(4);
    expect(giveItemToUnit(world, porter, 'potion', 3)).toBe(3);
    expect(contents(world, porter)).toEqual(['5 potion', '2 potion', null]);
    expect(countFreeCapacity(world, porter, 'potion')).toBe(8);
    expect(giveItemToUnit(world, porter, 'sword', 2)).toBe(1);
    expect(contents(world, porter)).toEqual(['5 potion', '2 potion', '1 sword']);
    expect(giveItemToUnit(world, porter, 'potion', 9)).toBe(3);
    expect(countItems(world, porter, 'potion')).toBe(10);
    const [stack] = listUnitItems(world, porter);
    expect(stack).toMatchObject({ holder: porter.id, vanishAt: 0 });
    expect(hasBody(world.physics, stack!.slot)).toBe(false);
  });

  it('[EG-06] drops surplus items from a rule to the ground, up to the limit of the room', async () => {
    const { world, porter } = await createScene();
    callCatalogEntry(world, 'giveItem', { unit: porter.id, itemType: 'potion', count: 22 });
    expect(countItems(world, porter, 'potion')).toBe(15);
    const ground = callCatalogEntry(world, 'itemsOnGround') as number[];
    expect(ground.map((id) => findItem(world, id)!.count)).toEqual([5, 2]);
    callCatalogEntry(world, 'createItem', { itemType: 'sword', position: { x: 20, y: 20 }, count: 5000 });
    expect((callCatalogEntry(world, 'itemsOnGround') as number[]).length).toBe(2 + STACKS_AT_ONCE_MAX);
  });

  it('[EG-06] removes items stack by stack, and returns whether there were enough', async () => {
    const { world, porter } = await createScene();
    giveItemToUnit(world, porter, 'potion', 8);
    expect(removeItemsFromUnit(world, porter, 'potion', 6)).toBe(true);
    expect(contents(world, porter)).toEqual([null, '2 potion', null]);
    expect(removeItemsFromUnit(world, porter, 'potion', 3)).toBe(false);
    expect(contents(world, porter)).toEqual([null, null, null]);
    expect(removeItemsFromUnit(world, porter, 'sword', 1)).toBe(false);
    giveItemToUnit(world, porter, 'sword', 3);
    callCatalogEntry(world, 'emptyInventory', { unit: porter.id });
    runTicks(world, 1);
    expect(contents(world, porter)).toEqual([null, null, null]);
    expect(world.entities.records.filter((record) => record?.kind === 'item')).toEqual([]);
  });

  it('[EG-06] counts a slot as free as soon as its item is removed', async () => {
    const { world, porter } = await createScene();
    giveItemToUnit(world, porter, 'sword', 3);
    despawnEntity(world, getItemInSlot(world, porter, 1)!);
    expect(contents(world, porter)).toEqual(['1 sword', null, '1 sword']);
    expect(giveItemToUnit(world, porter, 'bow', 1)).toBe(1);
    runTicks(world, 2);
    expect(contents(world, porter)).toEqual(['1 sword', '1 bow', '1 sword']);
  });

  it('[EG-06] changes the held item by slot and by “next”, and fires a trigger for the new one', async () => {
    const { world, porter, triggerRecord } = await createScene();
    giveItemToUnit(world, porter, 'sword', 1);
    selectInventorySlot(world, porter, 2);
    expect(getHeldItem(world, porter)).toBe(null);
    giveItemToUnit(world, porter, 'bow', 1);
    expect(getHeldItem(world, porter)?.type).toBe('bow');
    selectNextSlot(world, porter);
    expect(porter.heldSlot).toBe(0);
    selectNextSlot(world, porter);
    expect(porter.heldSlot).toBe(2);
    for (const wrong of [-1, 3, 1.5, Number.NaN]) selectInventorySlot(world, porter, wrong);
    expect(porter.heldSlot).toBe(2);
    callCatalogEntry(world, 'selectSlot', { unit: porter.id, slot: 1 });
    expect(getHeldItem(world, porter)?.type).toBe('sword');
    runTicks(world, 1);
    const selected = triggerRecord
      .of('unitSelectsItem')
      .map(({ triggeringItem }) => findItem(world, triggeringItem as number)!.type);
    expect(selected).toEqual(['sword', 'bow', 'sword', 'bow', 'sword']);
  });

  it('[EG-06] swaps slots and merges stacks of one type', async () => {
    const { world, porter } = await createScene();
    giveItemToUnit(world, porter, 'potion', 8);
    swapSlots(world, porter, 0, 2);
    expect(contents(world, porter)).toEqual([null, '3 potion', '5 potion']);
    swapSlots(world, porter, 1, 2);
    expect(contents(world, porter)).toEqual([null, '5 potion', '3 potion']);
    removeItemsFromUnit(world, porter, 'potion', 3);
    expect(contents(world, porter)).toEqual([null, '2 potion', '3 potion']);
    swapSlots(world, porter, 2, 1);
    expect(contents(world, porter)).toEqual([null, '5 potion', null]);
    swapSlots(world, porter, 1, 9);
    expect(contents(world, porter)).toEqual([null, '5 potion', null]);
  });

  it('[EG-06] can be read by rules by slot, count, holder and name', async () => {
    const { world, porter } = await createScene();
    giveItemToUnit(world, porter, 'potion', 7);
    const first = getItemInSlot(world, porter, 0)!;
    const ask = (name: Parameters<typeof callCatalogEntry>[1], args = {}) =>
      callCatalogEntry(world, name, { unit: porter.id, ...args });
    expect(ask('itemInSlot', { slot: 1 })).toBe(first.id);
    expect(ask('itemInSlot', { slot: 3 })).toBe(null);
    expect(ask('heldItem')).toBe(first.id);
    expect(ask('itemsOf')).toEqual([first.id, getItemInSlot(world, porter, 1)!.id]);
    expect(ask('itemCount', { itemType: 'potion' })).toBe(7);
    expect(ask('hasItem', { itemType: 'potion' })).toBe(true);
    expect(ask('hasItem', { itemType: 'sword' })).toBe(false);
    expect(ask('isInventoryFull')).toBe(false);
    expect(callCatalogEntry(world, 'holderOf', { item: first.id })).toBe(porter.id);
    expect(callCatalogEntry(world, 'quantityOf', { item: first.id })).toBe(5);
    expect(callCatalogEntry(world, 'typeOfItem', { item: first.id })).toBe('potion');
    expect(callCatalogEntry(world, 'nameOfItemType', { itemType: 'potion' })).toBe('Potion');
    callCatalogEntry(world, 'setItemCount', { item: first.id, count: 2 });
    expect(contents(world, porter)).toEqual(['2 potion', '2 potion', null]);
    callCatalogEntry(world, 'setItemCount', { item: first.id, count: 0 });
    expect(contents(world, porter)).toEqual([null, '2 potion', null]);
  });
});

describe('dropping and picking up', () => {
  it('[EG-06] puts an item in front of the unit, where no one can take it for a second', async () => {
    const { world, porter, triggerRecord } = await createScene();
    giveItemToUnit(world, porter, 'coin', 4);
    const item = getHeldItem(world, porter)!;
    world.entities.motion.rotation[porter.slot] = Math.PI / 2;
    dropItemFromSlot(world, porter, 0);
    expect(world.events).toContainEqual(expect.objectContaining({ kind: 'sound', sound: 'bell' }));
    const { x, y } = world.entities.motion;
    expect(x[item.slot]).toBeCloseTo(8);
    expect(y[item.slot]).toBeGreaterThan(8.6);
    expect(item).toMatchObject({ holder: null, count: 4, pickableAt: world.tick + TICKS_A_SECOND });
    expect(hasBody(world.physics, item.slot)).toBe(true);
    expect(tryPickUpItem(world, porter, item)).toBe(false);
    runTicks(world, TICKS_A_SECOND);
    expect(triggerRecord.of('unitDropsItem')).toEqual([
      { triggeringUnit: porter.id, triggeringItem: item.id },
    ]);
    expect(callCatalogEntry(world, 'holderOf', { item: item.id })).toBe(null);
    expect(tryPickUpItem(world, porter, item)).toBe(true);
    expect(world.events).toContainEqual(expect.objectContaining({ kind: 'effect', effect: 'sparks' }));
    expect(contents(world, porter)).toEqual(['4 coin', null, null]);
    expect(hasBody(world.physics, item.slot)).toBe(false);
    runTicks(world, 1);
    expect(triggerRecord.of('unitPicksUpItem')).toEqual([
      { triggeringUnit: porter.id, triggeringItem: item.id },
    ]);
  });

  it('[EG-06] drops everything droppable around a unit and keeps the rest', async () => {
    const { world, porter } = await createScene();
    for (const type of ['sword', 'crown', 'bow']) giveItemToUnit(world, porter, type, 1);
    dropItemFromSlot(world, porter, 1);
    dropInventory(world, porter);
    expect(contents(world, porter)).toEqual([null, '1 crown', null]);
    const ground = (callCatalogEntry(world, 'itemsOnGround') as number[]).map((id) => findItem(world, id)!);
    expect(ground.map(({ type }) => type)).toEqual(['sword', 'bow']);
    const { x, y } = world.entities.motion;
    const [sword, bow] = ground.map(({ slot }) => ({ x: x[slot]!, y: y[slot]! }));
    expect(Math.hypot(sword!.x - bow!.x, sword!.y - bow!.y)).toBeGreaterThan(0.5);
    callCatalogEntry(world, 'giveItem', { unit: porter.id, itemType: 'potion', count: 2 });
    callCatalogEntry(world, 'dropItem', { unit: porter.id });
    expect(contents(world, porter)).toEqual([null, '1 crown', null]);
  });

  it('[EG-06] never drops anything into a wall', async () => {
    const { world, porter } = await createScene();
    giveItemToUnit(world, porter, 'sword', 1);
    const item = getHeldItem(world, porter)!;
    teleportEntity(world, porter, 0.5, 8);
    world.entities.motion.rotation[porter.slot] = Math.PI;
    dropItemFromSlot(world, porter, 0);
    const { x, y } = world.entities.motion;
    expect(x[item.slot]).toBeGreaterThan(0.2);
    expect(Math.hypot(x[item.slot]! - 0.5, y[item.slot]! - 8)).toBeGreaterThan(0.6);
  });

  it('[EG-06] removes an item after its time on the ground, but not in an inventory', async () => {
    const { world, porter } = await createScene();
    const ground = spawnItem(world, { type: 'coin', x: 20, y: 20 })!;
    const found = spawnItem(world, { type: 'coin', x: 8, y: 8 })!;
    tryPickUpItem(world, porter, found);
    runTicks(world, 3 * TICKS_A_SECOND + 1);
    expect(findItem(world, ground.id)).toBe(null);
    expect(contents(world, porter)).toEqual(['1 coin', null, null]);
    dropItemFromSlot(world, porter, 0);
    runTicks(world, 3 * TICKS_A_SECOND);
    expect(findItem(world, found.id)).toBe(null);
  });

  it('[EG-06] picks up by touch, as far as there is room, once the inventory has some', async () => {
    const { world, porter, triggerRecord } = await createScene();
    giveItemToUnit(world, porter, 'sword', 2);
    giveItemToUnit(world, porter, 'potion', 3);
    const potions = spawnItem(world, { type: 'potion', x: 8, y: 8, count: 4 })!;
    runTicks(world, 3);
    expect(contents(world, porter)).toEqual(['1 sword', '1 sword', '5 potion']);
    expect(potions).toMatchObject({ count: 2, holder: null, isDoomed: false });
    // The item of the trigger is the stack in the inventory.
    expect(triggerRecord.of('unitPicksUpItem')).toEqual([
      { triggeringUnit: porter.id, triggeringItem: getItemInSlot(world, porter, 2)!.id },
    ]);
    callCatalogEntry(world, 'takeItem', { unit: porter.id, itemType: 'sword', count: 1 });
    runTicks(world, 1);
    expect(contents(world, porter)).toEqual(['2 potion', '1 sword', '5 potion']);
  });

  it("[EG-06] doesn't pick up by touch if it needs a key, is disabled, or the unit takes nothing", async () => {
    const { world, porter } = await createScene();
    const ghost = spawnUnit(world, { type: 'ghost', x: 12, y: 8 })!;
    spawnItem(world, { type: 'coin', x: 8, y: 8 });
    const statue = spawnItem(world, { type: 'statue', x: 8, y: 8 })!;
    spawnItem(world, { type: 'sword', x: 12, y: 8 });
    runTicks(world, 3);
    expect([...listUnitItems(world, porter), ...listUnitItems(world, ghost)]).toEqual([]);
    pickUpNearestItem(world, porter);
    pickUpNearestItem(world, porter);
    expect(contents(world, porter)).toEqual(['1 coin', null, null]);
    callCatalogEntry(world, 'pickUpItem', { unit: ghost.id, item: statue.id });
    expect(contents(world, ghost)).toEqual(['1 statue', null, null]);
  });

  it('[EG-06] takes the nearest item in reach with the key and reports a full inventory', async () => {
    const { world } = await createScene();
    const player = joinTestPlayer(world);
    const knight = findUnit(world, player.unit)!;
    const { x, y } = world.entities.motion;
    const place = (type: string, away: number) =>
      spawnItem(world, { type, x: x[knight.slot]! + away, y: y[knight.slot]! })!;
    const [far, near, outOfReach] = [place('coin', 1.2), place('coin', -0.9), place('coin', 3)];
    pickUpNearestItem(world, knight);
    expect([far.holder, near.holder]).toEqual([null, knight.id]);
    giveItemToUnit(world, knight, 'bow', 9);
    giveItemToUnit(world, knight, 'coin', 9);
    pickUpNearestItem(world, knight);
    expect(far.holder).toBe(null);
    expect(world.events).toContainEqual({
      kind: 'message',
      text: 'Your inventory is full.',
      seconds: 2,
      player: player.id,
    });
    expect(outOfReach.holder).toBe(null);
  });

  it('[EG-06] uses instant items immediately, the whole stack, with or without an inventory', async () => {
    const { world, porter, triggerRecord } = await createScene();
    setEntityAttribute(world, porter, 'health', 50);
    giveItemToUnit(world, porter, 'sword', 3);
    const fruit = spawnItem(world, { type: 'fruit', x: 8, y: 8, count: 3 })!;
    runTicks(world, 3);
    expect(readAttribute(world, porter, 'health')).toBe(80);
    expect(findItem(world, fruit.id)).toBe(null);
    const context = { triggeringUnit: porter.id, triggeringItem: fruit.id };
    expect(triggerRecord.of('unitPicksUpItem')).toEqual([context]);
    expect(triggerRecord.of('unitUsesItem')).toEqual([context]);
  });

  it('[EG-06] finds items by placement and region, and moves them with their holder', async () => {
    const world = await createTestWorld({
      types,
      map: { entities: [{ id: 'prize', kind: 'item', type: 'statue', x: 11, y: 5 }] },
    });
    const porter = spawnUnit(world, { type: 'porter', x: 8, y: 8 })!;
    const prize = findItem(
      world,
      callCatalogEntry(world, 'placedItem', { placement: 'prize' }) as number,
    ) as Item;
    expect(prize.type).toBe('statue');
    expect(callCatalogEntry(world, 'itemsInRegion', { region: 'gate' })).toEqual([prize.id]);
    callCatalogEntry(world, 'pickUpItem', { unit: porter.id, item: prize.id });
    expect(callCatalogEntry(world, 'itemsInRegion', { region: 'gate' })).toEqual([]);
    teleportEntity(world, porter, 11, 5);
    runTicks(world, 1);
    expect(callCatalogEntry(world, 'itemsInRegion', { region: 'gate' })).toEqual([]);
    expect(world.entities.motion.x[prize.slot]).toBeCloseTo(11);
  });
});
