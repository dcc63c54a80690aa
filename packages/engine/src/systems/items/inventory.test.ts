import { describe, expect, it } from 'vitest';
import { createItem } from '../../spawn/createItem.ts';
import { createUnit } from '../../spawn/createUnit.ts';
import { destroyEntity } from '../../spawn/destroyEntity.ts';
import { hasBody } from '../../physics/removeBody.ts';
import { callEntry } from '../../testing/callEntry.ts';
import { createTestWorld, joinTestPlayer, runTicks } from '../../testing/createTestWorld.ts';
import { recordTriggers } from '../../testing/recordTriggers.ts';
import type { Item, Unit } from '../../world/Entity.ts';
import { findItem, findUnit } from '../../world/findEntity.ts';
import type { World } from '../../world/World.ts';
import { readAttribute, setAttribute } from '../attributes/attributes.ts';
import { teleport } from '../movement/motion.ts';
import { countItems, countRoom } from './countItems.ts';
import { STACKS_AT_ONCE_MAX } from './createItems.ts';
import { dropAllItems, dropItem } from './dropItem.ts';
import { giveItem } from './giveItem.ts';
import { heldItem } from './heldItem.ts';
import { itemInSlot, itemsOfUnit } from './inventory.ts';
import { pickUpItem } from './pickUpItem.ts';
import { pickUpNearest } from './pickUpNearest.ts';
import { selectNextSlot, selectSlot } from './selectSlot.ts';
import { swapSlots } from './swapSlots.ts';
import { takeItem } from './takeItem.ts';

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
  readonly heard: ReturnType<typeof recordTriggers>;
}

async function createScene(): Promise<Scene> {
  const heard = recordTriggers();
  const world = await createTestWorld({ types, map: { entities: [] } }, { scripts: heard.scripts });
  const porter = createUnit(world, { type: 'porter', x: 8, y: 8 })!;
  runTicks(world, 1);
  return { world, porter, heard };
}

function contents(world: World, unit: Unit): (string | null)[] {
  return unit.inventory.map((_id, index) => {
    const item = itemInSlot(world, unit, index);
    return item === null ? null : `${item.count} ${item.type}`;
  });
}

describe('the inventory', () => {
  it('[EG-06] starts with the items of the type, as many as fit', async () => {
    const { world } = await createScene();
    const archer = createUnit(world, { type: 'archer', x: 3, y: 3 })!;
    expect(contents(world, archer)).toEqual(['1 bow', '5 potion']);
    expect(heldItem(world, archer)?.type).toBe('bow');
    expect(callEntry(world, 'isInventoryFull', { unit: archer.id })).toBe(true);
  });

  it('[EG-06] puts things on stacks first, then into free slots, and tells how many fitted', async () => {
    const { world, porter } = await createScene();
    expect(giveItem(world, porter, 'potion', 4)).toBe(4);
    expect(giveItem(world, porter, 'potion', 3)).toBe(3);
    expect(contents(world, porter)).toEqual(['5 potion', '2 potion', null]);
    expect(countRoom(world, porter, 'potion')).toBe(8);
    expect(giveItem(world, porter, 'sword', 2)).toBe(1);
    expect(contents(world, porter)).toEqual(['5 potion', '2 potion', '1 sword']);
    expect(giveItem(world, porter, 'potion', 9)).toBe(3);
    expect(countItems(world, porter, 'potion')).toBe(10);
    const [stack] = itemsOfUnit(world, porter);
    expect(stack).toMatchObject({ holder: porter.id, vanishAt: 0 });
    expect(hasBody(world.physics, stack!.slot)).toBe(false);
  });

  it('[EG-06] lets what a rule gives too much fall to the ground, and no more than the room bears', async () => {
    const { world, porter } = await createScene();
    callEntry(world, 'giveItem', { unit: porter.id, itemType: 'potion', count: 22 });
    expect(countItems(world, porter, 'potion')).toBe(15);
    const ground = callEntry(world, 'itemsOnGround') as number[];
    expect(ground.map((id) => findItem(world, id)!.count)).toEqual([5, 2]);
    callEntry(world, 'createItem', { itemType: 'sword', position: { x: 20, y: 20 }, count: 5000 });
    expect((callEntry(world, 'itemsOnGround') as number[]).length).toBe(2 + STACKS_AT_ONCE_MAX);
  });

  it('[EG-06] gives up what is taken, stack by stack, and says whether it was enough', async () => {
    const { world, porter } = await createScene();
    giveItem(world, porter, 'potion', 8);
    expect(takeItem(world, porter, 'potion', 6)).toBe(true);
    expect(contents(world, porter)).toEqual([null, '2 potion', null]);
    expect(takeItem(world, porter, 'potion', 3)).toBe(false);
    expect(contents(world, porter)).toEqual([null, null, null]);
    expect(takeItem(world, porter, 'sword', 1)).toBe(false);
    giveItem(world, porter, 'sword', 3);
    callEntry(world, 'emptyInventory', { unit: porter.id });
    runTicks(world, 1);
    expect(contents(world, porter)).toEqual([null, null, null]);
    expect(world.entities.records.filter((record) => record?.kind === 'item')).toEqual([]);
  });

  it('[EG-06] counts a slot as free as soon as its item is removed', async () => {
    const { world, porter } = await createScene();
    giveItem(world, porter, 'sword', 3);
    destroyEntity(world, itemInSlot(world, porter, 1)!);
    expect(contents(world, porter)).toEqual(['1 sword', null, '1 sword']);
    expect(giveItem(world, porter, 'bow', 1)).toBe(1);
    runTicks(world, 2);
    expect(contents(world, porter)).toEqual(['1 sword', '1 bow', '1 sword']);
  });

  it('[EG-06] changes the hand by slot and by “next”, and tells rules what came into it', async () => {
    const { world, porter, heard } = await createScene();
    giveItem(world, porter, 'sword', 1);
    selectSlot(world, porter, 2);
    expect(heldItem(world, porter)).toBe(null);
    giveItem(world, porter, 'bow', 1);
    expect(heldItem(world, porter)?.type).toBe('bow');
    selectNextSlot(world, porter);
    expect(porter.heldSlot).toBe(0);
    selectNextSlot(world, porter);
    expect(porter.heldSlot).toBe(2);
    for (const wrong of [-1, 3, 1.5, Number.NaN]) selectSlot(world, porter, wrong);
    expect(porter.heldSlot).toBe(2);
    callEntry(world, 'selectSlot', { unit: porter.id, slot: 1 });
    expect(heldItem(world, porter)?.type).toBe('sword');
    runTicks(world, 1);
    const selected = heard
      .of('unitSelectsItem')
      .map(({ triggeringItem }) => findItem(world, triggeringItem as number)!.type);
    expect(selected).toEqual(['sword', 'bow', 'sword', 'bow', 'sword']);
  });

  it('[EG-06] swaps slots and joins stacks of one type', async () => {
    const { world, porter } = await createScene();
    giveItem(world, porter, 'potion', 8);
    swapSlots(world, porter, 0, 2);
    expect(contents(world, porter)).toEqual([null, '3 potion', '5 potion']);
    swapSlots(world, porter, 1, 2);
    expect(contents(world, porter)).toEqual([null, '5 potion', '3 potion']);
    takeItem(world, porter, 'potion', 3);
    expect(contents(world, porter)).toEqual([null, '2 potion', '3 potion']);
    swapSlots(world, porter, 2, 1);
    expect(contents(world, porter)).toEqual([null, '5 potion', null]);
    swapSlots(world, porter, 1, 9);
    expect(contents(world, porter)).toEqual([null, '5 potion', null]);
  });

  it('[EG-06] is shown to rules by slot, count, holder and name', async () => {
    const { world, porter } = await createScene();
    giveItem(world, porter, 'potion', 7);
    const first = itemInSlot(world, porter, 0)!;
    const ask = (name: Parameters<typeof callEntry>[1], args = {}) =>
      callEntry(world, name, { unit: porter.id, ...args });
    expect(ask('itemInSlot', { slot: 1 })).toBe(first.id);
    expect(ask('itemInSlot', { slot: 3 })).toBe(null);
    expect(ask('heldItem')).toBe(first.id);
    expect(ask('itemsOf')).toEqual([first.id, itemInSlot(world, porter, 1)!.id]);
    expect(ask('itemCount', { itemType: 'potion' })).toBe(7);
    expect(ask('hasItem', { itemType: 'potion' })).toBe(true);
    expect(ask('hasItem', { itemType: 'sword' })).toBe(false);
    expect(ask('isInventoryFull')).toBe(false);
    expect(callEntry(world, 'holderOf', { item: first.id })).toBe(porter.id);
    expect(callEntry(world, 'quantityOf', { item: first.id })).toBe(5);
    expect(callEntry(world, 'typeOfItem', { item: first.id })).toBe('potion');
    expect(callEntry(world, 'nameOfItemType', { itemType: 'potion' })).toBe('Potion');
    callEntry(world, 'setItemCount', { item: first.id, count: 2 });
    expect(contents(world, porter)).toEqual(['2 potion', '2 potion', null]);
    callEntry(world, 'setItemCount', { item: first.id, count: 0 });
    expect(contents(world, porter)).toEqual([null, '2 potion', null]);
  });
});

describe('dropping and picking up', () => {
  it('[EG-06] lays an item in front of the unit, where nobody can take it for a second', async () => {
    const { world, porter, heard } = await createScene();
    giveItem(world, porter, 'coin', 4);
    const item = heldItem(world, porter)!;
    world.entities.motion.rotation[porter.slot] = Math.PI / 2;
    dropItem(world, porter, 0);
    expect(world.events).toContainEqual(expect.objectContaining({ kind: 'sound', sound: 'bell' }));
    const { x, y } = world.entities.motion;
    expect(x[item.slot]).toBeCloseTo(8);
    expect(y[item.slot]).toBeGreaterThan(8.6);
    expect(item).toMatchObject({ holder: null, count: 4, pickableAt: world.tick + TICKS_A_SECOND });
    expect(hasBody(world.physics, item.slot)).toBe(true);
    expect(pickUpItem(world, porter, item)).toBe(false);
    runTicks(world, TICKS_A_SECOND);
    expect(heard.of('unitDropsItem')).toEqual([{ triggeringUnit: porter.id, triggeringItem: item.id }]);
    expect(callEntry(world, 'holderOf', { item: item.id })).toBe(null);
    expect(pickUpItem(world, porter, item)).toBe(true);
    expect(world.events).toContainEqual(expect.objectContaining({ kind: 'effect', effect: 'sparks' }));
    expect(contents(world, porter)).toEqual(['4 coin', null, null]);
    expect(hasBody(world.physics, item.slot)).toBe(false);
    runTicks(world, 1);
    expect(heard.of('unitPicksUpItem')).toEqual([{ triggeringUnit: porter.id, triggeringItem: item.id }]);
  });

  it('[EG-06] drops everything droppable around a unit; the rest stays', async () => {
    const { world, porter } = await createScene();
    for (const type of ['sword', 'crown', 'bow']) giveItem(world, porter, type, 1);
    dropItem(world, porter, 1);
    dropAllItems(world, porter);
    expect(contents(world, porter)).toEqual([null, '1 crown', null]);
    const ground = (callEntry(world, 'itemsOnGround') as number[]).map((id) => findItem(world, id)!);
    expect(ground.map(({ type }) => type)).toEqual(['sword', 'bow']);
    const { x, y } = world.entities.motion;
    const [sword, bow] = ground.map(({ slot }) => ({ x: x[slot]!, y: y[slot]! }));
    expect(Math.hypot(sword!.x - bow!.x, sword!.y - bow!.y)).toBeGreaterThan(0.5);
    callEntry(world, 'giveItem', { unit: porter.id, itemType: 'potion', count: 2 });
    callEntry(world, 'dropItem', { unit: porter.id });
    expect(contents(world, porter)).toEqual([null, '1 crown', null]);
  });

  it('[EG-06] never drops anything into a wall', async () => {
    const { world, porter } = await createScene();
    giveItem(world, porter, 'sword', 1);
    const item = heldItem(world, porter)!;
    teleport(world, porter, 0.5, 8);
    world.entities.motion.rotation[porter.slot] = Math.PI;
    dropItem(world, porter, 0);
    const { x, y } = world.entities.motion;
    expect(x[item.slot]).toBeGreaterThan(0.2);
    expect(Math.hypot(x[item.slot]! - 0.5, y[item.slot]! - 8)).toBeGreaterThan(0.6);
  });

  it('[EG-06] vanishes after its time on the ground, but not in an inventory', async () => {
    const { world, porter } = await createScene();
    const ground = createItem(world, { type: 'coin', x: 20, y: 20 })!;
    const found = createItem(world, { type: 'coin', x: 8, y: 8 })!;
    pickUpItem(world, porter, found);
    runTicks(world, 3 * TICKS_A_SECOND + 1);
    expect(findItem(world, ground.id)).toBe(null);
    expect(contents(world, porter)).toEqual(['1 coin', null, null]);
    dropItem(world, porter, 0);
    runTicks(world, 3 * TICKS_A_SECOND);
    expect(findItem(world, found.id)).toBe(null);
  });

  it('[EG-06] is picked up by touch, as far as there is room, when the inventory gets some', async () => {
    const { world, porter, heard } = await createScene();
    giveItem(world, porter, 'sword', 2);
    giveItem(world, porter, 'potion', 3);
    const potions = createItem(world, { type: 'potion', x: 8, y: 8, count: 4 })!;
    runTicks(world, 3);
    expect(contents(world, porter)).toEqual(['1 sword', '1 sword', '5 potion']);
    expect(potions).toMatchObject({ count: 2, holder: null, isDoomed: false });
    // The stack in the inventory is what rules can go on with.
    expect(heard.of('unitPicksUpItem')).toEqual([
      { triggeringUnit: porter.id, triggeringItem: itemInSlot(world, porter, 2)!.id },
    ]);
    callEntry(world, 'takeItem', { unit: porter.id, itemType: 'sword', count: 1 });
    runTicks(world, 1);
    expect(contents(world, porter)).toEqual(['2 potion', '1 sword', '5 potion']);
  });

  it('[EG-06] is not picked up by touch when it wants a key or nobody, or the unit takes nothing', async () => {
    const { world, porter } = await createScene();
    const ghost = createUnit(world, { type: 'ghost', x: 12, y: 8 })!;
    createItem(world, { type: 'coin', x: 8, y: 8 });
    const statue = createItem(world, { type: 'statue', x: 8, y: 8 })!;
    createItem(world, { type: 'sword', x: 12, y: 8 });
    runTicks(world, 3);
    expect([...itemsOfUnit(world, porter), ...itemsOfUnit(world, ghost)]).toEqual([]);
    pickUpNearest(world, porter);
    pickUpNearest(world, porter);
    expect(contents(world, porter)).toEqual(['1 coin', null, null]);
    callEntry(world, 'pickUpItem', { unit: ghost.id, item: statue.id });
    expect(contents(world, ghost)).toEqual(['1 statue', null, null]);
  });

  it('[EG-06] takes the nearest in reach with the key and says when the hands are full', async () => {
    const { world } = await createScene();
    const player = joinTestPlayer(world);
    const knight = findUnit(world, player.unit)!;
    const { x, y } = world.entities.motion;
    const place = (type: string, away: number) =>
      createItem(world, { type, x: x[knight.slot]! + away, y: y[knight.slot]! })!;
    const [far, near, outOfReach] = [place('coin', 1.2), place('coin', -0.9), place('coin', 3)];
    pickUpNearest(world, knight);
    expect([far.holder, near.holder]).toEqual([null, knight.id]);
    giveItem(world, knight, 'bow', 9);
    giveItem(world, knight, 'coin', 9);
    pickUpNearest(world, knight);
    expect(far.holder).toBe(null);
    expect(world.events).toContainEqual({
      kind: 'message',
      text: 'Your inventory is full.',
      seconds: 2,
      player: player.id,
    });
    expect(outOfReach.holder).toBe(null);
  });

  it('[EG-06] uses up at once what is made for it, the whole stack, inventory or not', async () => {
    const { world, porter, heard } = await createScene();
    setAttribute(world, porter, 'health', 50);
    giveItem(world, porter, 'sword', 3);
    const fruit = createItem(world, { type: 'fruit', x: 8, y: 8, count: 3 })!;
    runTicks(world, 3);
    expect(readAttribute(world, porter, 'health')).toBe(80);
    expect(findItem(world, fruit.id)).toBe(null);
    const context = { triggeringUnit: porter.id, triggeringItem: fruit.id };
    expect(heard.of('unitPicksUpItem')).toEqual([context]);
    expect(heard.of('unitUsesItem')).toEqual([context]);
  });

  it('[EG-06] is found by placement and region, and goes where its holder goes', async () => {
    const world = await createTestWorld({
      types,
      map: { entities: [{ id: 'prize', kind: 'item', type: 'statue', x: 11, y: 5 }] },
    });
    const porter = createUnit(world, { type: 'porter', x: 8, y: 8 })!;
    const prize = findItem(world, callEntry(world, 'placedItem', { placement: 'prize' }) as number) as Item;
    expect(prize.type).toBe('statue');
    expect(callEntry(world, 'itemsInRegion', { region: 'gate' })).toEqual([prize.id]);
    callEntry(world, 'pickUpItem', { unit: porter.id, item: prize.id });
    expect(callEntry(world, 'itemsInRegion', { region: 'gate' })).toEqual([]);
    teleport(world, porter, 11, 5);
    runTicks(world, 1);
    expect(callEntry(world, 'itemsInRegion', { region: 'gate' })).toEqual([]);
    expect(world.entities.motion.x[prize.slot]).toBeCloseTo(11);
  });
});
