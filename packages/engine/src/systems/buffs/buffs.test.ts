import { describe, expect, it } from 'vitest';
import { spawnUnit } from '../units/spawnUnit.ts';
import { callCatalogEntry } from '../../testing/callCatalogEntry.ts';
import { createTestWorld, runTicks } from '../../testing/createTestWorld.ts';
import { recordTriggers } from '../../testing/recordTriggers.ts';
import type { Unit } from '../../entities/Entity.ts';
import type { World } from '../../world/World.ts';
import {
  readAttribute,
  readAttributeMax,
  setEntityAttribute,
  setEntityAttributeMax,
  setEntityAttributeRegeneration,
} from '../attributes/attributes.ts';
import { applyUnitDeath } from '../death/applyUnitDeath.ts';
import { giveItemToUnit } from '../inventory/giveItemToUnit.ts';
import { selectInventorySlot } from '../inventory/selectInventorySlot.ts';
import { addUnitBuff, hasActiveBuff, removeAllUnitBuffs, removeUnitBuff } from './buffs.ts';
import { computeBuffTotals } from './computeBuffTotals.ts';

const TICKS_A_SECOND = 40;

const types = {
  attributes: { mana: { name: 'Mana', start: 50, regeneration: 0.3 } },
  units: { mage: { name: 'Mage', attributes: { health: {}, mana: {} }, inventory: { size: 3 } } },
  buffs: {
    brave: {
      name: 'Brave',
      seconds: 2,
      attributes: { mana: { max: 0.1, regeneration: 4 }, health: { max: 50 } },
      damageFactor: 2,
      effect: 'glow',
    },
    slow: {
      name: 'Slow',
      whenGivenAgain: 'stack',
      maxStacks: 3,
      speedFactor: 0.5,
      attributes: { mana: { max: 10 } },
    },
    shelter: { name: 'Shelter', seconds: 0, whenGivenAgain: 'ignore', isInvulnerable: true, effect: 'glow' },
    bound: { name: 'Bound', isStunned: true, isDisarmed: true, isInvisible: true, effect: 'sparks' },
    poison: { name: 'Poison', seconds: 0, attributes: { health: { regeneration: -100 } } },
  },
  effects: { glow: { name: 'Glow', kind: 'stream' } },
  items: {
    feather: { name: 'Feather', whileHeld: { speedFactor: 2, damageTakenFactor: 3 } },
    charm: { name: 'Charm', whileHeld: { damageFactor: 1.5, isInInventory: true } },
  },
};

async function createMage(scripts = recordTriggers().scripts): Promise<{ world: World; mage: Unit }> {
  const world = await createTestWorld({ types, map: { entities: [] } }, { scripts });
  runTicks(world, 1);
  return { world, mage: spawnUnit(world, { type: 'mage', x: 5, y: 5 })! };
}

describe('buffs', () => {
  it('last for their own or the given duration, and fire at both ends', async () => {
    const record = recordTriggers();
    const { world, mage } = await createMage(record.scripts);
    addUnitBuff(world, mage, 'brave', null);
    addUnitBuff(world, mage, 'slow', 0.1);
    runTicks(world, 3);
    expect(hasActiveBuff(mage, 'slow')).toBe(true);
    runTicks(world, 1);
    expect(hasActiveBuff(mage, 'slow')).toBe(false);
    runTicks(world, TICKS_A_SECOND * 2 - 5);
    expect(hasActiveBuff(mage, 'brave')).toBe(true);
    runTicks(world, 1);
    expect(hasActiveBuff(mage, 'brave')).toBe(false);
    expect(record.of('unitGetsBuff')).toEqual([
      { triggeringUnit: mage.id, triggeringBuff: 'brave' },
      { triggeringUnit: mage.id, triggeringBuff: 'slow' },
    ]);
    expect(record.of('unitLosesBuff').map((context) => context['triggeringBuff'])).toEqual(['slow', 'brave']);
  });

  it('without a duration last until they are removed', async () => {
    const { world, mage } = await createMage();
    addUnitBuff(world, mage, 'shelter', null);
    addUnitBuff(world, mage, 'brave', 0);
    runTicks(world, TICKS_A_SECOND * 10);
    expect(mage.buffs.map(({ buff }) => buff)).toEqual(['shelter', 'brave']);
    removeUnitBuff(world, mage, 'shelter');
    expect(mage.buffs.map(({ buff }) => buff)).toEqual(['brave']);
    removeAllUnitBuffs(world, mage);
    expect(mage.buffs).toEqual([]);
  });

  it('restart, stack up to their limit or are ignored when given again', async () => {
    const record = recordTriggers();
    const { world, mage } = await createMage(record.scripts);
    addUnitBuff(world, mage, 'brave', 1);
    runTicks(world, 20);
    addUnitBuff(world, mage, 'brave', 1);
    expect(mage.buffs).toEqual([{ buff: 'brave', until: world.tick + TICKS_A_SECOND, stacks: 1 }]);
    for (let times = 0; times < 5; times += 1) addUnitBuff(world, mage, 'slow', null);
    expect(mage.buffs[1]!.stacks).toBe(3);
    expect(computeBuffTotals(world, mage).speedFactor).toBe(0.125);
    expect(readAttributeMax(world, mage, 'mana')).toBeCloseTo(130.1, 9);
    addUnitBuff(world, mage, 'shelter', 3);
    addUnitBuff(world, mage, 'shelter', 30);
    expect(mage.buffs[2]!.until).toBe(world.tick + 3 * TICKS_A_SECOND);
    runTicks(world, 1);
    const given = record.of('unitGetsBuff').map((context) => context['triggeringBuff']);
    expect(given).toEqual(['brave', 'brave', 'slow', 'slow', 'slow', 'slow', 'slow', 'shelter']);
  });

  it('change maximum and regeneration while they last, and restore exactly what was there', async () => {
    const { world, mage } = await createMage();
    const { attributes } = world.entities;
    const read = () => ({ max: [...attributes.max], regeneration: [...attributes.regeneration] });
    const before = read();
    addUnitBuff(world, mage, 'brave', null);
    addUnitBuff(world, mage, 'slow', 1);
    expect(readAttributeMax(world, mage, 'health')).toBe(150);
    expect(readAttributeMax(world, mage, 'mana')).toBeCloseTo(110.1, 9);
    runTicks(world, TICKS_A_SECOND);
    expect(readAttribute(world, mage, 'mana')).toBeCloseTo(54.3, 9);
    setEntityAttribute(world, mage, 'health', 140);
    runTicks(world, TICKS_A_SECOND);
    expect(mage.buffs).toEqual([]);
    expect(read()).toEqual(before);
    expect(mage.unbuffed).toEqual({});
    expect(readAttribute(world, mage, 'health')).toBe(100);
  });

  it('preserve attribute changes made by rules in the meantime', async () => {
    const { world, mage } = await createMage();
    addUnitBuff(world, mage, 'brave', null);
    setEntityAttributeMax(world, mage, 'health', 80);
    setEntityAttributeRegeneration(world, mage, 'mana', 8);
    expect(readAttributeMax(world, mage, 'health')).toBe(130);
    runTicks(world, TICKS_A_SECOND);
    expect(readAttribute(world, mage, 'mana')).toBeCloseTo(62, 9);
    removeAllUnitBuffs(world, mage);
    expect(readAttributeMax(world, mage, 'health')).toBe(80);
    runTicks(world, TICKS_A_SECOND);
    expect(readAttribute(world, mage, 'mana')).toBeCloseTo(70, 9);
  });

  it('can drain a unit to death', async () => {
    const record = recordTriggers();
    const { world, mage } = await createMage(record.scripts);
    addUnitBuff(world, mage, 'poison', null);
    runTicks(world, TICKS_A_SECOND - 1);
    expect(mage.isDead).toBe(false);
    runTicks(world, 1);
    expect(mage.isDead).toBe(true);
    expect(record.of('unitDies')).toEqual([{ triggeringUnit: mage.id, attackingUnit: null }]);
  });

  it('show their effect while they last', async () => {
    const { world, mage } = await createMage();
    addUnitBuff(world, mage, 'brave', null);
    addUnitBuff(world, mage, 'shelter', null);
    expect(mage.look.streams).toEqual(['glow']);
    removeUnitBuff(world, mage, 'brave');
    expect(mage.look.streams).toEqual(['glow']);
    removeUnitBuff(world, mage, 'shelter');
    expect(mage.look.streams).toEqual([]);
    addUnitBuff(world, mage, 'bound', null);
    expect(mage.look.streams).toEqual([]);
    expect(world.events).toContainEqual({ kind: 'effect', effect: 'sparks', x: 5, y: 5, rotation: 0 });
  });

  it('combine with held and carried items', async () => {
    const { world, mage } = await createMage();
    const plain = computeBuffTotals(world, mage);
    expect(plain).toMatchObject({ speedFactor: 1, damageFactor: 1, damageTakenFactor: 1, isStunned: false });
    giveItemToUnit(world, mage, 'feather', 1);
    giveItemToUnit(world, mage, 'charm', 1);
    selectInventorySlot(world, mage, 0);
    expect(computeBuffTotals(world, mage)).toMatchObject({
      speedFactor: 2,
      damageFactor: 1.5,
      damageTakenFactor: 3,
    });
    selectInventorySlot(world, mage, 1);
    expect(computeBuffTotals(world, mage)).toMatchObject({
      speedFactor: 1,
      damageFactor: 1.5,
      damageTakenFactor: 1,
    });
    addUnitBuff(world, mage, 'brave', null);
    addUnitBuff(world, mage, 'bound', null);
    addUnitBuff(world, mage, 'shelter', null);
    expect(computeBuffTotals(world, mage)).toMatchObject({
      damageFactor: 3,
      isStunned: true,
      isInvulnerable: true,
      isInvisible: true,
      isDisarmed: true,
    });
  });

  it('are given and removed by rules and scripts, but not for dead units', async () => {
    const { world, mage } = await createMage();
    const unit = mage.id;
    callCatalogEntry(world, 'giveBuff', { unit, buff: 'brave', seconds: 9 });
    callCatalogEntry(world, 'giveBuff', { unit, buff: 'slow' });
    callCatalogEntry(world, 'giveBuff', { unit, buff: 'nonsense' });
    expect(mage.buffs.map(({ until }) => until)).toEqual([
      world.tick + 9 * TICKS_A_SECOND,
      world.tick + 5 * TICKS_A_SECOND,
    ]);
    expect(callCatalogEntry(world, 'hasBuff', { unit, buff: 'brave' })).toBe(true);
    callCatalogEntry(world, 'removeBuff', { unit, buff: 'brave' });
    expect(callCatalogEntry(world, 'hasBuff', { unit, buff: 'brave' })).toBe(false);
    callCatalogEntry(world, 'removeAllBuffs', { unit });
    expect(callCatalogEntry(world, 'hasBuff', { unit, buff: 'slow' })).toBe(false);
    applyUnitDeath(world, mage, null);
    callCatalogEntry(world, 'giveBuff', { unit, buff: 'brave' });
    expect(mage.buffs).toEqual([]);
  });
});
