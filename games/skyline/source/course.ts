/**
 * This file describes the course from left to right. `top` is the row of a roof, which is also the y of a runner's feet
 * on it.
 */
export const COURSE_WIDTH = 160;
export const COURSE_HEIGHT = 32;

export type WallMaterial = 'brick' | 'teal' | 'ochre' | 'plum';

export interface Building {
  readonly wall: WallMaterial;
  readonly x: number;
  readonly width: number;
  readonly top: number;
}

/** A platform that runners can jump through from below. */
export interface Ledge {
  readonly kind: 'awning-coral' | 'awning-mint' | 'plank';
  readonly x: number;
  readonly width: number;
  readonly y: number;
}

type Spot = readonly [x: number, y: number];

export const courseBuildings: readonly Building[] = [
  { wall: 'brick', x: 0, width: 14, top: 20 },
  { wall: 'teal', x: 17, width: 13, top: 20 },
  { wall: 'ochre', x: 33, width: 11, top: 18 },
  { wall: 'plum', x: 47, width: 11, top: 20 },
  { wall: 'brick', x: 67, width: 13, top: 19 },
  { wall: 'teal', x: 83, width: 6, top: 17 },
  { wall: 'ochre', x: 89, width: 11, top: 10 },
  { wall: 'plum', x: 110, width: 12, top: 11 },
  { wall: 'brick', x: 125, width: 7, top: 14 },
  { wall: 'teal', x: 135, width: 6, top: 17 },
  { wall: 'ochre', x: 148, width: 12, top: 17 },
];

export const ledges: readonly Ledge[] = [
  // Upper level over the fourth roof, with extra coins.
  { kind: 'awning-coral', x: 49, width: 3, y: 17 },
  { kind: 'awning-coral', x: 53, width: 4, y: 14 },
  // Scaffolds: runners who miss a hook or a lift land here and lose time, not the race.
  { kind: 'plank', x: 58, width: 9, y: 24 },
  { kind: 'plank', x: 100, width: 10, y: 18 },
  { kind: 'plank', x: 141, width: 7, y: 22 },
  // Steps up the tall house, and steps out of the scaffold behind it.
  { kind: 'awning-mint', x: 87, width: 2, y: 15 },
  { kind: 'awning-mint', x: 87, width: 2, y: 13 },
  { kind: 'awning-mint', x: 87, width: 2, y: 11 },
  { kind: 'awning-mint', x: 108, width: 2, y: 16 },
  { kind: 'awning-mint', x: 108, width: 2, y: 14 },
  { kind: 'awning-mint', x: 108, width: 2, y: 12 },
  // An awning above the eighth roof.
  { kind: 'awning-coral', x: 113, width: 4, y: 8 },
];

/** Solid obstacles on roofs. Each has room to land behind it, so that runners do not fall off the roof. */
export const obstacles: readonly {
  readonly kind: 'chimney' | 'vent';
  readonly x: number;
  readonly y: number;
}[] = [
  { kind: 'vent', x: 21, y: 19 },
  { kind: 'chimney', x: 71, y: 18 },
  { kind: 'chimney', x: 71, y: 17 },
  { kind: 'vent', x: 114, y: 10 },
];

/** Where each leg starts, and where runners respawn before the first checkpoint. */
export const COURSE_START = { x: 6, y: 19.2 };
export const LEG_COUNT = 3;
/** How much a leg counts in the player variable “progress”. */
export const LEG_PROGRESS = 100;

export const courseSpawns: readonly Spot[] = [
  [5, 19.2],
  [6, 19.2],
  [7, 19.2],
  [8, 19.2],
];

/** Respawn points after a fall: the x position of the checkpoint, and the row of the roof below it. */
export const checkpoints: readonly { readonly x: number; readonly top: number }[] = [
  { x: 48, top: 20 },
  { x: 90, top: 10 },
  { x: 111, top: 11 },
  { x: 149, top: 17 },
];

export const FINISH_X = 155;
export const FINISH_TOP = 17;

/** Springs throw runners up; a rule for each type sets how high. */
export const springs: readonly { readonly type: 'spring' | 'spring-strong'; readonly at: Spot }[] = [
  { type: 'spring', at: [66.4, 23.5] },
  { type: 'spring-strong', at: [84.5, 16.5] },
  { type: 'spring', at: [147.4, 21.5] },
];

export const coins: readonly Spot[] = [
  [15.5, 17.5],
  [21.5, 17],
  [31.5, 16],
  [38, 15],
  [39, 15],
  [45.5, 15.5],
  [50.5, 16.2],
  [54, 13.2],
  [55, 13.2],
  [56, 13.2],
  [62.5, 16.5],
  [61, 23.2],
  [63, 23.2],
  [71.5, 15.2],
  [73.5, 18.2],
  [81.5, 16],
  [86, 9],
  [87.5, 12.2],
  [95, 9.2],
  [102.2, 8],
  [106.4, 8],
  [104, 17.2],
  [114, 7.2],
  [115, 7.2],
  [116, 7.2],
  [123.5, 9.5],
  [130, 13.2],
  [133.5, 13],
  [138, 16.2],
  [144.5, 14],
  [144, 21.2],
  [152, 16.2],
];

export const boosts: readonly Spot[] = [
  [36, 17.3],
  [75.5, 18.3],
  [128, 13.3],
];
