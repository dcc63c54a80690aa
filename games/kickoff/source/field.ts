import type { TileArea } from '../../../tools/games/kit/MapPainter.ts';

/** An odd number of columns, so that the halfway line runs through the middle of a column. */
export const MAP_WIDTH = 49;
export const MAP_HEIGHT = 28;

/** The grass inside the boards. */
export const fieldArea: TileArea = { x: 4, y: 4, width: 41, height: 22 };
export const MIDDLE = { x: 24.5, y: 15 };

/** Top row and height of the goal mouth, and depth of the goal. */
export const GOAL = { top: 12, height: 6, depth: 2 };

/** The ball must be in one of these regions, well behind the line, to count as a goal. */
export const goalRegions = {
  'goal-west': { x: 2, y: GOAL.top, width: 1.8, height: GOAL.height },
  'goal-east': { x: 45.2, y: GOAL.top, width: 1.8, height: GOAL.height },
} as const;

/** Puddles in the western half. The eastern half is the same, rotated around the center. */
export const puddles: readonly TileArea[] = [
  { x: 12, y: 6, width: 4, height: 3 },
  { x: 14, y: 8, width: 4, height: 2 },
  { x: 7, y: 20, width: 3, height: 3 },
  { x: 9, y: 21, width: 4, height: 3 },
  { x: 18, y: 17, width: 3, height: 4 },
  { x: 17, y: 18, width: 2, height: 2 },
];

export const mud: readonly TileArea[] = [
  { x: 4, y: 13, width: 2, height: 4 },
  { x: 6, y: 14, width: 2, height: 2 },
];

export const PENALTY_BOX = { depth: 7, top: 8, bottom: 21 };

/** Kick-off positions of the western team. The first is nearest to the ball. */
export const kickOffPositions: readonly { readonly x: number; readonly y: number }[] = [
  { x: 20.2, y: 15 },
  { x: 17, y: 9 },
  { x: 17, y: 21 },
  { x: 7, y: 15 },
  { x: 13, y: 15 },
  { x: 11, y: 7.5 },
  { x: 11, y: 22.5 },
  { x: 20.8, y: 11.5 },
];

function rotateArea(area: TileArea): TileArea {
  return { ...area, x: MAP_WIDTH - area.x - area.width, y: 2 * MIDDLE.y - area.y - area.height };
}

export function isInsideArea({ x: left, y: top, width, height }: TileArea, x: number, y: number): boolean {
  return x >= left && y >= top && x < left + width && y < top + height;
}

/** Whether a cell is in one of the areas or in the rotated copy of one. */
export function isInAnyArea(areas: readonly TileArea[], x: number, y: number): boolean {
  return areas.some((area) => isInsideArea(area, x, y) || isInsideArea(rotateArea(area), x, y));
}
