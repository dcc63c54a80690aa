import { describe, expect, it } from 'vitest';
import { spawnProp } from '../spawn/spawnProp.ts';
import { spawnUnit } from '../units/spawnUnit.ts';
import { callCatalogEntry } from '../../testing/callCatalogEntry.ts';
import { createAiScene, computeUnitDistance, MAZE_MAP } from '../../testing/createAiScene.ts';
import { readEntityPosition } from '../../testing/createControlScene.ts';
import { runTicks } from '../../testing/createTestWorld.ts';
import { applyUnitDeath } from '../death/applyUnitDeath.ts';
import { giveOrder } from './orders.ts';

const PATH_CELLS_PER_TICK = 3000;

describe('orders', () => {
  it('[EG-07:part] move a unit, which reports its arrival and returns to its behavior', async () => {
    const { world, triggerRecord, place } = await createAiScene({ behaviour: 'guard' }, { rows: MAZE_MAP });
    const beast = place('beast', 'A');
    callCatalogEntry(world, 'orderMoveTo', { unit: beast.id, position: { x: 13.5, y: 2.5 } });
    let nearest = Infinity;
    for (let tick = 0; tick < 280 && triggerRecord.of('unitArrives').length === 0; tick += 1)
      runTicks(world, 1);
    nearest = Math.hypot(readEntityPosition(world, beast).x - 13.5, readEntityPosition(world, beast).y - 2.5);
    expect(nearest).toBeLessThan(0.4);
    expect(triggerRecord.of('unitArrives')).toEqual([{ triggeringUnit: beast.id }]);
    expect(beast.ai.order).toBe(null);
    runTicks(world, 280);
    expect(readEntityPosition(world, beast).x).toBeCloseTo(3.5, 0);
  });

  it('[EG-07:part] report if walls block every path', async () => {
    const rows = MAZE_MAP.map((row, y) => (y === 7 ? '#        #         #' : row));
    const { world, triggerRecord, place } = await createAiScene({ behaviour: 'none' }, { rows });
    const beast = place('beast', 'A');
    callCatalogEntry(world, 'orderMoveTo', { unit: beast.id, position: { x: 13.5, y: 2.5 } });
    runTicks(world, 20);
    expect(triggerRecord.of('unitFindsNoPath')).toEqual([{ triggeringUnit: beast.id }]);
    expect(beast.ai.order).toBe(null);
    const chasing = await createAiScene(
      { behaviour: 'chase', sightRange: 30, giveUpRange: 40, needsLineOfSight: false },
      { rows },
    );
    const chaser = chasing.place('beast', 'A');
    chasing.place('rabbit', 'B');
    runTicks(chasing.world, 240);
    expect(chasing.triggerRecord.of('unitFindsNoPath')).toEqual([{ triggeringUnit: chaser.id }]);
    expect(readEntityPosition(chasing.world, chaser).x).toBeGreaterThan(7);
  });

  it('[EG-07:part] attack, follow, guard and stop, whatever the behavior', async () => {
    const { world, place } = await createAiScene({ behaviour: 'wander', wanderRadius: 2, targets: 'nobody' });
    const beast = place('beast', 'A');
    const rabbit = place('rabbit', 'B');
    callCatalogEntry(world, 'orderAttack', { unit: beast.id, target: rabbit.id });
    runTicks(world, 120);
    expect(computeUnitDistance(world, beast, rabbit)).toBeLessThan(1);
    applyUnitDeath(world, rabbit, beast);
    runTicks(world, 20);
    expect(beast.ai.order).toBe(null);
    const other = place('rabbit', 'C');
    callCatalogEntry(world, 'orderFollow', { unit: beast.id, target: other.id });
    runTicks(world, 160);
    expect(computeUnitDistance(world, beast, other)).toBeLessThan(2);
    callCatalogEntry(world, 'orderGuard', { unit: beast.id, position: { x: 10, y: 5 } });
    runTicks(world, 200);
    expect(
      Math.hypot(readEntityPosition(world, beast).x - 10, readEntityPosition(world, beast).y - 5),
    ).toBeLessThan(0.6);
    callCatalogEntry(world, 'orderStop', { unit: beast.id });
    const held = readEntityPosition(world, beast);
    runTicks(world, 200);
    expect(computeUnitDistance(world, beast, beast)).toBe(0);
    expect(
      Math.hypot(readEntityPosition(world, beast).x - held.x, readEntityPosition(world, beast).y - held.y),
    ).toBeLessThan(0.2);
    callCatalogEntry(world, 'setBehaviour', { unit: beast.id, behaviour: 'wander' });
    runTicks(world, 200);
    expect(
      Math.hypot(readEntityPosition(world, beast).x - held.x, readEntityPosition(world, beast).y - held.y),
    ).toBeGreaterThan(1);
  });

  it('[EG-07:part] find another path when a door closes', async () => {
    const rows = [
      '####################',
      '#        #         #',
      '#  A           B   #',
      '#        #         #',
      '#        #         #',
      '#                  #',
      '####################',
    ];
    const { world, triggerRecord, place } = await createAiScene({ behaviour: 'none' }, { rows });
    const beast = place('beast', 'A');
    giveOrder(world, beast, { kind: 'move', x: 15.5, y: 2.5 });
    runTicks(world, 20);
    spawnProp(world, { type: 'crate', x: 9.5, y: 2.5 });
    runTicks(world, 400);
    expect(triggerRecord.of('unitArrives')).toHaveLength(1);
  });
});

describe('the path finding budget', () => {
  it('[EG-07:part] serves requests in order, some in each tick, and drops none', async () => {
    const size = 48;
    const rows = Array.from({ length: size }, (_, y) =>
      y === 24 ? '#'.repeat(size) : y === 40 ? `${' '.repeat(20)}A`.padEnd(size) : ' '.repeat(size),
    );
    const { world, triggerRecord, place } = await createAiScene({ behaviour: 'none' }, { rows });
    const beasts = Array.from({ length: 20 }, () => place('beast', 'A'));
    // The goal is beyond the wall, so each search checks the whole half of the map before it fails.
    for (const beast of beasts) giveOrder(world, beast, { kind: 'move', x: 24.5, y: 4.5 });
    const served: number[] = [];
    for (let tick = 0; tick < 40 && served.length < beasts.length; tick += 1) {
      const before = triggerRecord.of('unitFindsNoPath').length;
      runTicks(world, 1);
      const now = triggerRecord.of('unitFindsNoPath').length - before;
      expect(now * size * 23).toBeLessThan(PATH_CELLS_PER_TICK + size * 23);
      served.push(
        ...triggerRecord
          .of('unitFindsNoPath')
          .slice(before)
          .map(({ triggeringUnit }) => triggeringUnit as number),
      );
    }
    expect(served).toEqual(beasts.map(({ id }) => id));
  });
});

describe('crowds', () => {
  it('[EG-07:part] all get through a door, identically every time', async () => {
    const rows = MAZE_MAP;
    const run = async () => {
      const { world } = await createAiScene(
        { behaviour: 'chase', sightRange: 40, giveUpRange: 50, needsLineOfSight: false },
        { rows },
      );
      const rabbit = spawnUnit(world, { type: 'rabbit', x: 16.5, y: 2.5 })!;
      const beasts = Array.from({ length: 12 }, (_, index) =>
        spawnUnit(world, { type: 'beast', x: 2 + (index % 4), y: 1.6 + Math.floor(index / 4) })!,
      );
      runTicks(world, 40 * 12);
      expect(beasts.filter((beast) => readEntityPosition(world, beast).x > 13)).toHaveLength(12);
      expect(Math.min(...beasts.map((beast) => computeUnitDistance(world, beast, rabbit)))).toBeLessThan(1);
      return beasts.map((beast) => readEntityPosition(world, beast));
    };
    expect(await run()).toEqual(await run());
  });
});
