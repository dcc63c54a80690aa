import type { GameInput } from '@playloom/game-format';
import {
  createMapPainter,
  finishLayers,
  type MapPainter,
  paintArea,
  paintCell,
  paintJoinedTiles,
  readPaintedTile,
} from '../../../tools/games/kit/MapPainter.ts';
import { entities, regions, spawnPoints } from './places.ts';

const WIDTH = 64;
const HEIGHT = 48;

const GRASS = 1;
const BLADES = 3;
const DAISIES = 4;
const CLOVER = 5;
const WATER = 9;
const SAND = 57;
const COBBLE = 105;
const PIER = 153;
const FENCE_H = 201;
const FENCE_V = 202;
const FENCE_POST = 203;
const HEDGE = 204;
const FLOWERS_CORAL = 205;
const FLOWERS_SUN = 206;
const BOLLARD = 208;
const ROPE = 209;
const NET = 210;
const PUDDLE = 211;
const WHEAT = 212;
const SOIL = 213;
const CABBAGE = 214;
const RUG = 215;
const DRAIN = 216;

const SHORE = 30;
/** In 3D, the sea is lower than the quay. */
const SEA_LEVEL = -0.4;
/** How far the sand continues under the foam of the water, in tiles. */
const UNDER_WATER = 2;

/**
 * Creates the bay: a village on a quay, a pier to the south, a headland with the lighthouse, a beach with the jetty.
 */
export function createMap(): GameInput['map'] {
  const painter = createMapPainter(WIDTH, HEIGHT, [
    { id: 'ground', name: 'Grass', depth: -14 },
    { id: 'sand', name: 'Sand', depth: -13 },
    { id: 'streets', name: 'Streets', depth: -12 },
    { id: 'shallows', name: 'Water under the pier', depth: -11, height: SEA_LEVEL },
    { id: 'water', name: 'Water', depth: -10, isSolid: true, height: SEA_LEVEL },
    { id: 'pier', name: 'Pier', depth: -9 },
    { id: 'plants', name: 'Fences and plants', depth: -8 },
  ]);
  paintArea(painter, 'ground', pickGrass);
  paintJoinedTiles(painter, 'sand', SAND, isSand);
  paintJoinedTiles(painter, 'streets', COBBLE, isStreet);
  paintJoinedTiles(painter, 'shallows', WATER, isSea);
  liftOpenWater(painter);
  paintJoinedTiles(painter, 'pier', PIER, isPier);
  paintPlants(painter);
  return {
    width: WIDTH,
    height: HEIGHT,
    tileSets: [{ id: 'bay', name: 'Bay', image: 'tiles', count: 216, firstId: 1, tiles: createTiles() }],
    layers: finishLayers(painter),
    regions,
    spawnPoints,
    entities,
  };
}

/** Moves open water to the solid layer. Water under planks stays walkable. */
function liftOpenWater(painter: MapPainter): void {
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      if (!isSea(x, y) || isPier(x, y)) continue;
      paintCell(painter, 'water', x, y, readPaintedTile(painter, 'shallows', x, y));
      paintCell(painter, 'shallows', x, y, 0);
    }
  }
}

function paintPlants(painter: MapPainter): void {
  const layer = 'plants';
  paintArea(painter, layer, HEDGE, { x: 0, y: 0, width: WIDTH, height: 1 });
  paintArea(painter, layer, HEDGE, { x: 0, y: 0, width: 1, height: 27 });
  paintArea(painter, layer, HEDGE, { x: WIDTH - 1, y: 0, width: 1, height: 27 });
  paintField(painter);
  paintArea(painter, layer, FLOWERS_CORAL, { x: 12, y: 15, width: 1, height: 1 });
  paintArea(painter, layer, FLOWERS_SUN, { x: 41, y: 24, width: 1, height: 1 });
  paintArea(painter, layer, RUG, { x: 32, y: 17, width: 2, height: 1 });
  for (const [x, y, tile] of details) paintCell(painter, layer, x, y, tile);
}

/** Paints the field in the northeast: wheat and cabbages behind a fence. */
function paintField(painter: MapPainter): void {
  const layer = 'plants';
  paintArea(painter, layer, (x) => [WHEAT, WHEAT, SOIL, CABBAGE][x % 4]!, {
    x: 51,
    y: 3,
    width: 9,
    height: 4,
  });
  paintArea(painter, layer, FENCE_H, { x: 50, y: 2, width: 11, height: 1 });
  paintArea(painter, layer, FENCE_H, { x: 50, y: 7, width: 11, height: 1 });
  paintArea(painter, layer, FENCE_V, { x: 50, y: 3, width: 1, height: 4 });
  paintArea(painter, layer, FENCE_V, { x: 60, y: 3, width: 1, height: 4 });
  for (const [x, y] of [
    [50, 2],
    [60, 2],
    [50, 7],
    [60, 7],
  ] as const) {
    paintCell(painter, layer, x, y, FENCE_POST);
  }
}

const details: readonly (readonly [number, number, number])[] = [
  [16, 29, BOLLARD],
  [22, 29, BOLLARD],
  [36, 29, BOLLARD],
  [43, 29, BOLLARD],
  [18, 27, ROPE],
  [40, 28, NET],
  [27, 29, ROPE],
  [26, 42, NET],
  [32, 39, ROPE],
  [24, 26, PUDDLE],
  [29, 17, DRAIN],
  [37, 28, DRAIN],
  [10, 16, FLOWERS_CORAL],
  [37, 16, FLOWERS_SUN],
  [48, 15, FLOWERS_CORAL],
  [20, 11, FLOWERS_SUN],
  [24, 11, FLOWERS_CORAL],
];

/** Chooses the grass tile of a cell: mostly plain, some flowers, and the same on every build. */
function pickGrass(x: number, y: number): number {
  const chance = (x * 7 + y * 13 + x * y * 3) % 19;
  if (chance === 0) return DAISIES;
  if (chance === 1) return CLOVER;
  if (chance === 2) return BLADES;
  return GRASS + (chance % 3 === 0 ? 1 : 0);
}

/** Whether a cell is land. The shore is straight along the quay and irregular along the beach. */
function isLand(x: number, y: number): boolean {
  if (isWithin(x, y, 8, 33, 6.5, 6.2)) return true;
  if (x < 2) return y < 27;
  if (x < 45) return y < SHORE;
  const beach = [31, 31, 31, 32, 33, 33, 34, 34, 34, 34, 34, 34, 33, 33, 33, 32, 32, 31, 31];
  return y < beach[x - 45]!;
}

function isSea(x: number, y: number): boolean {
  return !isLand(x, y);
}

function isSand(x: number, y: number): boolean {
  if (isNearSea(x, y)) return true;
  if (isWithin(x, y, 8, 33, 6.5, 6.2)) return y >= 30 && !isWithin(x, y, 7.5, 32, 4.6, 4);
  return x >= 44 && y >= 27;
}

/** Whether a cell is at the edge of the land, or on the sea floor next to it. */
function isNearSea(x: number, y: number): boolean {
  const steps = isSea(x, y) ? UNDER_WATER : 1;
  for (let dy = -steps; dy <= steps; dy += 1) {
    for (let dx = -steps; dx <= steps; dx += 1) {
      if (isSea(x, y) !== isSea(x + dx, y + dy) && x + dx < WIDTH && y + dy < HEIGHT && x + dx >= 0)
        return true;
    }
  }
  return false;
}

function isStreet(x: number, y: number): boolean {
  const quay = y >= 26 && y <= 29 && x >= 15 && x <= 43;
  const square = x >= 22 && x <= 34 && y >= 14 && y <= 21;
  const north = x >= 27 && x <= 30 && y >= 10 && y <= 26;
  const across = y >= 17 && y <= 18 && x >= 8 && x <= 58;
  const toLighthouse = x >= 10 && x <= 11 && y >= 17 && y <= 34;
  const toJetty = x >= 46 && x <= 47 && y >= 17 && y <= 27;
  const store = x >= 53 && x <= 59 && y >= 15 && y <= 18;
  return quay || square || north || across || toLighthouse || toJetty || store;
}

function isPier(x: number, y: number): boolean {
  const stem = x >= 29 && x <= 32 && y >= SHORE && y <= 41;
  const head = x >= 24 && x <= 37 && y >= 39 && y <= 42;
  const jetty = x >= 46 && x <= 48 && y >= 31 && y <= 37;
  return stem || head || jetty;
}

function isWithin(x: number, y: number, cx: number, cy: number, rx: number, ry: number): boolean {
  const [dx, dy] = [(x + 0.5 - cx) / rx, (y + 0.5 - cy) / ry];
  return dx * dx + dy * dy < 1;
}

/**
 * Returns the tile properties. Fences, hedges and bollards are solid in every layer. In 3D, some tiles stand upright.
 */
function createTiles() {
  const tiles: [tile: number, properties: { solid?: true; stands?: true; height?: number }][] = [
    [FENCE_H, { solid: true, stands: true, height: 0.9 }],
    [FENCE_V, { solid: true, height: 0.7 }],
    [FENCE_POST, { solid: true, stands: true, height: 1 }],
    [HEDGE, { solid: true, stands: true, height: 1.1 }],
    [BOLLARD, { solid: true, stands: true, height: 0.9 }],
    [WHEAT, { stands: true, height: 0.8 }],
    [FLOWERS_CORAL, { stands: true, height: 0.7 }],
    [FLOWERS_SUN, { stands: true, height: 0.7 }],
  ];
  return Object.fromEntries(tiles.map(([tile, properties]) => [String(tile - 1), properties]));
}
