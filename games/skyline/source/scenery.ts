const LADDER = 79;
const ROPE = 80;
const GIRDER = 85;
const MAST = 86;
const LAUNDRY = 89;
const DISH = 90;
const PLANTS = 91;
const RAILING = 92;
const NEON = 93;
const SKYLIGHT = 94;
const CAT = 95;

interface Decoration {
  readonly layer: 'back' | 'decor';
  readonly x: number;
  readonly y: number;
  readonly tile: number;
}

function onRoof(tile: number, spots: readonly (readonly [x: number, y: number])[]): Decoration[] {
  return spots.map(([x, y]) => ({ layer: 'decor', x, y, tile }));
}

function row(tile: number, from: number, to: number, y: number): Decoration[] {
  return Array.from({ length: to - from + 1 }, (_, index) => ({ layer: 'back', x: from + index, y, tile }));
}

function column(tile: number, x: number, from: number, to: number): Decoration[] {
  return Array.from({ length: to - from + 1 }, (_, index) => ({ layer: 'back', x, y: from + index, tile }));
}

/** Decoration without collisions. */
export const decorations: readonly Decoration[] = [
  ...onRoof(NEON, [
    [12, 19],
    [29, 19],
    [57, 19],
    [79, 18],
    [99, 9],
    [121, 10],
    [140, 16],
  ]),
  ...onRoof(DISH, [
    [1, 19],
    [34, 17],
    [69, 18],
    [126, 13],
  ]),
  ...onRoof(PLANTS, [
    [18, 19],
    [52, 19],
    [96, 9],
    [119, 10],
    [153, 16],
  ]),
  ...onRoof(RAILING, [
    [0, 19],
    [157, 16],
    [158, 16],
    [159, 16],
  ]),
  ...onRoof(SKYLIGHT, [
    [26, 19],
    [41, 17],
    [77, 18],
    [137, 16],
  ]),
  ...onRoof(CAT, [
    [24, 19],
    [68, 18],
    [117, 10],
  ]),
  // Laundry between houses.
  ...row(ROPE, 14, 16, 22),
  ...row(LAUNDRY, 30, 32, 22),
  ...row(LAUNDRY, 80, 82, 21),
  ...row(ROPE, 132, 134, 19),
  // The two cranes: a mast behind the house and a beam over the gap.
  ...column(MAST, 68, 9, 18),
  ...row(GIRDER, 57, 70, 8),
  ...column(MAST, 150, 7, 16),
  ...row(GIRDER, 140, 152, 6),
  ...column(LADDER, 85, 18, 24),
];
