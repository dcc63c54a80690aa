import { describe, expect, it } from 'vitest';
import { createUnit } from '../../spawn/createUnit.ts';
import { createTestWorld, joinTestPlayer, runTicks } from '../../testing/createTestWorld.ts';
import { recordTriggers } from '../../testing/recordTriggers.ts';
import type { Unit } from '../../world/Entity.ts';
import { findUnit } from '../../world/findEntity.ts';
import type { World } from '../../world/World.ts';
import { readAttribute, setAttribute } from '../attributes/attributes.ts';
import { giveBuff } from '../buffs/buffs.ts';
import { countItems } from './countItems.ts';
import { giveItem } from './giveItem.ts';
import { heldItem } from './heldItem.ts';
import { selectSlot } from './selectSlot.ts';
import { stepItems } from './stepItems.ts';
import { useItem } from './useItem.ts';

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
): Promise<{ world: World; eater: Unit; heard: ReturnType<typeof recordTriggers> }> {
  const heard = recordTriggers();
  const world = await createTestWorld({ types, map: { entities: [] } }, { scripts: heard.scripts });
  const eater = createUnit(world, { type: 'eater', x: 10, y: 10 })!;
  setAttribute(world, eater, 'health', 10);
  giveItem(world, eater, item, count);
  runTicks(world, 1);
  return { world, eater, heard };
}

describe('consumables', () => {
  it('[EG-06] change attributes, give buffs, are used up one by one and tell of it', async () => {
    const { world, eater, heard } = await createScene('apple', 2);
    const apple = heldItem(world, eater)!;
    const energy = readAttribute(world, eater, 'energy');
    useItem(world, eater);
    expect(readAttribute(world, eater, 'health')).toBe(30);
    expect(readAttribute(world, eater, 'energy')).toBe(energy - 5);
    expect(eater.buffs.map(({ buff }) => buff)).toEqual(['haste']);
    expect(countItems(world, eater, 'apple')).toBe(1);
    expect(world.events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['sound', 'effect']));
    runTicks(world, 10);
    useItem(world, eater);
    expect(heldItem(world, eater)).toBe(null);
    runTicks(world, 10);
    expect(useItem(world, eater)).toBe(false);
    expect(readAttribute(world, eater, 'health')).toBe(50);
    const context = { triggeringUnit: eater.id, triggeringItem: apple.id };
    expect(heard.of('unitUsesItem')).toEqual([context, context]);
    expect(heard.of('unitAttacks')).toEqual([]);
  });

  it('[EG-06] take their time, in which switching or a stun interrupts them', async () => {
    const { world, eater } = await createScene('bandage', 5);
    useItem(world, eater);
    runTicks(world, TICKS_A_SECOND - 1);
    expect(useItem(world, eater)).toBe(false);
    expect(readAttribute(world, eater, 'health')).toBe(10);
    runTicks(world, 1);
    expect(readAttribute(world, eater, 'health')).toBe(60);

    useItem(world, eater);
    selectSlot(world, eater, 1);
    selectSlot(world, eater, 0);
    runTicks(world, 2 * TICKS_A_SECOND);
    useItem(world, eater);
    giveBuff(world, eater, 'stun', null);
    runTicks(world, 2 * TICKS_A_SECOND);
    expect(readAttribute(world, eater, 'health')).toBe(60);
    expect(countItems(world, eater, 'bandage')).toBe(4);
  });

  it('[EG-06] leave it to a rule what a tool does', async () => {
    const { world, eater } = await createScene('horn');
    useItem(world, eater);
    const context = {
      triggeringUnit: eater.id,
      triggeringItem: heldItem(world, eater)!.id,
      triggeringPlayer: null,
    };
    expect(world.fired).toContainEqual({ trigger: 'ruleIsRun', context, about: {}, rule: 'open-gate' });
  });
});

describe('the key for using', () => {
  /** Inputs and controls are others' work: here the key is simply held. */
  function hold(world: World, unit: Unit, isUsing: boolean, ticks: number): void {
    for (let done = 0; done < ticks; done += 1) {
      unit.isUsing = isUsing;
      stepItems(world);
      world.tick += 1;
    }
  }

  async function createPlayersUnit(item: string, count: number) {
    const heard = recordTriggers();
    const world = await createTestWorld({ types, map: { entities: [] } }, { scripts: heard.scripts });
    const player = joinTestPlayer(world);
    const unit = findUnit(world, player.unit)!;
    giveItem(world, unit, item, count);
    selectSlot(world, unit, 1);
    return { world, unit, heard };
  }

  it('[EG-06] uses once for each press, as soon as the item is ready', async () => {
    const { world, unit } = await createPlayersUnit('apple', 5);
    hold(world, unit, true, 20);
    expect(countItems(world, unit, 'apple')).toBe(4);
    hold(world, unit, false, 1);
    hold(world, unit, true, 1);
    expect(countItems(world, unit, 'apple')).toBe(3);
    // The next press comes too early, but goes on until the item is ready.
    hold(world, unit, false, 1);
    hold(world, unit, true, 20);
    expect(countItems(world, unit, 'apple')).toBe(2);
  });

  it('[EG-06] goes on using what is automatic, and whatever bots and monsters hold', async () => {
    const { world, unit, heard } = await createPlayersUnit('drill', 1);
    hold(world, unit, true, TICKS_A_SECOND);
    unit.isUsing = false;
    runTicks(world, 1);
    expect(heard.of('unitUsesItem')).toHaveLength(5);
    const eater = createUnit(world, { type: 'eater', x: 20, y: 20 })!;
    giveItem(world, eater, 'apple', 5);
    hold(world, eater, true, TICKS_A_SECOND);
    expect(countItems(world, eater, 'apple')).toBe(0);
  });
});
