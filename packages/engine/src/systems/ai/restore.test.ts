import { describe, expect, it } from 'vitest';
import { createWorldFromSnapshot, restoreSnapshot } from '../../snapshot/restoreSnapshot.ts';
import { hashWorld } from '../../snapshot/hashWorld.ts';
import { takeSnapshot } from '../../snapshot/takeSnapshot.ts';
import { spawnProp } from '../spawn/spawnProp.ts';
import { spawnUnit } from '../units/spawnUnit.ts';
import { createTestWorld, runTicks } from '../../testing/createTestWorld.ts';
import { encodeTileSymbol, createMapFromRows } from '../../testing/createMapFromRows.ts';
import { writeCell } from '../../map/TileMap.ts';
import type { World } from '../../world/World.ts';
import { addBotPlayer } from '../joining/addBotPlayer.ts';

const ROWS = [
  '##############################',
  '#            #               #',
  '#    ##      #      ##       #',
  '#    ##             ##       #',
  '#            #               #',
  '#    ##      #      ##       #',
  '#            #               #',
  '#                            #',
  '##############################',
];

async function createScene(): Promise<World> {
  const world = await createTestWorld({
    settings: { players: { unit: 'fighter', team: 'balanced', respawnSeconds: 1 } },
    map: { ...createMapFromRows(ROWS), spawnPoints: { start: { name: 'Start', x: 3.5, y: 6.5 } } },
    types: {
      units: {
        fighter: {
          name: 'Fighter',
          attributes: { health: {} },
          inventory: { size: 2, startItems: [{ item: 'bow' }] },
          controls: { scheme: 'wasd', facing: 'mouse' },
        },
        beast: {
          name: 'Beast',
          attributes: { health: {} },
          controls: { speed: 3 },
          ai: {
            behaviour: 'chase',
            sightRange: 30,
            giveUpRange: 40,
            needsLineOfSight: false,
            targets: 'players',
          },
        },
        sheep: { name: 'Sheep', ai: { behaviour: 'wander' } },
      },
      props: { gate: { name: 'Gate', motion: { path: [{ x: 0, y: 4 }], speed: 2 } } },
    },
  });
  for (let index = 0; index < 4; index += 1) addBotPlayer(world, { name: '', team: null, isFiller: false });
  for (let index = 0; index < 6; index += 1) {
    spawnUnit(world, { type: index % 2 === 0 ? 'beast' : 'sheep', x: 16.5 + index, y: 6.5 });
  }
  spawnProp(world, { type: 'gate', x: 13.5, y: 3.5 });
  return world;
}

/** Runs the world while a tile opens and closes a path. */
function run(world: World, ticks: number): void {
  for (let tick = 0; tick < ticks; tick += 1) {
    runTicks(world, 1);
    if (world.tick % 50 === 0)
      writeCell(world.tiles, 0, 13, 7, world.tick % 100 === 0 ? 0 : encodeTileSymbol('#'));
  }
}

describe('the AI state of units and bots', () => {
  it('continues identically after a snapshot, in the same world and in a new one', async () => {
    const world = await createScene();
    run(world, 137);
    const snapshot = takeSnapshot(world);
    run(world, 200);
    const expected = hashWorld(world);
    restoreSnapshot(world, snapshot);
    run(world, 200);
    expect(hashWorld(world)).toBe(expected);
    const other = createWorldFromSnapshot({ game: world.game }, snapshot);
    run(other, 200);
    expect(hashWorld(other)).toBe(expected);
  });
});
