import { describe, expect, it } from 'vitest';
import { spawnItem } from '../spawn/spawnItem.ts';
import { spawnProp } from '../spawn/spawnProp.ts';
import { spawnUnit } from '../units/spawnUnit.ts';
import { createTestWorld, runTicks } from '../../testing/createTestWorld.ts';
import { recordTriggers, type TriggerRecord } from '../../testing/recordTriggers.ts';
import type { Unit } from '../../entities/Entity.ts';
import type { World } from '../../world/World.ts';
import { setEntityOwner, setInventorySlot } from '../../world/markedFields.ts';
import { readAttribute } from '../attributes/attributes.ts';
import { applyUnitDeath } from '../death/applyUnitDeath.ts';
import { dropItemFromSlot } from '../inventory/dropItemFromSlot.ts';
import { setEntityVelocity, teleportEntity } from '../bodies/motion.ts';

const TICKS_A_SECOND = 40;

const body = { damping: 0 };
const attributes = { health: {} };
const types = {
  units: {
    walker: { name: 'Walker', body, attributes, inventory: { size: 1 } },
    beast: {
      name: 'Beast',
      body,
      attributes,
      touchDamage: { amount: 10, everySeconds: 0.5 },
      canPickUpItems: false,
    },
  },
  items: { gem: { name: 'Gem', pickUp: 'key' } },
  props: {
    ball: { name: 'Ball', body: { kind: 'dynamic', shape: 'circle', damping: 0 } },
    wall: { name: 'Wall' },
  },
};

async function createYard(): Promise<{ world: World; record: TriggerRecord }> {
  const record = recordTriggers();
  const world = await createTestWorld({ types, map: { entities: [] } }, record);
  return { world, record };
}

function place(world: World, type: string, x: number, team: string | null = null): Unit {
  return spawnUnit(world, { type, x, y: 10, team })!;
}

function healthOf(world: World, unit: Unit): number {
  return readAttribute(world, unit, 'health');
}

describe('touching', () => {
  it('fires once for each of two units, when they begin to touch', async () => {
    const { world, record } = await createYard();
    const [a, b] = [place(world, 'walker', 5), place(world, 'walker', 7)];
    setEntityVelocity(world, a, 8, 0);
    runTicks(world, 20);
    expect(record.of('unitTouchesUnit')).toEqual([
      { triggeringUnit: a.id, otherUnit: b.id },
      { triggeringUnit: b.id, otherUnit: a.id },
    ]);
  });

  it('fires for walls, props, items and between props', async () => {
    const { world, record } = await createYard();
    const [first, second] = [place(world, 'walker', 1), place(world, 'walker', 5)];
    const wall = spawnProp(world, { type: 'wall', x: 7, y: 10 })!;
    const gem = spawnItem(world, { type: 'gem', x: 5.5, y: 10 })!;
    const ball = spawnProp(world, { type: 'ball', x: 10, y: 10 })!;
    setEntityVelocity(world, first, -8, 0);
    setEntityVelocity(world, second, 8, 0);
    setEntityVelocity(world, ball, -8, 0);
    runTicks(world, 20);
    expect(record.of('unitTouchesWall')).toEqual([{ triggeringUnit: first.id }]);
    expect(record.of('unitTouchesProp')).toEqual([{ triggeringUnit: second.id, triggeringProp: wall.id }]);
    expect(record.of('unitTouchesItem')).toEqual([{ triggeringUnit: second.id, triggeringItem: gem.id }]);
    expect(record.of('propTouchesProp')).toEqual([
      { triggeringProp: wall.id, otherProp: ball.id },
      { triggeringProp: ball.id, otherProp: wall.id },
    ]);
  });

  it('ignores units that died in the same tick', async () => {
    const { world, record } = await createYard();
    const [a] = [place(world, 'walker', 5), place(world, 'walker', 5.7)];
    applyUnitDeath(world, a, null);
    runTicks(world, 2);
    expect(record.of('unitTouchesUnit')).toEqual([]);
  });
});

describe('picking up by touch', () => {
  it('takes an item at the first touch, but not one that needs a key', async () => {
    const { world } = await createYard();
    const [walker, other] = [place(world, 'walker', 5), place(world, 'walker', 9)];
    const potion = spawnItem(world, { type: 'potion', x: 5.4, y: 10 })!;
    const gem = spawnItem(world, { type: 'gem', x: 9.4, y: 10 })!;
    runTicks(world, 2);
    expect(walker.inventory).toEqual([potion.id]);
    expect(potion.holder).toBe(walker.id);
    expect(other.inventory).toEqual([null]);
    expect(gem.holder).toBeNull();
  });

  it("doesn't apply to units that can't pick up items", async () => {
    const { world } = await createYard();
    place(world, 'beast', 5);
    const potion = spawnItem(world, { type: 'potion', x: 5.4, y: 10 })!;
    runTicks(world, 3);
    expect(potion.holder).toBeNull();
  });

  it('takes an item under a unit once it can be taken and there is room', async () => {
    const { world } = await createYard();
    const walker = place(world, 'walker', 5);
    const sword = spawnItem(world, { type: 'sword', x: 5.2, y: 10 })!;
    const bow = spawnItem(world, { type: 'bow', x: 4.8, y: 10 })!;
    bow.pickableAt = TICKS_A_SECOND;
    runTicks(world, TICKS_A_SECOND + 10);
    expect(walker.inventory).toEqual([sword.id]);
    dropItemFromSlot(world, walker, 0);
    runTicks(world, 1);
    expect(walker.inventory).toEqual([bow.id]);
    teleportEntity(world, walker, 15, 10);
    const potion = spawnItem(world, { type: 'potion', x: 15, y: 10 })!;
    potion.pickableAt = world.tick + 5;
    setInventorySlot(walker, 0, null);
    runTicks(world, 4);
    expect(potion.holder).toBeNull();
    runTicks(world, 1);
    expect(potion.holder).toBe(walker.id);
  });
});

describe('damage by touch', () => {
  it('is dealt at the first touch and repeated while it lasts', async () => {
    const { world } = await createYard();
    const walker = place(world, 'walker', 5);
    place(world, 'beast', 5.8);
    setEntityOwner(world, walker, 1);
    runTicks(world, 1);
    expect(healthOf(world, walker)).toBe(90);
    runTicks(world, TICKS_A_SECOND / 2 - 1);
    expect(healthOf(world, walker)).toBe(90);
    runTicks(world, 1);
    expect(healthOf(world, walker)).toBe(80);
    teleportEntity(world, walker, 15, 10);
    runTicks(world, TICKS_A_SECOND * 2);
    expect(healthOf(world, walker)).toBe(80);
  });

  it('spares friends, and units without a team spare each other', async () => {
    const { world } = await createYard();
    const friend = place(world, 'walker', 5, 'red');
    place(world, 'beast', 5.8, 'red');
    const enemy = place(world, 'walker', 10, 'blue');
    place(world, 'beast', 10.8, 'red');
    const [first, second] = [place(world, 'beast', 15), place(world, 'beast', 15.8)];
    runTicks(world, 2);
    expect(healthOf(world, friend)).toBe(100);
    expect(healthOf(world, enemy)).toBe(90);
    expect([healthOf(world, first), healthOf(world, second)]).toEqual([100, 100]);
  });
});
