import { type GameInput, encodeTile } from '@playloom/game-format';
import {
  type TileArea,
  createMapPainter,
  finishLayers,
  type MapPainter,
  paintArea,
  paintCell,
  paintJoinedTiles,
} from '../../../tools/games/kit/MapPainter.ts';
import { NEIGHBORHOODS } from '../../../tools/games/tiles/joinEdges.ts';
import { pads } from './pads.ts';
import {
  banners,
  base,
  YARD_HEIGHT,
  marks,
  type MarkTile,
  type Pipe,
  pipes,
  plates,
  yardProps,
  slabs,
  yardSpawns,
  rotateArea,
  rotatePosition,
  walls,
  YARD_WIDTH,
} from './yard.ts';

type Entity = NonNullable<NonNullable<GameInput['map']>['entities']>[number];

const SAND = 1;
const SLAB = 5;
const COPPER_WALL = 9;
const PLATE = 57;
const PIPE = { along: 105, upright: 106, west: 111, east: 112, north: 113, south: 114 };
const VALVE = { along: 115, upright: 116 };
const PAD_CORAL = 117;
const PAD_SKY = 118;
const CROSS = 126;
const MARK: { readonly [tile in MarkTile]: number } = {
  'hazard-h': 119,
  'hazard-v': 120,
  oil: 121,
  'tracks-h': 122,
  'tracks-v': 123,
  bolts: 124,
  'arrow-e': 125,
};
const SPAWN_EAST = 180;

const OPEN_SOUTH = 0b0001_0000;
/** Neighborhood of a wall tile that has wall on every side except the south. */
const SOUTH_EDGE = 0b1100_0111;
/** Fraction of the wall tile that shows bricks. */
const BRICKS = 0.44;

/** Returns the tile properties of walls. In 3D, walls show bricks on all sides and none on top. */
function createWallTiles(): Record<string, { front?: number; side: number }> {
  const side = COPPER_WALL - 1 + NEIGHBORHOODS.indexOf(SOUTH_EDGE);
  return Object.fromEntries(
    // The last tile is a second variant of the middle tile.
    [...NEIGHBORHOODS, NEIGHBORHOODS[0]!].map((bits, index) => [
      String(COPPER_WALL - 1 + index),
      (bits & OPEN_SOUTH) === 0 ? { front: BRICKS, side } : { side },
    ]),
  );
}

/** Creates the walled yard. Its two halves are the same, rotated around the center. */
export function createMap(): GameInput['map'] {
  const painter = createMapPainter(YARD_WIDTH, YARD_HEIGHT, [
    { id: 'ground', name: 'Ground', depth: -20 },
    { id: 'plates', name: 'Steel plates', depth: -19 },
    { id: 'marks', name: 'Marks on the ground', depth: -18 },
    { id: 'splats', name: 'Paint splats', depth: -17 },
    { id: 'walls', name: 'Walls', depth: -16, isSolid: true },
    { id: 'pipes', name: 'Pipes', depth: -15, isSolid: true },
  ]);
  paintGround(painter);
  paintJoinedTiles(painter, 'walls', COPPER_WALL, isWall);
  for (const pipe of pipes) paintPipe(painter, pipe);
  for (const pipe of pipes) paintPipe(painter, turnPipe(pipe));
  return {
    width: YARD_WIDTH,
    height: YARD_HEIGHT,
    tileSets: [
      { id: 'yard', name: 'Yard', image: 'tiles', count: 128, firstId: 1, tiles: createWallTiles() },
    ],
    layers: finishLayers(painter),
    regions: {
      yard: { name: 'The whole yard', x: 0, y: 0, width: YARD_WIDTH, height: YARD_HEIGHT },
      ...Object.fromEntries(
        pads.map(({ id, x, y }) => [id, { name: `Pad ${id}`, x: x - 0.5, y: y - 0.5, width: 1, height: 1 }]),
      ),
    },
    spawnPoints: Object.fromEntries([
      ...yardSpawns.map(({ x, y }, index) => [
        `copper-${index + 1}`,
        { name: `Copper ${index + 1}`, x, y, team: 'copper' },
      ]),
      ...yardSpawns
        .map(rotatePosition)
        .map(({ x, y }, index) => [
          `tide-${index + 1}`,
          { name: `Tide ${index + 1}`, x, y, rotation: SPAWN_EAST, team: 'tide' },
        ]),
    ]),
    entities: createEntities(),
  };
}

function paintGround(painter: MapPainter): void {
  paintArea(painter, 'ground', pickSand);
  for (const place of [...slabs, ...slabs.map((slab) => rotatePosition({ x: slab.x + 1, y: slab.y + 1 }))]) {
    paintCell(painter, 'ground', place.x, place.y, SLAB + ((place.x + place.y) % 3));
  }
  paintArea(painter, 'ground', PAD_CORAL, base);
  paintArea(painter, 'ground', PAD_SKY, rotateArea(base));
  paintJoinedTiles(painter, 'plates', PLATE, (x, y) => isOneOf(plates, x, y));
  for (const mark of marks) {
    paintArea(painter, 'marks', MARK[mark.tile], mark);
    paintArea(painter, 'marks', turnTile(MARK[mark.tile]), rotateArea(mark));
  }
  for (const { x, y } of pads) paintCell(painter, 'marks', Math.floor(x), Math.floor(y), CROSS);
}

function turnTile(id: number): number {
  return encodeTile({ id, isFlippedX: true, isFlippedY: true, isTurned: false });
}

/** Chooses the sand tile of a cell: mostly plain, and the same on every build. */
function pickSand(x: number, y: number): number {
  const chance = (x * 11 + y * 17 + x * y * 5) % 19;
  return chance < 3 ? SAND + 1 + chance : SAND;
}

function isWall(x: number, y: number): boolean {
  const isRim = x === 0 || y === 0 || x === YARD_WIDTH - 1 || y === YARD_HEIGHT - 1;
  return isRim || isOneOf(walls, x, y);
}

/** Whether a cell is in one of the areas or in the rotated copy of one. */
function isOneOf(areas: readonly TileArea[], x: number, y: number): boolean {
  return areas.some((area) => isInside(area, x, y) || isInside(rotateArea(area), x, y));
}

function isInside(area: TileArea, x: number, y: number): boolean {
  return x >= area.x && y >= area.y && x < area.x + area.width && y < area.y + area.height;
}

function paintPipe(painter: MapPainter, { x, y, length, isUpright }: Pipe): void {
  const [first, last] = isUpright ? [PIPE.north, PIPE.south] : [PIPE.west, PIPE.east];
  const kind = isUpright ? 'upright' : 'along';
  for (let step = 0; step < length; step += 1) {
    const middle = step === (length - 1) / 2 ? VALVE[kind] : PIPE[kind];
    const tile = step === 0 ? first : step === length - 1 ? last : middle;
    paintCell(painter, 'pipes', isUpright ? x : x + step, isUpright ? y + step : y, tile);
  }
}

function turnPipe(pipe: Pipe): Pipe {
  const { length, isUpright } = pipe;
  const size = { width: isUpright ? 1 : length, height: isUpright ? length : 1 };
  const { x, y } = rotateArea({ ...pipe, ...size });
  return { ...pipe, x, y };
}

function createEntities(): Entity[] {
  const entities: Entity[] = [
    { id: 'anvil', kind: 'prop', type: 'anvil', x: YARD_WIDTH / 2, y: YARD_HEIGHT / 2 },
  ];
  yardProps.forEach(({ type, ...place }, index) => {
    const east = rotatePosition(place);
    entities.push(
      { id: `${type}-west-${index + 1}`, kind: 'prop', type, ...place },
      { id: `${type}-east-${index + 1}`, kind: 'prop', type, ...east },
    );
  });
  banners.forEach((place, index) => {
    entities.push(
      { id: `banner-copper-${index + 1}`, kind: 'prop', type: 'banner-copper', ...place },
      { id: `banner-tide-${index + 1}`, kind: 'prop', type: 'banner-tide', ...rotatePosition(place) },
    );
  });
  for (const { id, item, x, y } of pads) entities.push({ id: `item-${id}`, kind: 'item', type: item, x, y });
  return entities;
}
