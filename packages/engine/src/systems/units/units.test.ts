import { describe, expect, it } from 'vitest';
import { areTouching } from '../../physics/forEachTouching.ts';
import { fire } from '../../triggers/fire.ts';
import { spawnItem } from '../spawn/spawnItem.ts';
import { spawnProjectile } from '../spawn/spawnProjectile.ts';
import { spawnUnit } from './spawnUnit.ts';
import { despawnEntity } from '../spawn/despawnEntity.ts';
import { callCatalogEntry } from '../../testing/callCatalogEntry.ts';
import { createTestWorld, joinTestPlayer, runTicks } from '../../testing/createTestWorld.ts';
import { recordTriggers } from '../../testing/recordTriggers.ts';
import type { Unit } from '../../entities/Entity.ts';
import { findEntity, findItem, findUnit } from '../../world/findEntity.ts';
import type { World } from '../../world/World.ts';
import { setEntityOwner, setInventorySlot } from '../../world/markedFields.ts';
import { readAttribute, readAttributeMax } from '../attributes/attributes.ts';
import { addUnitBuff, removeAllUnitBuffs } from '../buffs/buffs.ts';
import { applyUnitDeath } from '../death/applyUnitDeath.ts';
import { giveItemToUnit } from '../inventory/giveItemToUnit.ts';
import { listUnitItems } from '../inventory/inventory.ts';
import { setEntityVelocity } from '../bodies/motion.ts';

const types = {
  units: {
    giant: {
      name: 'Giant',
      body: { width: 3, height: 3, shape: 'box' },
      attributes: { health: { start: 300, max: 300 } },
      inventory: { size: 1 },
      controls: { speed: 2 },
      ai: { behaviour: 'wander' },
      isInvulnerable: true,
      hasNameLabel: false,
    },
    stone: { name: 'Stone' },
  },
  items: { ring: { name: 'Ring', isDroppable: false } },
  buffs: { tough: { name: 'Tough', seconds: 0, attributes: { health: { max: 20 } } } },
};

async function createYard(changes: object = {}): Promise<World> {
  const world = await createTestWorld({ types, map: { entities: [] }, ...changes });
  runTicks(world, 1);
  return world;
}

function place(world: World, type: string, x: number, y = 10): Unit {
  return spawnUnit(world, { type, x, y })!;
}

describe('creating and removing units', () => {
  it('creates units for a team or a player, and the rule knows the last one', async () => {
    const make = [
      {
        do: 'createUnit',
        unitType: 'wolf',
        position: { get: 'point', x: 3, y: 4 },
        rotation: 90,
        team: 'red',
      },
      { do: 'addToList', variable: 'winners', element: { get: 'lastCreatedUnit' } },
      {
        do: 'createUnitForPlayer',
        unitType: 'stone',
        player: { get: 'eventValue' },
        position: { get: 'point', x: 9, y: 4 },
      },
      { do: 'addToList', variable: 'winners', element: { get: 'lastCreatedUnit' } },
      {
        do: 'createUnit',
        unitType: 'wolf',
        position: { get: 'positionOf', entity: { get: 'lastCreatedItem' } },
      },
      { do: 'addToList', variable: 'winners', element: { get: 'lastCreatedUnit' } },
    ];
    const rules = [{ id: 'make', name: 'Make', when: { when: 'eventIsSent', event: 'go' }, do: make }];
    const world = await createYard({ rules });
    const player = joinTestPlayer(world, { team: 'blue' });
    const steered = player.unit;
    fire(world, 'eventIsSent', { eventValue: player.id }, { event: 'go' });
    runTicks(world, 1);
    const [wolf, stone, none] = world.variables.get('winners') as number[];
    expect(findUnit(world, wolf!)).toMatchObject({ type: 'wolf', team: 'red', owner: null });
    expect(findUnit(world, stone!)).toMatchObject({ type: 'stone', team: 'blue', owner: player.id });
    expect(none).toBeNull();
    expect(player.unit).toBe(steered);
    expect(callCatalogEntry(world, 'nameOfUnit', { unit: stone! })).toBe('Stone');
  });

  it('removes entities without death and drops, also after a lifetime', async () => {
    const record = recordTriggers();
    const world = await createTestWorld({ types, map: { entities: [] } }, record);
    const [first, second] = [place(world, 'wolf', 5), place(world, 'wolf', 9)];
    callCatalogEntry(world, 'destroyEntity', { entity: first.id });
    callCatalogEntry(world, 'setLifetime', { entity: second.id, seconds: 0.1 });
    runTicks(world, 3);
    expect([findUnit(world, first.id), findUnit(world, second.id)]).toEqual([null, second]);
    runTicks(world, 2);
    expect(findUnit(world, second.id)).toBeNull();
    expect(record.of('unitDies')).toEqual([]);
  });

  it('sets name, owner, team, speed, size, control and invulnerability', async () => {
    const world = await createYard();
    const player = joinTestPlayer(world);
    const wolf = place(world, 'wolf', 12);
    const unit = wolf.id;
    callCatalogEntry(world, 'setUnitName', { unit, name: 'The Wolf King' });
    callCatalogEntry(world, 'setUnitOwner', { unit, player: player.id });
    callCatalogEntry(world, 'setUnitTeam', { unit, team: 'red' });
    callCatalogEntry(world, 'setUnitSpeed', { unit, speed: 7 });
    callCatalogEntry(world, 'setScale', { entity: unit, scale: 2 });
    callCatalogEntry(world, 'setUnitControl', { unit, isOn: false });
    callCatalogEntry(world, 'setInvulnerable', { unit });
    expect(wolf).toMatchObject({
      name: 'The Wolf King',
      owner: player.id,
      team: 'red',
      speed: 7,
      isControlled: false,
      isInvulnerable: true,
    });
    expect(callCatalogEntry(world, 'scaleOf', { entity: unit })).toBe(2);
    callCatalogEntry(world, 'setUnitOwner', { unit });
    callCatalogEntry(world, 'setUnitTeam', { unit, team: 'nonsense' });
    callCatalogEntry(world, 'setUnitName', { unit, name: '' });
    expect(wolf).toMatchObject({ name: null, owner: null, team: 'red' });
  });
});

describe('changing the type of a unit', () => {
  it('keeps its identity and what fits, and takes the rest from the new type', async () => {
    const world = await createYard();
    const knight = spawnUnit(world, { type: 'knight', x: 10, y: 10, owner: 3, team: 'red', name: 'Ann' })!;
    giveItemToUnit(world, knight, 'ring', 1);
    giveItemToUnit(world, knight, 'bow', 1);
    knight.variables = { ...knight.variables, level: 5 };
    setEntityVelocity(world, knight, 1, 0);
    const sword = knight.inventory[0]!;
    callCatalogEntry(world, 'changeUnitType', { unit: knight.id, unitType: 'giant' });
    expect(knight).toMatchObject({
      type: 'giant',
      owner: 3,
      team: 'red',
      name: 'Ann',
      speed: 2,
      isInvulnerable: true,
      hasNameLabel: false,
      inventory: [sword],
      ai: { behaviour: 'wander' },
      variables: { level: 5 },
    });
    expect(readAttribute(world, knight, 'health')).toBe(300);
    expect(callCatalogEntry(world, 'attributeOf', { entity: knight.id, attribute: 'energy' })).toBe(0);
    const types = () =>
      world.entities.records.flatMap((record) =>
        record?.kind === 'item' ? [[record.type, record.holder]] : [],
      );
    runTicks(world, 1);
    expect(types()).toEqual([
      ['sword', knight.id],
      ['bow', null],
    ]);
    expect(findItem(world, sword)?.holder).toBe(knight.id);
  });

  it('moves items into free slots, changes the body and keeps buffs', async () => {
    const world = await createYard();
    const [knight, stone] = [place(world, 'knight', 10), place(world, 'stone', 11.5)];
    setInventorySlot(knight, 2, knight.inventory[0]!);
    setInventorySlot(knight, 0, null);
    addUnitBuff(world, knight, 'tough', null);
    runTicks(world, 2);
    expect(areTouching(world.physics, knight.slot, stone.slot)).toBe(false);
    callCatalogEntry(world, 'changeUnitType', { unit: knight.id, unitType: 'giant' });
    runTicks(world, 1);
    expect(areTouching(world.physics, knight.slot, stone.slot)).toBe(true);
    expect(listUnitItems(world, knight).map(({ type }) => type)).toEqual(['sword']);
    expect(readAttributeMax(world, knight, 'health')).toBe(320);
    removeAllUnitBuffs(world, knight);
    expect(readAttributeMax(world, knight, 'health')).toBe(300);
  });

  it('keeps dead units dead and ignores unknown types', async () => {
    const world = await createYard();
    const player = joinTestPlayer(world);
    const unit = findUnit(world, player.unit)!;
    applyUnitDeath(world, unit, null);
    callCatalogEntry(world, 'changeUnitType', { unit: unit.id, unitType: 'giant' });
    callCatalogEntry(world, 'changeUnitType', { unit: unit.id, unitType: 'nonsense' });
    const other = place(world, 'stone', 5, 5);
    runTicks(world, 2);
    expect(unit).toMatchObject({ type: 'giant', isDead: true });
    expect(areTouching(world.physics, unit.slot, other.slot)).toBe(false);
  });
});

describe('finding units', () => {
  it('lists living units, oldest first, even though slots are reused', async () => {
    const world = await createYard();
    const first = place(world, 'wolf', 3);
    const second = place(world, 'stone', 6);
    despawnEntity(world, first);
    runTicks(world, 1);
    const third = place(world, 'wolf', 9);
    expect(third.slot).toBe(first.slot);
    expect(callCatalogEntry(world, 'allUnits')).toEqual([second.id, third.id]);
    expect(callCatalogEntry(world, 'unitsOfType', { unitType: 'wolf' })).toEqual([third.id]);
    expect(callCatalogEntry(world, 'unitsOfTeam', { team: 'blue' })).toEqual([third.id]);
    expect(callCatalogEntry(world, 'unitsOfTeam', { team: null })).toEqual([]);
    setEntityOwner(world, third, joinTestPlayer(world).id);
    applyUnitDeath(world, second, null);
    const mine = callCatalogEntry(world, 'unitsOfPlayer', { player: third.owner }) as number[];
    expect(mine).toContain(third.id);
    expect(mine).toHaveLength(2);
    expect(callCatalogEntry(world, 'allUnits')).not.toContain(second.id);
  });

  it('finds them in regions, in circles and nearest first', async () => {
    const world = await createYard();
    const [far, near] = [place(world, 'stone', 12, 5), place(world, 'stone', 10.5, 5)];
    place(world, 'stone', 20, 20);
    expect(callCatalogEntry(world, 'unitsInRegion', { region: 'gate' })).toEqual([far.id, near.id]);
    const position = { x: 10, y: 5 };
    expect(callCatalogEntry(world, 'unitsNear', { position, radius: 3 })).toEqual([near.id, far.id]);
    expect(callCatalogEntry(world, 'unitsNear', { position, radius: 1 })).toEqual([near.id]);
    expect(callCatalogEntry(world, 'nearestUnit', { units: [far.id, near.id, 4711], position })).toBe(
      near.id,
    );
    expect(callCatalogEntry(world, 'nearestUnit', { units: [], position })).toBeNull();
    expect(callCatalogEntry(world, 'unitsInRegion', { region: 'nowhere' })).toEqual([]);
  });

  it('finds placed units, also in the tick of their death', async () => {
    const winners = { do: 'addToList', variable: 'winners', element: 'the old wolf fell' };
    const isOld = {
      get: 'isEqual',
      a: { get: 'triggeringUnit' },
      b: { get: 'placedUnit', placement: 'old-wolf' },
    };
    const rules = [{ id: 'fell', name: 'Fell', when: { when: 'unitDies' }, if: [isOld], do: [winners] }];
    const world = await createTestWorld({ rules });
    const wolf = callCatalogEntry(world, 'placedUnit', { placement: 'old-wolf' }) as number;
    applyUnitDeath(world, place(world, 'wolf', 3), null);
    runTicks(world, 1);
    expect(world.variables.get('winners')).toEqual([]);
    applyUnitDeath(world, findUnit(world, wolf)!, null);
    runTicks(world, 1);
    expect(world.variables.get('winners')).toEqual(['the old wolf fell']);
    expect(callCatalogEntry(world, 'placedUnit', { placement: 'old-wolf' })).toBeNull();
  });

  it('returns the type and owner of a unit', async () => {
    const world = await createYard();
    const player = joinTestPlayer(world, { name: 'Ann', team: 'red' });
    const unit = findUnit(world, player.unit)!;
    const wolf = place(world, 'wolf', 12);
    const arrow = spawnProjectile(world, { type: 'arrow', x: 5, y: 5, shooter: unit })!;
    const loose = spawnItem(world, { type: 'potion', x: 25, y: 25 })!;
    const sword = listUnitItems(world, unit)[0]!;
    const ask = (name: Parameters<typeof callCatalogEntry>[1], args: object) =>
      callCatalogEntry(world, name, { ...args });
    expect(ask('nameOfUnit', { unit: unit.id })).toBe('Ann');
    expect(ask('nameOfUnit', { unit: wolf.id })).toBe('Wolf');
    expect(ask('nameOfUnit', { unit: null })).toBe('');
    expect(ask('nameOfUnitType', { unitType: 'wolf' })).toBe('Wolf');
    expect(ask('typeOfUnit', { unit: wolf.id })).toBe('wolf');
    expect(ask('isOfType', { unit: wolf.id, unitType: 'wolf' })).toBe(true);
    expect(ask('isOfType', { unit: null, unitType: null })).toBe(false);
    for (const { id } of [unit, arrow, sword]) expect(ask('ownerOf', { entity: id })).toBe(player.id);
    expect(ask('ownerOf', { entity: loose.id })).toBeNull();
    for (const { id } of [unit, arrow, sword]) expect(ask('teamOf', { entity: id })).toBe('red');
    expect(ask('teamOf', { entity: loose.id })).toBeNull();
    expect(ask('areHostile', { a: unit.id, b: wolf.id })).toBe(true);
    expect(ask('areFriendly', { a: unit.id, b: wolf.id })).toBe(false);
    expect(ask('isAlive', { unit: wolf.id })).toBe(true);
    applyUnitDeath(world, wolf, null);
    expect(ask('isAlive', { unit: wolf.id })).toBe(false);
    expect(findEntity(world, wolf.id)).toBe(wolf);
  });

  it('charges searches of a crowd to the budget', async () => {
    const world = await createYard();
    for (let made = 0; made < 80; made += 1) place(world, 'stone', 1 + (made % 30), 5);
    const before = world.stepsLeft;
    callCatalogEntry(world, 'unitsOfType', { unitType: 'wolf' });
    expect(before - world.stepsLeft).toBe(10);
    callCatalogEntry(world, 'allUnits');
    expect(before - world.stepsLeft).toBe(100);
    callCatalogEntry(world, 'damageArea', { position: { x: 5, y: 5 } });
    expect(before - world.stepsLeft).toBe(110);
  });
});
