import type { GameInput } from '@playloom/game-format';
import {
  createMapPainter,
  finishLayers,
  type MapPainter,
  paintArea,
  paintCell,
  paintJoinedTiles,
} from '../../../tools/games/kit/MapPainter.ts';
import {
  fieldArea,
  GOAL,
  goalRegions,
  MAP_HEIGHT,
  isInsideArea,
  isInAnyArea,
  kickOffPositions,
  MIDDLE,
  mud,
  PENALTY_BOX,
  puddles,
  MAP_WIDTH,
} from './field.ts';

type Map = NonNullable<GameInput['map']>;
type Entity = NonNullable<Map['entities']>[number];

const GRASS_LIGHT = 1;
const GRASS_DARK = 3;
const MUD = 5;
const GRASS_OUT = 7;
const GRASS_FLOWER = 8;
const PUDDLE = 9;
const BOARD = 57;
const LINE = {
  along: 105,
  upright: 106,
  southEast: 107,
  southWest: 108,
  northEast: 109,
  northWest: 110,
  teeSouth: 111,
  teeNorth: 112,
  teeEast: 113,
  teeWest: 114,
};
const SPOT = 116;
const NET_CORAL = 117;
const NET_MINT = 118;
const DROPS = 119;
const TUFT = 120;
const CROWD = 121;
const STEPS = 127;
const ROOF = 128;

/** Width of a mown stripe, in columns. */
const STRIPE = 3;
const STAND_ROWS = [1, 2, MAP_HEIGHT - 1];
const PENALTY_SPOT = 5;

/** Creates a wet field between boards, with a goal at either end and stands along the sides. */
export function createMap(): Map {
  const painter = createMapPainter(MAP_WIDTH, MAP_HEIGHT, [
    { id: 'grass', name: 'Grass', depth: -30 },
    { id: 'lines', name: 'White lines', depth: -29 },
    { id: 'puddles', name: 'Puddles', depth: -28 },
    { id: 'details', name: 'Drops and tufts', depth: -27 },
    { id: 'boards', name: 'Boards', depth: -26, isSolid: true },
    { id: 'stands', name: 'Stands', depth: -25, isSolid: true },
  ]);
  paintArea(painter, 'grass', pickGrass);
  paintLines(painter);
  paintJoinedTiles(painter, 'puddles', PUDDLE, (x, y) => isInAnyArea(puddles, x, y));
  paintDetails(painter);
  paintJoinedTiles(painter, 'boards', BOARD, isBoard);
  paintStands(painter);
  return {
    width: MAP_WIDTH,
    height: MAP_HEIGHT,
    tileSets: [{ id: 'pitch', name: 'Field', image: 'tiles', count: 128, firstId: 1 }],
    layers: finishLayers(painter),
    regions: {
      'goal-west': { name: 'Ducks’ goal', ...goalRegions['goal-west'], color: '#ff7a6b' },
      'goal-east': { name: 'Frogs’ goal', ...goalRegions['goal-east'], color: '#59d0a0' },
      field: { name: 'Field', ...fieldArea },
    },
    spawnPoints: createSpawnPoints(),
    entities: createEntities(),
  };
}

function pickGrass(x: number, y: number): number {
  if (isNet(x, y)) return x < MIDDLE.x ? NET_CORAL : NET_MINT;
  if (!isInsideArea(fieldArea, x, y)) return (x * 5 + y * 7) % 6 === 0 ? GRASS_FLOWER : GRASS_OUT;
  const second = (x * 7 + y * 13 + x * y) % 5 === 0 ? 1 : 0;
  if (isInAnyArea(mud, x, y)) return MUD + second;
  const isDark = Math.floor((x - fieldArea.x) / STRIPE) % 2 === 1;
  return (isDark ? GRASS_DARK : GRASS_LIGHT) + second;
}

function isNet(x: number, y: number): boolean {
  const isDeep = x >= fieldArea.x - GOAL.depth && x < fieldArea.x + fieldArea.width + GOAL.depth;
  return isDeep && !isInsideArea(fieldArea, x, y) && y >= GOAL.top && y < GOAL.top + GOAL.height;
}

/** Whether a cell is a board. Boards are around the grass and around the inside of the goals. */
function isBoard(x: number, y: number): boolean {
  if (isInsideArea(fieldArea, x, y) || isNet(x, y)) return false;
  const isRim =
    x >= fieldArea.x - 1 &&
    x <= fieldArea.x + fieldArea.width &&
    y >= fieldArea.y - 1 &&
    y <= fieldArea.y + fieldArea.height;
  const isBehindGoal =
    y >= GOAL.top - 1 &&
    y <= GOAL.top + GOAL.height &&
    (x === 1 || x === 2 || x === MAP_WIDTH - 2 || x === MAP_WIDTH - 3);
  return isRim || isBehindGoal;
}

function paintLines(painter: MapPainter): void {
  const left = fieldArea.x;
  const right = fieldArea.x + fieldArea.width - 1;
  const top = fieldArea.y;
  const bottom = fieldArea.y + fieldArea.height - 1;
  const middle = Math.floor(MIDDLE.x);
  const across = (y: number, from: number, to: number) =>
    paintArea(painter, 'lines', LINE.along, { x: from, y, width: to - from + 1, height: 1 });
  const down = (x: number, from: number, to: number) =>
    paintArea(painter, 'lines', LINE.upright, { x, y: from, width: 1, height: to - from + 1 });
  const put = (x: number, y: number, tile: number) => paintCell(painter, 'lines', x, y, tile);
  across(top, left, right);
  across(bottom, left, right);
  for (const x of [left, middle, right]) down(x, top, bottom);
  put(left, top, LINE.southEast);
  put(right, top, LINE.southWest);
  put(left, bottom, LINE.northEast);
  put(right, bottom, LINE.northWest);
  put(middle, top, LINE.teeSouth);
  put(middle, bottom, LINE.teeNorth);
  const boxes = [
    {
      x: left,
      inner: left + PENALTY_BOX.depth - 1,
      tee: LINE.teeEast,
      corners: [LINE.southWest, LINE.northWest],
    },
    {
      x: right,
      inner: right - PENALTY_BOX.depth + 1,
      tee: LINE.teeWest,
      corners: [LINE.southEast, LINE.northEast],
    },
  ] as const;
  for (const { x, inner, tee, corners } of boxes) {
    for (const [row, corner] of [
      [PENALTY_BOX.top, corners[0]],
      [PENALTY_BOX.bottom, corners[1]],
    ] as const) {
      across(row, Math.min(x, inner), Math.max(x, inner));
      put(x, row, tee);
      put(inner, row, corner);
    }
    down(inner, PENALTY_BOX.top + 1, PENALTY_BOX.bottom - 1);
  }
}

function paintDetails(painter: MapPainter): void {
  const spots = [fieldArea.x + PENALTY_SPOT, fieldArea.x + fieldArea.width - 1 - PENALTY_SPOT];
  for (const x of spots) paintCell(painter, 'details', x, Math.floor(MIDDLE.y) - 1, SPOT);
  paintArea(
    painter,
    'details',
    (x, y) => {
      const chance = (x * 31 + y * 17 + x * y * 7) % 41;
      if (chance === 0) return DROPS;
      return chance === 1 && !isInAnyArea(puddles, x, y) ? TUFT : 0;
    },
    { x: fieldArea.x + 1, y: fieldArea.y + 1, width: fieldArea.width - 2, height: fieldArea.height - 2 },
  );
}

function paintStands(painter: MapPainter): void {
  paintArea(painter, 'stands', ROOF, { x: 0, y: 0, width: MAP_WIDTH, height: 1 });
  for (const y of STAND_ROWS) {
    for (let x = 0; x < MAP_WIDTH; x += 1) {
      // Fans of the Ducks sit in the west, fans of the Frogs in the east, and both in between.
      const side = x < 18 ? [0, 1, 4] : x > 30 ? [2, 3, 4] : [4, 5, 0, 2];
      const isSteps = x % 12 === 6;
      paintCell(painter, 'stands', x, y, isSteps ? STEPS : CROWD + side[(x * 5 + y * 3) % side.length]!);
    }
  }
}

function createSpawnPoints(): Map['spawnPoints'] {
  return Object.fromEntries(
    kickOffPositions.flatMap(({ x, y }, index) => [
      [`ducks-${index + 1}`, { name: `Ducks ${index + 1}`, x, y, team: 'ducks' }],
      [
        `frogs-${index + 1}`,
        { name: `Frogs ${index + 1}`, x: MAP_WIDTH - x, y, rotation: 180, team: 'frogs' },
      ],
    ]),
  );
}

function createEntities(): Entity[] {
  const right = fieldArea.x + fieldArea.width;
  const bottom = fieldArea.y + fieldArea.height;
  return [
    { id: 'centre-circle', kind: 'prop', type: 'centre-circle', ...MIDDLE },
    {
      id: 'arc-west',
      kind: 'prop',
      type: 'arc-west',
      x: fieldArea.x + PENALTY_BOX.depth + 0.5,
      y: MIDDLE.y,
    },
    { id: 'arc-east', kind: 'prop', type: 'arc-east', x: right - PENALTY_BOX.depth - 0.5, y: MIDDLE.y },
    { id: 'goal-west', kind: 'prop', type: 'goal-west', x: fieldArea.x - 1, y: MIDDLE.y },
    { id: 'goal-east', kind: 'prop', type: 'goal-east', x: right + 1, y: MIDDLE.y },
    { id: 'flag-nw', kind: 'prop', type: 'flag-ducks', x: fieldArea.x + 0.4, y: fieldArea.y + 0.2 },
    { id: 'flag-sw', kind: 'prop', type: 'flag-ducks', x: fieldArea.x + 0.4, y: bottom - 0.2 },
    { id: 'flag-ne', kind: 'prop', type: 'flag-frogs', x: right - 0.4, y: fieldArea.y + 0.2 },
    { id: 'flag-se', kind: 'prop', type: 'flag-frogs', x: right - 0.4, y: bottom - 0.2 },
    { id: 'bucket-west', kind: 'prop', type: 'bucket', x: 1.4, y: 8.5 },
    { id: 'bucket-east', kind: 'prop', type: 'bucket', x: MAP_WIDTH - 1.4, y: 21.5 },
    { id: 'boot-west', kind: 'prop', type: 'boot', x: 1.6, y: 22.4 },
    { id: 'whistle-east', kind: 'prop', type: 'whistle', x: MAP_WIDTH - 1.6, y: 7.4 },
  ];
}
