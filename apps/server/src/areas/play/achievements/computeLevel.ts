import type { Level } from '@playloom/api-contract';

/** Computes the level for points. Each level takes `step` points more than the one before. */
export function computeLevel(points: number, step: number): Level {
  const level = Math.floor((1 + Math.sqrt(1 + (8 * points) / step)) / 2);
  return { level, points, from: computeLevelStart(level, step), to: computeLevelStart(level + 1, step) };
}

function computeLevelStart(level: number, step: number): number {
  return (step * level * (level - 1)) / 2;
}
