import type { GameInput } from '@playloom/game-format';

type GameMap = NonNullable<GameInput['map']>;
type Placed = NonNullable<GameMap['entities']>[number];
type Spot = readonly [number, number];

interface DigSpot {
  readonly at: Spot;
  /** Where the spot is, as the treasure map describes it. */
  readonly clue: string;
}

const digSpots: readonly DigSpot[] = [
  { at: [6.5, 19.5], clue: 'at the western point' },
  { at: [10.5, 26.5], clue: 'between the palms in the south west' },
  { at: [18.5, 30.5], clue: 'on the beach left of the jetty' },
  { at: [31.5, 30.5], clue: 'on the beach right of the jetty' },
  { at: [38.5, 26.5], clue: 'in the south east, by the driftwood' },
  { at: [42.5, 20.5], clue: 'at the eastern point' },
  { at: [36.5, 9.5], clue: 'north of the wreck' },
  { at: [10.5, 10.5], clue: 'in the north west, behind the lighthouse' },
];

export const digIds = digSpots.map((_, index) => `dig-${index + 1}`);
export const clues = Object.fromEntries(digSpots.map(({ clue }, index) => [`dig-${index + 1}`, clue]));
/** Cells that show a cross, or a hole after digging. */
export const crosses: readonly Spot[] = digSpots.map(({ at: [x, y] }) => [Math.floor(x), Math.floor(y)]);

export const regions: GameMap['regions'] = {
  cave: { name: 'Cave', x: 21, y: 6, width: 7, height: 4.4, color: '#5b4b8a' },
  shore: { name: 'South beach', x: 9, y: 24, width: 30, height: 7.5, color: '#f4d35e' },
  'cave-mouth': { name: 'In front of the cave', x: 23.6, y: 12.6, width: 1.8, height: 1 },
  'at-chest': { name: 'At the chest', x: 24, y: 8.4, width: 1, height: 0.8 },
  'at-hut': { name: 'At the hut', x: 32, y: 18.6, width: 2.4, height: 1 },
  ...Object.fromEntries(
    digSpots.map(({ at: [x, y], clue }, index) => [
      `dig-${index + 1}`,
      { name: `Cross ${index + 1}: ${clue}`, x: x - 0.5, y: y - 0.5, width: 1, height: 1 },
    ]),
  ),
};

export const spawnPoints: GameMap['spawnPoints'] = Object.fromEntries(
  (
    [
      [24.5, 31],
      [22, 29.5],
      [27, 29.5],
      [24.5, 28],
      [20, 28.5],
      [29, 28.5],
    ] as const
  ).map(([x, y], index) => [`landing-${index + 1}`, { name: `Landing ${index + 1}`, x, y }]),
);

export const entities: Placed[] = [
  ...place('prop', 'lighthouse', [[13, 13.5]]),
  ...place('prop', 'hut', [[33.2, 16]]),
  ...place('prop', 'wreck', [[39.5, 13]]),
  ...place('prop', 'chest', [[24.5, 7.4]]),
  ...place('prop', 'boat', [[27.8, 36]]),
  ...place('prop', 'sign', [[22.4, 31.4]]),
  ...place('prop', 'palm', [
    [8, 22],
    [13.5, 26],
    [17, 23.5],
    [30.5, 24],
    [36, 22.5],
    [40.5, 16.8],
    [8.5, 14],
    [20.5, 27],
  ]),
  ...place('prop', 'bush', [
    [18, 15],
    [29.5, 14.2],
    [21, 19],
    [27.5, 21],
    [16.5, 20],
  ]),
  ...place('prop', 'barrel', [
    [35.8, 17.4],
    [30.7, 17.2],
  ]),
  ...place('prop', 'crate', [[36.6, 18.6]]),
  ...place('prop', 'parrot', [[30.9, 15.9]]),
  ...place('prop', 'ripples', [
    [22.4, 35.8],
    [3.6, 22.5],
  ]),
  ...place(
    'prop',
    'dig',
    digSpots.map(({ at }) => at),
  ),
  ...place('unit', 'crab', [
    [8, 18],
    [12, 28],
    [16, 29.5],
    [21, 31.5],
    [33, 29],
    [38, 28],
    [41, 23],
    [40, 18],
    [35, 26.5],
  ]),
  ...place('unit', 'gull', [
    [10, 24],
    [29, 31],
    [40, 25],
    [34, 11],
  ]),
];

function place(kind: 'unit' | 'prop', type: string, spots: readonly Spot[]): Placed[] {
  return spots.map(([x, y], index) => ({ id: `${type}-${index + 1}`, kind, type, x, y }));
}
