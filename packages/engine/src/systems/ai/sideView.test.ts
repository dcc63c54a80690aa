import { describe, expect, it } from 'vitest';
import { spawnUnit } from '../units/spawnUnit.ts';
import { readEntityPosition } from '../../testing/createControlScene.ts';
import { createTestWorld, runTicks } from '../../testing/createTestWorld.ts';
import { createMapFromRows } from '../../testing/createMapFromRows.ts';
import type { World } from '../../world/World.ts';
import { giveOrder } from './orders.ts';

const ROOFS = [
  '                              ',
  '                              ',
  '                              ',
  '           #                  ',
  '#############  ###############',
  '#############  ###############',
  '                              ',
];

function createScene(ai: object): Promise<World> {
  return createTestWorld({
    settings: { worldKind: 'side-view', gravity: { x: 0, y: 40 } },
    map: createMapFromRows(ROOFS),
    types: {
      units: {
        crab: {
          name: 'Crab',
          team: 'blue',
          body: { shape: 'capsule', width: 0.7, height: 1 },
          controls: { scheme: 'platformer', speed: 4, jumpSpeed: 13 },
          ai: { sightRange: 30, giveUpRange: 40, needsLineOfSight: false, ...ai },
        },
        bird: {
          name: 'Bird',
          team: 'blue',
          body: { gravityFactor: 0 },
          controls: { speed: 4 },
          ai: { sightRange: 30, giveUpRange: 40, needsLineOfSight: false, ...ai },
        },
        rabbit: { name: 'Rabbit', team: 'red', body: { kind: 'kinematic' } },
      },
    },
  });
}

describe('units in side-view worlds', () => {
  it('[EG-07:part] chase along the ground, over walls and gaps', async () => {
    const world = await createScene({ behaviour: 'chase' });
    const crab = spawnUnit(world, { type: 'crab', x: 4.5, y: 3.4 })!;
    spawnUnit(world, { type: 'rabbit', x: 24.5, y: 3.5 });
    runTicks(world, 40 * 9);
    expect(readEntityPosition(world, crab).x).toBeGreaterThan(22);
    expect(readEntityPosition(world, crab).y).toBeLessThan(4);
  });

  it('[EG-07:part] wander without falling off', async () => {
    const world = await createScene({ behaviour: 'wander', wanderRadius: 12, targets: 'nobody' });
    const crab = spawnUnit(world, { type: 'crab', x: 20.5, y: 3.4 })!;
    let left = 30;
    let right = 0;
    for (let tick = 0; tick < 40 * 60; tick += 20) {
      runTicks(world, 20);
      const { x, y } = readEntityPosition(world, crab);
      expect(y).toBeLessThan(4);
      left = Math.min(left, x);
      right = Math.max(right, x);
    }
    expect(right - left).toBeGreaterThan(5);
  });

  it("[EG-07:part] go where they are ordered, and fly if gravity doesn't affect them", async () => {
    const world = await createScene({ behaviour: 'none' });
    const crab = spawnUnit(world, { type: 'crab', x: 4.5, y: 3.4 })!;
    const bird = spawnUnit(world, { type: 'bird', x: 4.5, y: 1.5 })!;
    giveOrder(world, crab, { kind: 'move', x: 20.5, y: 3.5 });
    giveOrder(world, bird, { kind: 'move', x: 14, y: 5.5 });
    runTicks(world, 300);
    expect(Math.abs(readEntityPosition(world, bird).x - 14)).toBeLessThan(0.5);
    expect(Math.abs(readEntityPosition(world, bird).y - 5.5)).toBeLessThan(0.5);
    expect(crab.ai.order).toBe(null);
    expect(Math.abs(readEntityPosition(world, crab).x - 20.5)).toBeLessThan(0.5);
  });
});
