import type { GameInput } from '@playloom/game-format';
import { hashCell } from '../../../tools/games/tiles/hashCell.ts';
import { dens, computeDistance, FIRE, isBlockingPath, LAND_SIZE } from './land.ts';

type GameMap = NonNullable<GameInput['map']>;
type Entities = NonNullable<GameMap['entities']>;

const DEN_SIDE = 4;

/** Regions where monsters appear, and regions around the fire. */
export const regions: GameMap['regions'] = {
  'den-north': createDen('North', dens.north),
  'den-east': createDen('East', dens.east),
  'den-south': createDen('South', dens.south),
  'den-west': createDen('West', dens.west),
  hearth: {
    name: 'Warm ground',
    x: FIRE.x - 3.2,
    y: FIRE.y - 3.2,
    width: 6.4,
    height: 6.4,
    color: '#f4b860',
  },
};

function createDen(name: string, { x, y }: { readonly x: number; readonly y: number }) {
  return {
    name,
    x: x - DEN_SIDE / 2,
    y: y - DEN_SIDE / 2,
    width: DEN_SIDE,
    height: DEN_SIDE,
    color: '#6b4fa0',
  };
}

export const spawnPoints: GameMap['spawnPoints'] = {
  'fire-north': { name: 'North of the fire', x: 32, y: 29.4, team: 'rangers' },
  'fire-east': { name: 'East of the fire', x: 34.6, y: 32, team: 'rangers' },
  'fire-south': { name: 'South of the fire', x: 32, y: 34.6, team: 'rangers' },
  'fire-west': { name: 'West of the fire', x: 29.4, y: 32, team: 'rangers' },
};

const camp: Entities = [
  { id: 'fire', kind: 'unit', type: 'campfire', ...FIRE },
  { id: 'tent', kind: 'prop', type: 'tent', x: 38.5, y: 27 },
  { id: 'trader', kind: 'unit', type: 'trader', x: 36.4, y: 28.6 },
  { id: 'woodpile', kind: 'prop', type: 'woodpile', x: 26.5, y: 27.5 },
  { id: 'sign', kind: 'prop', type: 'lamp', x: 29, y: 23.5 },
  { id: 'lamp-north', kind: 'prop', type: 'lamp', x: 35.5, y: 23.5 },
  { id: 'lamp-south-west', kind: 'prop', type: 'lamp', x: 28.5, y: 41.5 },
  { id: 'lamp-south-east', kind: 'prop', type: 'lamp', x: 34.5, y: 41.5 },
  { id: 'torch-west-1', kind: 'prop', type: 'torch', x: 22.5, y: 29.5 },
  { id: 'torch-west-2', kind: 'prop', type: 'torch', x: 22.5, y: 34.2 },
  { id: 'torch-east-1', kind: 'prop', type: 'torch', x: 42.5, y: 30.5 },
  { id: 'torch-east-2', kind: 'prop', type: 'torch', x: 42.5, y: 35.2 },
  { id: 'rock-1', kind: 'prop', type: 'rock', x: 41, y: 18.4 },
  { id: 'rock-2', kind: 'prop', type: 'rock', x: 21, y: 44 },
];

const TREE_DISTANCE = 2.4;
const TREE_EDGE = 3;
/** Area of the camp, including the ground right in front of the fence. No trees grow here or in the dens. */
const CAMP = { left: 20.8, top: 21.8, right: 44, bottom: 44.2 };
const DEN_RADIUS = 4.5;

function isInCamp({ x, y }: { readonly x: number; readonly y: number }): boolean {
  return x > CAMP.left && x < CAMP.right && y > CAMP.top && y < CAMP.bottom;
}

/** Places trees around the camp and in the glades, but not on paths. */
function plantTrees(): Entities {
  const trees: { x: number; y: number }[] = [];
  for (let y = TREE_EDGE; y < LAND_SIZE - TREE_EDGE; y += 1) {
    for (let x = TREE_EDGE; x < LAND_SIZE - TREE_EDGE; x += 1) {
      const mixed = hashCell(x, y);
      const at = { x: x + 0.3 + (mixed % 5) / 10, y: y + 0.3 + ((mixed >>> 4) % 5) / 10 };
      const isTaken =
        isInCamp(at) ||
        Object.values(dens).some((den) => computeDistance(at, den) < DEN_RADIUS) ||
        isBlockingPath(at) ||
        trees.some((tree) => computeDistance(at, tree) < TREE_DISTANCE) ||
        camp.some((other) => computeDistance(at, other) < 2);
      if (!isTaken && (mixed >>> 8) % 5 < 3) trees.push(at);
    }
  }
  return trees.map((at, index) => ({
    id: `tree-${index + 1}`,
    kind: 'prop',
    type: hashCell(index, 7) % 3 === 0 ? 'oak' : 'fir',
    ...at,
  }));
}

export const entities: Entities = [...camp, ...plantTrees()];
