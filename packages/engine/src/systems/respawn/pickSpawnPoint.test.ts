import { expect, it } from 'vitest';
import { createMapFromRows } from '../../testing/createMapFromRows.ts';
import { createTestWorld, joinTestPlayer, runTicks } from '../../testing/createTestWorld.ts';
import { findUnit } from '../../world/findEntity.ts';
import type { World } from '../../world/World.ts';
import { scaleEntity, teleportEntity } from '../bodies/motion.ts';
import { pickSpawnPoint } from './pickSpawnPoint.ts';

const ROWS = Array.from({ length: 20 }, (_, y) => `${' '.repeat(20)}${y < 15 ? '#' : ' '}${' '.repeat(19)}`);

/** A free-for-all with two places to appear, and a wall near the second one. */
async function openField(): Promise<World> {
  const spawnPoints = { west: { name: 'West', x: 4, y: 5 }, behind: { name: 'Behind', x: 23, y: 5 } };
  const world = await createTestWorld({
    settings: { players: { unit: 'knight', team: 'none' } },
    map: { ...createMapFromRows(ROWS), entities: [], spawnPoints },
  });
  runTicks(world, 1);
  return world;
}

function put(world: World, player: number, x: number, y: number, scale = 1): void {
  const unit = findUnit(world, world.players.get(player)!.unit)!;
  scaleEntity(world, unit, scale);
  teleportEntity(world, unit, x, y);
}

it('[FAIR-05:part] prefers the place that is farthest from everyone who could attack', async () => {
  const world = await openField();
  joinTestPlayer(world);
  put(world, 1, 5, 5);
  expect(pickSpawnPoint(world, null)).toMatchObject({ x: 23 });
  put(world, 1, 22, 12);
  expect(pickSpawnPoint(world, null)).toMatchObject({ x: 4 });
});

it('[FAIR-05:part] prefers a place that nobody nearby sees', async () => {
  const world = await openField();
  joinTestPlayer(world);
  // Eleven tiles from the first place, and eight from the other one, but behind the wall.
  put(world, 1, 15, 5);
  expect(pickSpawnPoint(world, null)).toMatchObject({ x: 23 });
  put(world, 1, 31, 5);
  expect(pickSpawnPoint(world, null)).toMatchObject({ x: 4 });
});

it('[FAIR-05:part] measures the distance to large units from their outline', async () => {
  const world = await openField();
  joinTestPlayer(world);
  joinTestPlayer(world);
  put(world, 1, 12, 5);
  put(world, 2, 32, 5);
  expect(pickSpawnPoint(world, null)).toMatchObject({ x: 23 });
  put(world, 2, 32, 5, 15);
  expect(pickSpawnPoint(world, null)).toMatchObject({ x: 4 });
});
