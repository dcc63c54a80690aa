import type { GameInput } from '@playloom/game-format';
import {
  createMapPainter,
  finishLayers,
  paintArea,
  paintCell,
  paintJoinedTiles,
} from '../../../tools/games/kit/MapPainter.ts';
import { places } from './places.ts';

const SIZE = 80;
const MIDDLE = SIZE / 2;
/** The pond is a rounded square; this is the distance from its center to a side, in tiles. */
const POND_REACH = 36.5;
const SHALLOW_REACH = 32.5;

const POND = 1;
const RIPPLE = 3;
const GLINT = 5;
const WEED = 6;
const PEBBLES = 7;
const SHALLOW = 9;
const REEDS = 57;
const BANK = 105;
const BANK_FLOWERS = 159;
const BANK_TUFT = 160;

/** Creates the pond: a bank around it, reeds as walls, narrow nooks for small blobs, lily pads to hide under. */
export function createMap(): GameInput['map'] {
  const painter = createMapPainter(SIZE, SIZE, [
    { id: 'water', name: 'Water', depth: -10 },
    { id: 'shallow', name: 'Shallow water', depth: -9 },
    { id: 'walls', name: 'Bank and reeds', depth: -8, isSolid: true },
    { id: 'plants', name: 'Plants', depth: -7 },
  ]);
  paintArea(painter, 'water', pickWater);
  paintJoinedTiles(painter, 'shallow', SHALLOW, isShallow);
  paintJoinedTiles(painter, 'walls', BANK, isBank);
  paintJoinedTiles(painter, 'walls', REEDS, (x, y) => isReeds(x, y) && !isBank(x, y));
  paintArea(painter, 'plants', pickBankPlant);
  for (const [x, y, tile] of places.plants) paintCell(painter, 'plants', x, y, tile);
  return {
    width: SIZE,
    height: SIZE,
    tileSets: [{ id: 'pond', name: 'Pond', image: 'tiles', count: 160, firstId: 1 }],
    layers: finishLayers(painter),
    regions: { pond: { name: 'Pond', x: 4, y: 4, width: SIZE - 8, height: SIZE - 8 } },
    spawnPoints: Object.fromEntries(
      places.spawns.map(([x, y], index) => [`spawn-${index + 1}`, { name: `Start ${index + 1}`, x, y }]),
    ),
    entities: [
      ...places.lilies.map(([x, y], index) => ({
        id: `lily-${index + 1}`,
        kind: 'prop' as const,
        type: index % 3 === 0 ? 'lily-flower' : 'lily',
        x,
        y,
      })),
      ...place('rock', 'prop', 'rock', places.rocks),
      ...place('duckling', 'unit', 'duckling', places.ducklings),
      ...place('dragonfly', 'unit', 'dragonfly', places.dragonflies),
      { id: 'crown', kind: 'prop', type: 'crown', x: 2, y: 2 },
    ],
  };
}

function place(
  name: string,
  kind: 'prop' | 'unit',
  type: string,
  spots: readonly (readonly [number, number])[],
) {
  return spots.map(([x, y], index) => ({ id: `${name}-${index + 1}`, kind, type, x, y }));
}

/** Returns the distance of a cell from the center, measured so that equal distances form a rounded square. */
function reachOf(x: number, y: number): number {
  const dx = Math.abs(x + 0.5 - MIDDLE);
  const dy = Math.abs(y + 0.5 - MIDDLE);
  return Math.sqrt(Math.sqrt(dx * dx * dx * dx + dy * dy * dy * dy));
}

/** Returns how far the shore is moved at a cell, so that it looks natural. The same on every build. */
function waver(x: number, y: number): number {
  return ((Math.floor(x / 5) * 7 + Math.floor(y / 5) * 11) % 4) * 0.5;
}

/** Whether a cell is part of the bank. Gaps of one tile are filled, because no blob could eat a pellet in them. */
function isBank(x: number, y: number): boolean {
  if (isShore(x, y)) return true;
  return (isShore(x - 1, y) && isShore(x + 1, y)) || (isShore(x, y - 1) && isShore(x, y + 1));
}

function isShore(x: number, y: number): boolean {
  if (reachOf(x, y) > POND_REACH - waver(x, y)) return true;
  return places.points.some(([cx, cy, radius]) => isWithin(x, y, cx, cy, radius));
}

function isShallow(x: number, y: number): boolean {
  if (isBank(x, y) || reachOf(x, y) > SHALLOW_REACH) return true;
  return places.shallows.some(([cx, cy, radius]) => isWithin(x, y, cx, cy, radius));
}

function isReeds(x: number, y: number): boolean {
  return places.reeds.some(
    ([left, top, width, height]) => x >= left && y >= top && x < left + width && y < top + height,
  );
}

function isWithin(x: number, y: number, cx: number, cy: number, radius: number): boolean {
  const dx = x + 0.5 - cx;
  const dy = y + 0.5 - cy;
  return dx * dx + dy * dy < radius * radius;
}

/** Chooses the water tile of a cell: mostly plain, some details, and the same on every build. */
function pickWater(x: number, y: number): number {
  const chance = (x * 7 + y * 13 + x * y * 3) % 41;
  if (chance < 2) return RIPPLE + chance;
  if (chance === 2) return GLINT;
  if (chance === 3) return WEED;
  if (chance === 4) return PEBBLES;
  return POND + (chance % 2);
}

function pickBankPlant(x: number, y: number): number {
  if (!isBank(x, y)) return 0;
  const chance = (x * 5 + y * 17 + x * y) % 13;
  if (chance === 0) return BANK_FLOWERS;
  return chance === 1 ? BANK_TUFT : 0;
}
