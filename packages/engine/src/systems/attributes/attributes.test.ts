import { describe, expect, it } from 'vitest';
import { spawnProp } from '../spawn/spawnProp.ts';
import { spawnUnit } from '../units/spawnUnit.ts';
import { despawnEntity } from '../spawn/despawnEntity.ts';
import { callCatalogEntry } from '../../testing/callCatalogEntry.ts';
import { createTestWorld, runTicks } from '../../testing/createTestWorld.ts';
import { recordTriggers } from '../../testing/recordTriggers.ts';
import type { Unit } from '../../entities/Entity.ts';
import type { World } from '../../world/World.ts';
import {
  changeEntityAttribute,
  hasAttribute,
  readAttribute,
  readAttributeMax,
  readAttributeMin,
  readAttributePercent,
  setEntityAttribute,
  setEntityAttributeMax,
  setEntityAttributeMin,
  setEntityAttributeRegeneration,
} from './attributes.ts';

const TICKS_A_SECOND = 40;

const types = {
  attributes: {
    mana: { name: 'Mana', start: 40, min: -10, max: 50, regeneration: 4, regenerationDelay: 1 },
    oil: { name: 'Oil', start: 2, max: 10, regeneration: -1 },
  },
  units: {
    mage: { name: 'Mage', attributes: { health: {}, mana: { max: 60 }, oil: {} } },
    rock: { name: 'Rock' },
  },
};

async function createMage(scripts = recordTriggers().scripts): Promise<{ world: World; mage: Unit }> {
  const world = await createTestWorld({ types, map: { entities: [] } }, { scripts });
  return { world, mage: spawnUnit(world, { type: 'mage', x: 5, y: 5 })! };
}

describe('attributes', () => {
  it('start with the value of the type, or else of the attribute, and stay between minimum and maximum', async () => {
    const { world, mage } = await createMage();
    const bounds = () => [readAttributeMin(world, mage, 'mana'), readAttributeMax(world, mage, 'mana')];
    expect(readAttribute(world, mage, 'mana')).toBe(40);
    expect(bounds()).toEqual([-10, 60]);
    setEntityAttribute(world, mage, 'mana', 1000);
    expect(readAttribute(world, mage, 'mana')).toBe(60);
    changeEntityAttribute(world, mage, 'mana', -1000);
    expect(readAttribute(world, mage, 'mana')).toBe(-10);
    setEntityAttribute(world, mage, 'mana', 25);
    expect(readAttributePercent(world, mage, 'mana')).toBe(50);
  });

  it("are 0 if missing, and can't be changed then", async () => {
    const { world } = await createMage();
    const rock = spawnUnit(world, { type: 'rock', x: 8, y: 8 })!;
    setEntityAttribute(world, rock, 'mana', 5);
    setEntityAttributeMax(world, rock, 'mana', 5);
    expect(hasAttribute(world, rock, 'mana')).toBe(false);
    expect(readAttribute(world, rock, 'mana')).toBe(0);
    expect(readAttributePercent(world, rock, 'mana')).toBe(0);
  });

  it('are clamped to a new bound; the bound set last moves the other one', async () => {
    const { world, mage } = await createMage();
    const read = () => [
      readAttributeMin(world, mage, 'mana'),
      readAttribute(world, mage, 'mana'),
      readAttributeMax(world, mage, 'mana'),
    ];
    setEntityAttributeMax(world, mage, 'mana', 30);
    expect(read()).toEqual([-10, 30, 30]);
    setEntityAttributeMin(world, mage, 'mana', 70);
    expect(read()).toEqual([70, 70, 70]);
    setEntityAttributeMax(world, mage, 'mana', 20);
    expect(read()).toEqual([20, 20, 20]);
    setEntityAttributeMax(world, mage, 'mana', 1e300);
    expect(read()).toEqual([20, 20, 1e9]);
  });

  it('regenerate every tick up to the maximum, and drain down to the minimum', async () => {
    const { world, mage } = await createMage();
    runTicks(world, TICKS_A_SECOND);
    expect(readAttribute(world, mage, 'mana')).toBeCloseTo(44, 9);
    expect(readAttribute(world, mage, 'oil')).toBeCloseTo(1, 9);
    runTicks(world, TICKS_A_SECOND * 5);
    expect(readAttribute(world, mage, 'mana')).toBe(60);
    expect(readAttribute(world, mage, 'oil')).toBe(0);
    setEntityAttributeRegeneration(world, mage, 'mana', 0);
    setEntityAttributeRegeneration(world, mage, 'oil', 2);
    changeEntityAttribute(world, mage, 'mana', -20);
    runTicks(world, TICKS_A_SECOND * 2);
    expect(readAttribute(world, mage, 'mana')).toBe(40);
    expect(readAttribute(world, mage, 'oil')).toBeCloseTo(4, 9);
  });

  it('pause regeneration after a loss, not after a gain', async () => {
    const { world, mage } = await createMage();
    runTicks(world, 1);
    changeEntityAttribute(world, mage, 'mana', -20);
    const before = readAttribute(world, mage, 'mana');
    runTicks(world, TICKS_A_SECOND - 1);
    expect(readAttribute(world, mage, 'mana')).toBe(before);
    runTicks(world, 1);
    expect(readAttribute(world, mage, 'mana')).toBeCloseTo(before + 0.1, 9);
    changeEntityAttribute(world, mage, 'mana', 1);
    runTicks(world, 1);
    expect(readAttribute(world, mage, 'mana')).toBeCloseTo(before + 1.2, 9);
  });

  it('fire once when they become empty or full, and again after leaving that end', async () => {
    const record = recordTriggers();
    const { world, mage } = await createMage(record.scripts);
    const listFired = () => [
      record.of('attributeEmpties').map((context) => context['triggeringAttribute']),
      record.of('attributeFills').map((context) => context['triggeringAttribute']),
    ];
    runTicks(world, TICKS_A_SECOND * 7);
    expect(listFired()).toEqual([['oil'], ['mana']]);
    expect(record.of('attributeEmpties')[0]).toEqual({ triggeringUnit: mage.id, triggeringAttribute: 'oil' });
    setEntityAttribute(world, mage, 'oil', 0);
    setEntityAttribute(world, mage, 'mana', 60);
    changeEntityAttribute(world, mage, 'oil', 0.5);
    changeEntityAttribute(world, mage, 'mana', -70);
    runTicks(world, TICKS_A_SECOND);
    expect(listFired()).toEqual([['oil', 'mana', 'oil'], ['mana']]);
    callCatalogEntry(world, 'refillAttribute', { entity: mage.id, attribute: 'mana' });
    runTicks(world, 1);
    expect(listFired()).toEqual([
      ['oil', 'mana', 'oil'],
      ['mana', 'mana'],
    ]);
  });

  it("don't fire when a bound reaches the value instead of the value the bound", async () => {
    const record = recordTriggers();
    const { world, mage } = await createMage(record.scripts);
    setEntityAttributeMin(world, mage, 'mana', 50);
    setEntityAttributeRegeneration(world, mage, 'oil', 0);
    setEntityAttributeMax(world, mage, 'oil', 1);
    runTicks(world, 1);
    expect([readAttribute(world, mage, 'mana'), readAttribute(world, mage, 'oil')]).toEqual([50.1, 1]);
    expect([...record.of('attributeEmpties'), ...record.of('attributeFills')]).toEqual([]);
  });

  it("don't regenerate in an entity that reuses a slot", async () => {
    const { world, mage } = await createMage();
    despawnEntity(world, mage);
    runTicks(world, 1);
    const crate = spawnProp(world, { type: 'crate', x: 5, y: 5 })!;
    expect(crate.slot).toBe(mage.slot);
    runTicks(world, 3);
    const { attributes } = world.entities;
    const row = attributes.regeneration.subarray(
      crate.slot * attributes.stride,
      (crate.slot + 1) * attributes.stride,
    );
    expect([...row]).toEqual([...row].fill(0));
  });

  it('are read and changed by rules and scripts, even if they refer to missing ones', async () => {
    const { world, mage } = await createMage();
    const entity = mage.id;
    callCatalogEntry(world, 'setAttribute', { entity, attribute: 'mana', value: 20 });
    callCatalogEntry(world, 'changeAttribute', { entity, attribute: 'mana', amount: 5 });
    callCatalogEntry(world, 'setAttributeMax', { entity, attribute: 'mana', value: 55 });
    callCatalogEntry(world, 'setAttributeMin', { entity, attribute: 'mana', value: 5 });
    callCatalogEntry(world, 'setAttributeRegeneration', { entity, attribute: 'mana', value: 80 });
    expect(callCatalogEntry(world, 'attributeOf', { entity, attribute: 'mana' })).toBe(25);
    expect(callCatalogEntry(world, 'attributeMax', { entity, attribute: 'mana' })).toBe(55);
    expect(callCatalogEntry(world, 'attributeMin', { entity, attribute: 'mana' })).toBe(5);
    expect(callCatalogEntry(world, 'attributePercent', { entity, attribute: 'mana' })).toBe(40);
    runTicks(world, TICKS_A_SECOND * 2);
    expect(callCatalogEntry(world, 'attributeOf', { entity, attribute: 'mana' })).toBe(55);
    for (const name of ['setAttribute', 'changeAttribute', 'refillAttribute', 'setAttributeMax'] as const) {
      callCatalogEntry(world, name, { entity: 12345, attribute: 'mana' });
      callCatalogEntry(world, name, { entity, attribute: 'nonsense' });
    }
    expect(callCatalogEntry(world, 'attributeOf', { entity: null, attribute: 'mana' })).toBe(0);
    expect(callCatalogEntry(world, 'attributeOf', { entity, attribute: 'nonsense' })).toBe(0);
  });
});
