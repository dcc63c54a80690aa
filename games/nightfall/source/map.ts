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
import { hashCell } from '../../../tools/games/tiles/hashCell.ts';
import { isBridge, isCreek, isDirt, isForest, LAND_SIZE } from './land.ts';
import { entities, regions, spawnPoints } from './places.ts';

const GRASS = 1;
const FERN = 7;
const ROOTS = 8;
const DIRT = 9;
const FOREST = 57;
const CREEK = 105;
const PEBBLES = 154;
const BONES = 155;
const MUSHROOM = 156;
const STUMP = 157;
const LOG_LEFT = 158;
const LOG_RIGHT = 159;
const BOULDER = 160;
const FENCE_ACROSS = 161;
const FENCE_DOWN = 162;
const BRIDGE = 163;
const RUG = 165;
const ASH = 166;
const EYES = 168;

/**
 * Creates the map: a clearing in the forest, four paths from four dens, a creek with bridges, and a fence with gaps
 * around the camp.
 */
export function createMap(): GameInput['map'] {
  const painter = createMapPainter(LAND_SIZE, LAND_SIZE, [
    { id: 'ground', name: 'Ground', depth: -10 },
    { id: 'trodden', name: 'Trodden ground', depth: -9 },
    { id: 'walls', name: 'Forest and creek', depth: -8, isSolid: true },
    { id: 'fence', name: 'Fences and boulders', depth: -7, isSolid: true },
    { id: 'litter', name: 'Ferns, leaves, bones', depth: -6 },
  ]);
  paintArea(painter, 'ground', pickGrass);
  paintJoinedTiles(painter, 'trodden', DIRT, isDirt);
  paintJoinedTiles(painter, 'walls', FOREST, isForest);
  paintJoinedTiles(painter, 'walls', CREEK, isCreek);
  paintBridges(painter);
  paintFence(painter);
  for (const [x, y, tile] of boulders) paintCell(painter, 'fence', x, y, tile);
  paintLitter(painter);
  return {
    width: LAND_SIZE,
    height: LAND_SIZE,
    tileSets: [{ id: 'forest', name: 'Forest', image: 'tiles', count: 168, firstId: 1 }],
    layers: finishLayers(painter),
    regions,
    spawnPoints,
    entities,
  };
}

/** The fence around the camp. It has gaps where the paths enter, which monsters have to find. */
const fences: readonly {
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly isAcross: boolean;
}[] = [
  { from: 25, to: 28, at: 23, isAcross: true },
  { from: 36, to: 39, at: 23, isAcross: true },
  { from: 25, to: 27, at: 41, isAcross: true },
  { from: 35, to: 39, at: 41, isAcross: true },
  { from: 25, to: 28, at: 22, isAcross: false },
  { from: 35, to: 39, at: 22, isAcross: false },
  { from: 25, to: 29, at: 42, isAcross: false },
  { from: 36, to: 39, at: 42, isAcross: false },
];

const boulders: readonly (readonly [number, number, number])[] = [
  [26, 37, LOG_LEFT],
  [27, 37, LOG_RIGHT],
  [36, 37, LOG_LEFT],
  [37, 37, LOG_RIGHT],
  [46, 29, BOULDER],
  [20, 36, BOULDER],
  [38, 46, BOULDER],
  [24, 19, STUMP],
  [45, 21, BOULDER],
  [18, 25, STUMP],
];

function paintFence(painter: MapPainter): void {
  for (const { from, to, at, isAcross } of fences) {
    for (let step = from; step <= to; step += 1) {
      if (isAcross) paintCell(painter, 'fence', step, at, FENCE_ACROSS);
      else paintCell(painter, 'fence', at, step, FENCE_DOWN);
    }
  }
}

function paintBridges(painter: MapPainter): void {
  paintArea(painter, 'trodden', (x, y) =>
    isBridge(x, y) ? BRIDGE : readPaintedTile(painter, 'trodden', x, y),
  );
}

function paintLitter(painter: MapPainter): void {
  paintArea(painter, 'litter', (x, y) => {
    if (isForest(x, y)) return chanceAt(x, y, 91) === 0 && !isForest(x, y + 1) ? EYES : 0;
    if (isCreek(x, y) || isBridge(x, y) || readPaintedTile(painter, 'fence', x, y) !== 0) return 0;
    if (isDirt(x, y)) return chanceAt(x, y, 23) === 0 ? PEBBLES : 0;
    const pick = chanceAt(x, y, 41);
    return [FERN, MUSHROOM, ROOTS][pick] ?? 0;
  });
  for (const [x, y] of [
    [31, 31],
    [32, 31],
    [31, 32],
    [32, 32],
  ] as const)
    paintCell(painter, 'litter', x, y, ASH);
  for (const [x, y] of [
    [34, 4],
    [58, 35],
    [29, 60],
    [4, 29],
  ] as const)
    paintCell(painter, 'litter', x, y, BONES);
  paintArea(painter, 'litter', RUG, { x: 36, y: 28, width: 2, height: 1 });
}

/** Chooses the ground tile of a cell: mostly plain, some leaves and mushrooms, and the same on every build. */
function pickGrass(x: number, y: number): number {
  const pick = chanceAt(x, y, 15);
  return GRASS + (pick < 6 ? pick : pick % 2);
}

function chanceAt(x: number, y: number, range: number): number {
  return hashCell(x, y) % range;
}
