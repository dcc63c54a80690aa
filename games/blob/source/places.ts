type Spot = readonly [x: number, y: number];
type Round = readonly [x: number, y: number, radius: number];
type Rows = readonly [left: number, top: number, width: number, height: number];
type Plant = readonly [x: number, y: number, tile: number];

const LILY_SMALL = 153;
const LILY_PAIR = 154;
const LOTUS = 155;
const RIPPLE = 156;
const STONE = 157;
const CATTAIL = 158;

/** Positions in the pond, in tiles from the top left corner. */
export const places = {
  /** Tongues of land that reach into the water. */
  points: [
    [3, 22, 5.5],
    [22, 77, 5],
    [77, 56, 5.5],
    [58, 3, 5],
  ] satisfies Round[],
  shallows: [
    [40, 40, 6],
    [20, 26, 4],
    [60, 54, 4],
    [24, 58, 4],
    [56, 22, 4],
  ] satisfies Round[],
  reeds: [
    // The ring around the center, with a wide gate on each side.
    [33, 31, 4, 2],
    [43, 31, 4, 2],
    [33, 47, 4, 2],
    [43, 47, 4, 2],
    [31, 33, 2, 4],
    [31, 43, 2, 4],
    [47, 33, 2, 4],
    [47, 43, 2, 4],
    // Four nooks with entrances of two tiles, which large blobs cannot pass.
    [15, 15, 8, 2],
    [15, 17, 2, 6],
    [17, 21, 2, 2],
    [21, 17, 2, 3],
    [57, 63, 8, 2],
    [63, 57, 2, 6],
    [61, 57, 2, 2],
    [57, 60, 2, 3],
    [57, 15, 8, 2],
    [63, 17, 2, 6],
    [61, 21, 2, 2],
    [57, 17, 2, 3],
    [15, 63, 8, 2],
    [15, 57, 2, 6],
    [17, 57, 2, 2],
    [21, 60, 2, 3],
    // Reed beds to chase each other around.
    [17, 36, 2, 8],
    [61, 36, 2, 8],
    [36, 16, 8, 2],
    [36, 62, 8, 2],
  ] satisfies Rows[],
  lilies: [
    [24, 12],
    [50, 10],
    [68, 28],
    [70, 44],
    [54, 68],
    [30, 70],
    [10, 52],
    [9, 34],
    [26, 40],
    [54, 40],
    [40, 25],
    [40, 55],
  ] satisfies Spot[],
  rocks: [
    [31, 11],
    [69, 34],
    [48, 68],
    [11, 46],
    [46, 20],
    [34, 60],
  ] satisfies Spot[],
  ducklings: [
    [40, 40],
    [22, 30],
    [58, 50],
    [50, 30],
    [30, 50],
  ] satisfies Spot[],
  dragonflies: [
    [18, 22],
    [62, 24],
    [22, 62],
    [60, 58],
  ] satisfies Spot[],
  spawns: [
    [19, 19],
    [60, 61],
    [60, 19],
    [19, 61],
    [40, 10],
    [40, 70],
    [10, 40],
    [70, 40],
    [28, 20],
    [52, 60],
    [64, 29],
    [16, 51],
    [30, 32],
    [50, 50],
    [28, 64],
    [54, 16],
  ] satisfies Spot[],
  plants: [
    [15, 25, LILY_SMALL],
    [28, 9, LILY_PAIR],
    [34, 22, LILY_SMALL],
    [45, 13, CATTAIL],
    [65, 22, LOTUS],
    [71, 33, LILY_PAIR],
    [57, 29, RIPPLE],
    [36, 36, LILY_SMALL],
    [43, 43, LOTUS],
    [37, 44, RIPPLE],
    [22, 47, LILY_PAIR],
    [8, 58, CATTAIL],
    [27, 66, LILY_SMALL],
    [44, 66, STONE],
    [58, 71, LOTUS],
    [66, 50, LILY_SMALL],
    [50, 58, STONE],
    [30, 28, STONE],
    [12, 29, CATTAIL],
    [46, 8, LILY_SMALL],
    [69, 62, LILY_PAIR],
  ] satisfies Plant[],
} as const;
