import { describe, expect, it } from 'vitest';
import { spawnUnit } from '../units/spawnUnit.ts';
import { createTestWorld, joinTestPlayer, runTicks } from '../../testing/createTestWorld.ts';
import { recordTriggers } from '../../testing/recordTriggers.ts';
import type { Unit } from '../../entities/Entity.ts';
import { findUnit } from '../../world/findEntity.ts';
import type { World } from '../../world/World.ts';
import { readAttribute, setEntityAttribute } from '../attributes/attributes.ts';
import { addUnitBuff } from '../buffs/buffs.ts';
import { countItems } from '../inventory/countItems.ts';
import { giveItemToUnit } from '../inventory/giveItemToUnit.ts';
import { getHeldItem } from '../inventory/getHeldItem.ts';
import { selectInventorySlot } from '../inventory/selectInventorySlot.ts';
import { stepItems } from './stepItems.ts';
import { useHeldItem } from './useHeldItem.ts';

const TICKS_A_SECOND = 40;

const types = {
  units: { eater: { name: 'Eater', attributes: { health: {}, energy: {} }, inventory: { size: 3 } } },
  items: {
    apple: {
      name: 'Apple',
      maxStack: 5,
      consumable: { attributes: { health: 20, energy: -5 }, buffs: ['haste'] },
      sounds: { use: 'bell' },
      effects: { use: 'sparks' },
    },
    bandage: { name: 'Bandage', maxStack: 5, consumable: { attributes: { health: 50 }, useSeconds: 1 } },
    horn: { name: 'Horn', useRule: 'open-gate' },
    drill: { name: 'Drill', isAutomatic: true },
  },
  buffs: { stun: { name: 'Stun', isStunned: true, seconds: 0.1 } },
};

async function createScene(
  item: string,
  count = 1,
): Promise<{ world: World; eater: Unit; triggerRecord: ReturnType<typeof recordTriggers> }> {
  const triggerRecord = recordTriggers();
  const world = await createTestWorld({ types, map: { entities: [] } }, { scripts: triggerRecord.scripts });
  const eater = spawnUnit(world, { type: 'eater', x: 10, y: 10 })!;
  setEntityAttribute(world, eater, 'health', 10);
  giveItemToUnit(world, eater, item, count);
  runTicks(world, 1);
  return { world, eater, triggerRecord };
}

describe('consumables', () => {
  it('[EG-06] change attributes, give buffs, are used up one by one and fire triggers', async () => {
    const { world, eater, triggerRecord } = await createScene('apple', 2);
    const apple = getHeldItem(world, eater)!;
    const energy = readAttribute(world, eater, 'energy');
    useHeldItem(world, eater);
    expect(readAttribute(world, eater, 'health')).toBe(30);
    expect(readAttribute(world, eater, 'energy')).toBe(energy - 5);
    expect(eater.buffs.map(({ buff }) => buff)).toEqual(['haste']);
    expect(countItems(world, eater, 'apple')).toBe(1);
    expect(world.events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['sound', 'effect']));
    runTicks(world, 10);
    useHeldItem(world, eater);
    expect(getHeldItem(world, eater)).toBe(null);
    runTicks(world, 10);
    expect(useHeldItem(world, eater)).toBe(false);
    expect(readAttribute(world, eater, 'health')).toBe(50);
    const context = { triggeringUnit: eater.id, triggeringItem: apple.id };
    expect(triggerRecord.of('unitUsesItem')).toEqual([context, context]);
    expect(triggerRecord.of('unitAttacks')).toEqual([]);
  });

  it('[EG-06] take time to use, and are interrupted by switching or a stun', async () => {
    const { world, eater } = await createScene('bandage', 5);
    useHeldItem(world, eater);
    runTicks(world, TICKS_A_SECOND - 1);
    expect(useHeldItem(world, eater)).toBe(false);
    expect(readAttribute(world, eater, 'health')).toBe(10);
    runTicks(world, 1);
    expect(readAttribute(world, eater, 'health')).toBe(60);

    useHeldItem(world, eater);
    selectInventorySlot(world, eater, 1);
    selectInventorySlot(world, eater, 0);
    runTicks(world, 2 * TICKS_A_SECOND);
    useHeldItem(world, eater);
    addUnitBuff(world, eater, 'stun', null);
    runTicks(world, 2 * TICKS_A_SECOND);
    expect(readAttribute(world, eater, 'health')).toBe(60);
    expect(countItems(world, eater, 'bandage')).toBe(4);
  });

  it('[EG-06] let a rule decide what a tool does', async () => {
    const { world, eater } = await createScene('horn');
    useHeldItem(world, eater);
    const context = {
      triggeringUnit: eater.id,
      triggeringItem: getHeldItem(world, eater)!.id,
      triggeringPlayer: null,
    };
    expect(world.fired).toContainEqual({ trigger: 'ruleIsRun', context, about: {}, rule: 'open-gate' });
  });
});

describe('the use key', () => {
  /** Holds or releases the use key. Sets the unit's state directly, because controls have their own tests. */
  function hold(world: World, unit: Unit, isUsing: boolean, ticks: number): void {
    for (let done = 0; done < ticks; done += 1) {
      unit.isUsing = isUsing;
      stepItems(world);
      world.tick += 1;
    }
  }

  async function createPlayersUnit(item: string, count: number) {
    const triggerRecord = recordTriggers();
    const world = await createTestWorld({ types, map: { entities: [] } }, { scripts: triggerRecord.scripts });
    const player = joinTestPlayer(world);
    const unit = findUnit(world, player.unit)!;
    giveItemToUnit(world, unit, item, count);
    selectInventorySlot(world, unit, 1);
    return { world, unit, triggerRecord };
  }

  it('[EG-06] uses an item once per press, as soon as it is ready', async () => {
    const { world, unit } = await createPlayersUnit('apple', 5);
    hold(world, unit, true, 20);
    expect(countItems(world, unit, 'apple')).toBe(4);
    hold(world, unit, false, 1);
    hold(world, unit, true, 1);
    expect(countItems(world, unit, 'apple')).toBe(3);
    // This press is too early, but it takes effect when the item is ready, because the key is still held.
    hold(world, unit, false, 1);
    hold(world, unit, true, 20);
    expect(countItems(world, unit, 'apple')).toBe(2);
  });

  it('[EG-06] keeps using automatic items, and anything held by bots and monsters', async () => {
    const { world, unit, triggerRecord } = await createPlayersUnit('drill', 1);
    hold(world, unit, true, TICKS_A_SECOND);
    unit.isUsing = false;
    runTicks(world, 1);
    expect(triggerRecord.of('unitUsesItem')).toHaveLength(5);
    const eater = spawnUnit(world, { type: 'eater', x: 20, y: 20 })!;
    giveItemToUnit(world, eater, 'apple', 5);
    hold(world, eater, true, TICKS_A_SECOND);
    expect(countItems(world, eater, 'apple')).toBe(0);
  });
});
