import type { GameInput } from '@playloom/game-format';
import {
  createMapPainter,
  finishLayers,
  paintArea,
  paintCell,
  paintJoinedTiles,
} from '../../../tools/games/kit/MapPainter.ts';

const WIDTH = 24;
const HEIGHT = 16;

const GRASS = 1;
const DAISIES = 4;
const CLOVER = 5;
const TUFT = 6;
const FLOWERS = 7;
const PATH = 9;
const WATER = 57;
const HEDGE = 105;
const LILY = 156;
const REED = 157;

/** Creates the garden: a hedge around it, a path across it, a pond in the corner. */
export function createMap(): GameInput['map'] {
  const painter = createMapPainter(WIDTH, HEIGHT, [
    { id: 'ground', name: 'Ground', depth: -10 },
    { id: 'path', name: 'Path', depth: -9 },
    { id: 'walls', name: 'Hedge and water', depth: -8, isSolid: true },
    { id: 'plants', name: 'Plants', depth: -7 },
  ]);
  paintArea(painter, 'ground', pickGrass);
  paintJoinedTiles(painter, 'path', PATH, isPath);
  paintJoinedTiles(painter, 'walls', HEDGE, isHedge);
  paintJoinedTiles(painter, 'walls', WATER, isWater);
  for (const [x, y, tile] of plants) paintCell(painter, 'plants', x, y, tile);
  return {
    width: WIDTH,
    height: HEIGHT,
    tileSets: [
      { id: 'garden', name: 'Garden', image: 'tiles', count: 160, firstId: 1, tiles: floatingTiles() },
    ],
    layers: finishLayers(painter),
    spawnPoints: {
      north: { name: 'North of the path', x: 11, y: 6 },
      south: { name: 'South of the path', x: 13, y: 10 },
    },
    entities: [
      { id: 'sign', kind: 'prop', type: 'sign', x: 9.5, y: 6.6 },
      { id: 'bench', kind: 'prop', type: 'bench', x: 14.5, y: 6.4 },
      { id: 'tree-west', kind: 'prop', type: 'tree', x: 4.5, y: 4.6 },
      { id: 'tree-east', kind: 'prop', type: 'tree', x: 20.5, y: 5.2 },
      { id: 'bush', kind: 'prop', type: 'bush', x: 6.5, y: 12.5 },
      { id: 'rock', kind: 'prop', type: 'rock', x: 13.5, y: 13 },
      { id: 'butterfly', kind: 'unit', type: 'butterfly', x: 12, y: 4 },
    ],
  };
}

const plants: readonly (readonly [number, number, number])[] = [
  [3, 10, FLOWERS],
  [5, 6, TUFT],
  [8, 3, FLOWERS],
  [16, 3, TUFT],
  [10, 12, TUFT],
  [2, 2, FLOWERS],
  [12, 11, FLOWERS],
  [18, 11, LILY],
  [19, 12, LILY],
  [17, 13, REED],
];

/** Chooses the grass tile of a cell: mostly plain, some flowers, and the same on every build. */
function pickGrass(x: number, y: number): number {
  const chance = (x * 7 + y * 13 + x * y * 3) % 17;
  if (chance === 0) return DAISIES;
  if (chance === 1) return CLOVER;
  return GRASS + (chance % 3 === 0 ? 1 : 0);
}

function isPath(x: number, y: number): boolean {
  return (y >= 7 && y <= 8) || (x >= 11 && x <= 12 && y > 3);
}

function isHedge(x: number, y: number): boolean {
  return x === 0 || y === 0 || x === WIDTH - 1 || y === HEIGHT - 1;
}

function isWater(x: number, y: number): boolean {
  const [dx, dy] = [(x - 18.5) / 3.2, (y - 12) / 2];
  return dx * dx + dy * dy < 1;
}

/** Returns the tile properties of plants on the water. They do not block units. */
function floatingTiles() {
  return Object.fromEntries([LILY, REED].map((tile) => [String(tile - 1), { solid: false }]));
}
