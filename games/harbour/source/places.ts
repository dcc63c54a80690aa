import type { GameInput } from '@playloom/game-format';

type GameMap = NonNullable<GameInput['map']>;
type Placed = NonNullable<GameMap['entities']>[number];
type Spot = readonly [number, number];

/** Fishing spots: where the player stands, and where the ripples in the water are. */
const fishing: readonly { readonly stand: Spot; readonly water: Spot }[] = [
  { stand: [24.8, 41], water: [22.9, 41] },
  { stand: [28.5, 42.3], water: [28.5, 44.1] },
  { stand: [34, 42.3], water: [34, 44.1] },
  { stand: [37.2, 40.5], water: [39.1, 40.5] },
  { stand: [29.7, 35], water: [27.8, 35] },
  { stand: [32.3, 33.5], water: [34.2, 33.5] },
  { stand: [55.5, 33.1], water: [55.5, 35.1] },
  { stand: [8, 37.9], water: [8, 40.2] },
];

export const fishingRegions = fishing.map((_, index) => `spot-${index + 1}`);

/** Regions that rules use: the destinations of bots, and the pier and the beach, where crabs live. */
export const regions: GameMap['regions'] = {
  pier: { name: 'Pier', x: 23.5, y: 30, width: 15, height: 13.5, color: '#ef6f6c' },
  beach: { name: 'Beach', x: 47, y: 27, width: 15, height: 6, color: '#f4d35e' },
  'at-baker': around('In front of the bakery', 17.5, 16.6),
  'at-master': around('In front of the harbor office', 38.5, 26.4),
  'at-keeper': around('In front of the lighthouse', 7.5, 35.4),
  'at-fisher': around('Next to Old Finn', 31, 37.6),
  'at-stall': around('In front of the stall', 33, 17.6),
  'at-store': around('In front of the oil store', 56, 16.4),
  ...Object.fromEntries(
    fishing.map(({ stand: [x, y] }, index) => [
      `spot-${index + 1}`,
      around(`Fishing spot ${index + 1}`, x, y, 0.5),
    ]),
  ),
};

export const spawnPoints: GameMap['spawnPoints'] = Object.fromEntries(
  (
    [
      [24, 16.5],
      [30, 20],
      [27, 22.5],
      [31.5, 18.8],
      [22.6, 20],
      [28.5, 12.5],
      [29, 25],
      [25, 22],
    ] as const
  ).map(([x, y], index) => [`square-${index + 1}`, { name: `Square ${index + 1}`, x, y }]),
);

export const entities: Placed[] = [
  ...place('unit', 'master', [[38.5, 26.2]]),
  ...place('unit', 'baker', [[17.5, 16.2]]),
  ...place('unit', 'keeper', [[7.5, 35.2]]),
  ...place('unit', 'fisher', [[31.2, 38]]),
  ...place('unit', 'marta', [[33, 14.4]]),
  ...place('unit', 'cat', [[23, 27.5]]),
  ...place('unit', 'crab', [
    [26, 40.5],
    [29, 41.5],
    [33.5, 40.5],
    [36, 41.5],
    [30.5, 33],
    [31, 36],
  ]),
  ...place('unit', 'gull', [
    [52, 30],
    [58, 31],
    [35.5, 42],
    [19, 28.5],
  ]),
  ...place('prop', 'bakery', [[17.5, 12.6]]),
  ...place('prop', 'office', [[38.5, 21.6]]),
  ...place('prop', 'house-coral', [
    [9.5, 12.6],
    [46, 12.6],
  ]),
  ...place('prop', 'house-sky', [
    [39.5, 12.6],
    [56, 12.4],
  ]),
  ...place('prop', 'house-mint', [
    [22, 7.6],
    [35, 7.6],
  ]),
  ...place('prop', 'lighthouse', [[7.5, 30.4]]),
  ...place('prop', 'stall', [[33, 15.2]]),
  ...place('prop', 'well', [[25.5, 18.6]]),
  ...place('prop', 'oil-barrel', [[56, 14.9]]),
  ...place('prop', 'barrel', [
    [54.6, 14.9],
    [58.8, 15.6],
    [43.2, 26.6],
  ]),
  ...place('prop', 'crate', [
    [57.4, 15.1],
    [58.7, 14.4],
    [42, 25.8],
    [36.6, 39.7],
  ]),
  ...place('prop', 'pots', [
    [15.8, 28.4],
    [25, 39.6],
  ]),
  ...place('prop', 'anchor', [[34.4, 27.6]]),
  ...place('prop', 'bench', [
    [23.5, 25.2],
    [30.5, 14.6],
    [12.5, 36],
  ]),
  ...place('prop', 'lamp', [
    [17, 25.4],
    [26, 25.4],
    [33.6, 25.4],
    [43.6, 24.2],
    [22.2, 13.6],
    [31.8, 21.4],
    [47.6, 20],
  ]),
  ...place('prop', 'sign', [
    [31.8, 23],
    [45.6, 30.3],
  ]),
  ...place('prop', 'sailboat', [
    [19.5, 31.8],
    [41.5, 33],
  ]),
  ...place('prop', 'boat', [[51, 36.3]]),
  ...place('prop', 'tree', [
    [3.5, 5],
    [8, 4],
    [13.5, 5.5],
    [27.5, 4],
    [43, 5],
    [47.5, 4.4],
    [61, 12],
    [61.5, 21],
    [51.5, 22.5],
    [3.5, 15],
    [4.5, 22],
    [15, 21.5],
    [20.5, 21.8],
    [57, 24],
  ]),
  ...place('prop', 'bush', [
    [6, 9],
    [13.5, 15.6],
    [43, 15.4],
    [50.5, 15],
    [5, 26.5],
    [60, 26],
    [13, 24],
    [49.6, 24.6],
  ]),
  ...place(
    'prop',
    'ripples',
    fishing.map(({ water }) => water),
  ),
];

function place(kind: 'unit' | 'prop', type: string, spots: readonly Spot[]): Placed[] {
  return spots.map(([x, y], index) => ({ id: `${type}-${index + 1}`, kind, type, x, y }));
}

function around(name: string, x: number, y: number, reach = 0.8) {
  return { name, x: x - reach, y: y - reach, width: reach * 2, height: reach * 2 };
}
