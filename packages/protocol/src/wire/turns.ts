import { extrapolatePosition } from './quantize.ts';

/**
 * When a velocity changed between two snapshots: a little in each tick, before the first, or in the last. In most cases
 * one of them tells where the entity is.
 */
export const turnShapes = { even: 0, early: 1, late: 2 } as const;
export type TurnShape = (typeof turnShapes)[keyof typeof turnShapes];

/** The average velocity from one snapshot to the next. */
export function averageTurn(shape: TurnShape, from: number, to: number, ticks: number): number {
  if (shape === turnShapes.early || ticks <= 0) return to;
  const share = shape === turnShapes.late ? 1 / ticks : (ticks + 1) / (2 * ticks);
  return from + (to - from) * share;
}

/** The position after a turn from one fine velocity to another. */
export function extrapolateTurn(
  shape: TurnShape,
  start: number,
  from: number,
  to: number,
  ticks: number,
  tickRate: number,
): number {
  return extrapolatePosition(start, averageTurn(shape, from, to, ticks), ticks, tickRate);
}
