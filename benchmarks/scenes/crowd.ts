import { compileGame, createWorld, loadPhysics, tick, type World } from '@playloom/engine';
import { encodeChunk, limits, parseGame } from '@playloom/game-format';
import { fightActions, fightInitialState } from './fightRule.ts';

/** Tiles of ground per unit: the density stays the same for any number of units. */
const TILES_PER_UNIT = 16;
const HUNTERS_SHARE = 0.2;
const RULES = 50;
/** Number of ticks until all units are moving. */
const SETTLE_TICKS = 120;
/** Width and height of a block in tiles. Each block has one wall. */
const BLOCK = 8;

/**
 * Creates the crowd: units that never stop walking, each with an attribute that regenerates, and fifty rules that run
 * every tick. A fifth of the units use path finding to random places behind walls.
 */
export async function createCrowdWorld(units: number): Promise<World> {
  await loadPhysics();
  const side = Math.ceil(Math.sqrt(units * TILES_PER_UNIT));
  const parsed = parseGame({
    format: 1,
    settings: { title: 'Crowd' },
    map: createMap(units, side),
    types: createTypes(),
    variables: {
      global: Object.fromEntries(
        Object.entries(fightInitialState).map(([id, initial]) => [id, { name: id, type: 'number', initial }]),
      ),
    },
    rules: createRules(),
  });
  if (!parsed.ok) throw new Error(parsed.error.map(({ path, message }) => `${path}: ${message}`).join('\n'));
  const world = createWorld({ game: compileGame(parsed.value), seed: 1 });
  for (let done = 0; done < SETTLE_TICKS; done += 1) tick(world, []);
  return world;
}

function createTypes() {
  const body = { width: 0.8, height: 0.8 };
  const controls = { speed: 3, acceleration: 40 };
  return {
    attributes: { health: { name: 'Health', role: 'health', start: 50, max: 1_000_000, regeneration: 1 } },
    units: {
      walker: {
        name: 'Walker',
        body,
        controls,
        attributes: { health: {} },
        ai: { behaviour: 'wander', wanderRadius: 6, targets: 'nobody', usesPathFinding: false },
      },
      hunter: {
        name: 'Hunter',
        body,
        controls,
        attributes: { health: {} },
        ai: { behaviour: 'stand', targets: 'nobody' },
      },
    },
  };
}

function createRules() {
  const everyTick = Array.from({ length: RULES }, (_, index) => ({
    id: `rule-${index}`,
    name: 'Every tick',
    when: { when: 'everyTick' },
    do: fightActions,
  }));
  const position = { get: 'randomPositionIn', region: 'everywhere' };
  const walkOn = ['unitAppears', 'unitArrives', 'unitFindsNoPath'].map((when) => ({
    id: when.toLowerCase(),
    name: 'Walk on',
    when: { when, unitType: 'hunter' },
    do: [{ do: 'orderMoveTo', unit: { get: 'triggeringUnit' }, position }],
  }));
  return [...everyTick, ...walkOn];
}

function createMap(units: number, side: number) {
  const columns = Math.ceil(Math.sqrt(units));
  const step = (side - 2) / columns;
  return {
    width: side,
    height: side,
    tileSets: [{ id: 'plain', count: 4, firstId: 1 }],
    layers: [{ id: 'walls', isSolid: true, chunks: createWallChunks(side) }],
    regions: { everywhere: { name: 'Everywhere', x: 1, y: 1, width: side - 2, height: side - 2 } },
    entities: Array.from({ length: units }, (_, index) => ({
      id: `u${index}`,
      kind: 'unit',
      type: index % Math.round(1 / HUNTERS_SHARE) === 0 ? 'hunter' : 'walker',
      x: 1 + step * ((index % columns) + 0.5),
      y: 1 + step * (Math.floor(index / columns) + 0.5),
    })),
  };
}

/** Creates the wall layer: an L of five tiles in each block, so that paths have to go around it. */
export function createWallChunks(side: number): { [place: string]: string } {
  const chunks: { [place: string]: string } = {};
  for (let top = 0; top < side; top += limits.CHUNK_SIZE) {
    for (let left = 0; left < side; left += limits.CHUNK_SIZE) {
      const cells = new Uint16Array(limits.CHUNK_CELLS);
      for (let y = BLOCK / 2; y < limits.CHUNK_SIZE; y += BLOCK) {
        for (let x = BLOCK / 2; x < limits.CHUNK_SIZE; x += BLOCK) {
          for (const [dx, dy] of [
            [0, 0],
            [1, 0],
            [2, 0],
            [0, 1],
            [0, 2],
          ] as const) {
            cells[(y + dy) * limits.CHUNK_SIZE + x + dx] = 1;
          }
        }
      }
      chunks[`${left / limits.CHUNK_SIZE},${top / limits.CHUNK_SIZE}`] = encodeChunk(cells);
    }
  }
  return chunks;
}
