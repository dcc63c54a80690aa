import type { GameInput } from '@playloom/game-format';
import {
  createMapPainter,
  finishLayers,
  type MapPainter,
  paintArea,
  paintCell,
} from '../../../tools/games/kit/MapPainter.ts';
import {
  type Building,
  courseBuildings,
  checkpoints,
  FINISH_TOP,
  FINISH_X,
  COURSE_HEIGHT,
  type Ledge,
  ledges,
  obstacles,
  courseSpawns,
  type WallMaterial,
  COURSE_WIDTH,
} from './course.ts';
import { listPlacements } from './listPlacements.ts';
import { decorations } from './scenery.ts';

const SKY = 1;
const FAR_TOP = 65;
const FAR_BODY = 68;
const FAR_TANK = 71;
const FAR_ANTENNA = 72;
const SCAFFOLD = 84;
const STARS = 97;

/**
 * First of eight tiles of each wall: roof left, middle and right, wall left, middle and right, window lit, window dark.
 */
const WALLS: { readonly [wall in WallMaterial]: number } = { brick: 33, teal: 41, ochre: 49, plum: 57 };
const LEDGES: { readonly [kind in Ledge['kind']]: number } = {
  'awning-coral': 73,
  'awning-mint': 76,
  plank: 81,
};
const OBSTACLES = { chimney: 87, vent: 88 };
const ONE_WAY = [73, 74, 75, 76, 77, 78, 81, 82, 83];
const STARS_DOWN_TO = 10;
/** Row of the street. A runner whose center is below it has fallen. */
const STREET = 29;

/** Creates the map: the roofs of the old town at dusk. */
export function createMap(): GameInput['map'] {
  const painter = createMapPainter(COURSE_WIDTH, COURSE_HEIGHT, [
    { id: 'sky', name: 'Sky', depth: -20 },
    { id: 'far', name: 'Distant houses', depth: -19 },
    { id: 'back', name: 'Behind the runners', depth: -12 },
    { id: 'walls', name: 'Houses', depth: -10, isSolid: true },
    { id: 'ledges', name: 'Awnings and planks', depth: -9, isSolid: true },
    { id: 'decor', name: 'On the roofs', depth: -8 },
  ]);
  paintArea(painter, 'sky', (_, y) => SKY + y);
  paintArea(painter, 'far', pickFar);
  for (const building of courseBuildings) paintBuilding(painter, building);
  for (const ledge of ledges) paintLedge(painter, ledge);
  for (const { kind, x, y } of obstacles) paintCell(painter, 'walls', x, y, OBSTACLES[kind]);
  for (const { layer, x, y, tile } of decorations) paintCell(painter, layer, x, y, tile);
  const oneWay = ONE_WAY.map((tile) => [String(tile - 1), { oneWay: true }] as const);
  return {
    width: COURSE_WIDTH,
    height: COURSE_HEIGHT,
    tileSets: [
      { id: 'town', name: 'Town', image: 'tiles', count: 98, firstId: 1, tiles: Object.fromEntries(oneWay) },
    ],
    layers: finishLayers(painter),
    regions: createRegions(),
    spawnPoints: Object.fromEntries(
      courseSpawns.map(([x, y], index) => [`start-${index + 1}`, { name: `Start ${index + 1}`, x, y }]),
    ),
    entities: listPlacements(),
  };
}

function createRegions(): NonNullable<GameInput['map']>['regions'] {
  return {
    street: { name: 'Street', x: 0, y: STREET, width: COURSE_WIDTH, height: COURSE_HEIGHT - STREET },
    finish: { name: 'Finish', x: FINISH_X, y: 0, width: COURSE_WIDTH - FINISH_X, height: FINISH_TOP },
    // Regions as high as the map, so that runners cannot jump over a checkpoint.
    ...Object.fromEntries(
      checkpoints.map(({ x, top }, index) => [
        `checkpoint-${index + 1}`,
        { name: `Checkpoint ${index + 1}`, x, y: 0, width: 3, height: top },
      ]),
    ),
  };
}

function paintBuilding(painter: MapPainter, { wall, x, width, top }: Building): void {
  const first = WALLS[wall];
  for (let column = 0; column < width; column += 1) {
    const end = column === 0 ? 0 : column === width - 1 ? 2 : 1;
    paintCell(painter, 'walls', x + column, top, first + end);
    for (let y = top + 1; y < COURSE_HEIGHT; y += 1) {
      const isWindow = end === 1 && column % 3 !== 0 && (y - top) % 3 === 2;
      const isLit = (x * 3 + column * 5 + y * 7) % 4 === 0;
      paintCell(painter, 'walls', x + column, y, first + (isWindow ? (isLit ? 6 : 7) : 3 + end));
    }
  }
}

function paintLedge(painter: MapPainter, { kind, x, width, y }: Ledge): void {
  for (let column = 0; column < width; column += 1) {
    const end = column === 0 ? 0 : column === width - 1 ? 2 : 1;
    paintCell(painter, 'ledges', x + column, y, LEDGES[kind] + end);
    if (kind !== 'plank' || end === 1) continue;
    for (let below = y + 1; below < COURSE_HEIGHT; below += 1)
      paintCell(painter, 'back', x + column, below, SCAFFOLD);
  }
}

/**
 * Chooses the background tile of a cell: a row of distant houses, each six tiles wide, with stars above. The same on
 * every build.
 */
function pickFar(x: number, y: number): number {
  const building = Math.floor(x / 6);
  const column = x % 6;
  const top = 15 + ((building * 7 + 3) % 9);
  const chance = (x * 7 + y * 13 + x * y * 5) % 29;
  if (y < STARS_DOWN_TO) return chance < 2 ? STARS + chance : 0;
  if (column === 5) return 0;
  if (y === top - 1)
    return building % 3 === 0 && column === 2
      ? FAR_TANK
      : building % 4 === 1 && column === 1
        ? FAR_ANTENNA
        : 0;
  if (y < top) return 0;
  if (y === top) return FAR_TOP + (column === 0 ? 0 : column === 4 ? 2 : 1);
  return FAR_BODY + (chance % 5 === 0 ? 1 : chance % 7 === 0 ? 2 : 0);
}
