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
import { crosses, entities, regions, spawnPoints } from './places.ts';

const WIDTH = 48;
const HEIGHT = 40;

const GRASS = 1;
const BLADES = 3;
const DAISIES = 4;
const CLOVER = 5;
const WATER = 9;
const SAND = 57;
const COBBLE = 105;
const ROCK = 153;
const STEPS = 201;
const PLANK_V = 203;
const SHELLS = 204;
const STARFISH = 205;
const SEAWEED = 206;
const DRIFTWOOD = 207;
export const DIG_SPOT_TILE = 208;
export const DUG_TILE = 209;
const TIDE_POOL = 210;
const CAVE = 212;
const BEACH_GRASS = 213;
const BONES = 214;
const PRINTS = 215;
const CAVE_X = 24;
const CLIFF_FOOT = 11;
/** Number of tiles in a ground or wall whose edges join. */
const JOINED_FORMS = 48;
/** In 3D, the sea is lower than the beach, and cliffs are higher than walls. */
const SEA_LEVEL = -0.4;
const CLIFF_HEIGHT = 1.8;

/** Creates Lamp Island: sand around it, cliffs with a cave in the north, a jetty in the south. */
export function createMap(): GameInput['map'] {
  const painter = createMapPainter(WIDTH, HEIGHT, [
    { id: 'ground', name: 'Grass', depth: -14 },
    { id: 'sand', name: 'Sand', depth: -13 },
    { id: 'paths', name: 'Paths', depth: -12 },
    { id: 'shallows', name: 'Water under the jetty', depth: -11 },
    { id: 'walls', name: 'Water and cliffs', depth: -10, isSolid: true },
    { id: 'jetty', name: 'Jetty', depth: -9 },
    { id: 'marks', name: 'Crosses and holes', depth: -8 },
    { id: 'roof', name: 'Roof of the cave', depth: 30 },
  ]);
  paintArea(painter, 'ground', pickGrass);
  paintJoinedTiles(painter, 'sand', SAND, (x, y) => !isMeadow(x, y));
  paintJoinedTiles(painter, 'paths', COBBLE, isPath);
  paintJoinedTiles(painter, 'shallows', WATER, isSea);
  liftOpenWater(painter);
  paintCliffs(painter);
  paintArea(painter, 'jetty', PLANK_V, { x: 24, y: 33, width: 2, height: 5 });
  for (const [x, y, tile] of details) paintCell(painter, 'marks', x, y, tile);
  for (const [x, y] of crosses) paintCell(painter, 'marks', x, y, DIG_SPOT_TILE);
  return {
    width: WIDTH,
    height: HEIGHT,
    tileSets: [
      { id: 'island', name: 'Island', image: 'tiles', count: 215, firstId: 1, tiles: createTiles() },
    ],
    layers: finishLayers(painter),
    regions,
    spawnPoints,
    entities,
  };
}

/** Returns the tile properties. Water and cliffs share a layer, so each tile has its own height. */
function createTiles(): Record<string, { height: number; stands?: true }> {
  const forms = (first: number, height: number) =>
    Array.from({ length: JOINED_FORMS }, (_, form) => [String(first - 1 + form), { height }] as const);
  return Object.fromEntries([
    ...forms(WATER, SEA_LEVEL),
    ...forms(ROCK, CLIFF_HEIGHT),
    [String(BEACH_GRASS - 1), { stands: true, height: 0.7 }],
  ]);
}

function liftOpenWater(painter: MapPainter): void {
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      if (!isSea(x, y) || isJetty(x, y)) continue;
      paintCell(painter, 'walls', x, y, readPaintedTile(painter, 'shallows', x, y));
      paintCell(painter, 'shallows', x, y, 0);
    }
  }
}

/** Paints the cliffs with a cave in them. Rules hide the roof of the cave for players inside. */
function paintCliffs(painter: MapPainter): void {
  paintJoinedTiles(painter, 'walls', ROCK, isCliff);
  paintJoinedTiles(painter, 'roof', ROCK, (x, y) => isMountain(x, y) && y < CLIFF_FOOT);
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) if (isCliff(x, y)) paintCell(painter, 'roof', x, y, 0);
  }
  paintCell(painter, 'marks', CAVE_X, CLIFF_FOOT, CAVE);
  paintCell(painter, 'marks', CAVE_X, CLIFF_FOOT + 1, STEPS);
}

const details: readonly (readonly [number, number, number])[] = [
  [9, 19, SHELLS],
  [15, 28, STARFISH],
  [28, 31, SEAWEED],
  [37, 27, DRIFTWOOD],
  [12, 23, TIDE_POOL],
  [37, 21, TIDE_POOL],
  [17, 26, BEACH_GRASS],
  [32, 26, BEACH_GRASS],
  [9, 16, BEACH_GRASS],
  [22, 7, BONES],
  [26, 8, BONES],
  [25, 27, PRINTS],
  [24, 29, PRINTS],
  [41, 17, SHELLS],
  [34, 29, STARFISH],
  [7, 24, SEAWEED],
];

function pickGrass(x: number, y: number): number {
  const chance = (x * 5 + y * 11 + x * y * 3) % 19;
  if (chance === 0) return DAISIES;
  if (chance === 1) return CLOVER;
  if (chance === 2) return BLADES;
  return GRASS + (chance % 3 === 0 ? 1 : 0);
}

/** Whether a cell is sea. The island is an oval with an irregular shore, the same on every build. */
function isSea(x: number, y: number): boolean {
  const waver = ((Math.floor(x / 4) * 7 + Math.floor(y / 4) * 5) % 3) * 0.035;
  return !isWithin(x, y, 24, 19, 20.5, 15.5, 1 - waver);
}

function isMeadow(x: number, y: number): boolean {
  return isWithin(x, y, 24, 17.5, 14.5, 8.4, 1);
}

/** Whether a cell is part of the mountain, including the cave. */
function isMountain(x: number, y: number): boolean {
  return y >= 4 && y <= CLIFF_FOOT && x >= 17 + (y < 6 ? 2 : 0) && x <= 31 - (y < 6 ? 2 : 0);
}

function isCliff(x: number, y: number): boolean {
  const isHollow = x >= 21 && x <= 27 && y >= 6 && y <= 9;
  const isWayIn = x === CAVE_X && y >= 9 && y <= CLIFF_FOOT;
  return isMountain(x, y) && !isHollow && !isWayIn;
}

function isPath(x: number, y: number): boolean {
  const toCave = x >= 24 && x <= 25 && y >= 13 && y <= 31;
  const across = y >= 19 && y <= 20 && x >= 12 && x <= 34;
  const inCave = x >= 21 && x <= 27 && y >= 6 && y <= 10;
  return toCave || across || inCave;
}

function isJetty(x: number, y: number): boolean {
  return x >= 24 && x <= 25 && y >= 33 && y <= 37;
}

function isWithin(
  x: number,
  y: number,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  size: number,
): boolean {
  const [dx, dy] = [(x + 0.5 - cx) / rx, (y + 0.5 - cy) / ry];
  return dx * dx + dy * dy < size;
}
