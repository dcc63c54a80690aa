import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createPointGrid, computeDistanceToNearest } from './PointGrid.ts';

const MAP = { width: 40, height: 24 };
/** Points in hundredths of a tile, some outside the map. Random floats would mostly be close to 0. */
const point = fc.record({
  x: fc.integer({ min: -900, max: 4900 }).map((hundredths) => hundredths / 100),
  y: fc.integer({ min: -900, max: 3300 }).map((hundredths) => hundredths / 100),
});

/** Either a few points, which are searched one by one, or enough points to use cells, most of which are empty. */
const crowd = fc.oneof(fc.array(point, { maxLength: 4 }), fc.array(point, { minLength: 17, maxLength: 24 }));
const RUNS = { numRuns: 400 };

function searchEveryPoint(points: readonly { x: number; y: number }[], at: { x: number; y: number }): number {
  return Math.sqrt(Math.min(Infinity, ...points.map(({ x, y }) => (x - at.x) ** 2 + (y - at.y) ** 2)));
}

it('finds the same distance as checking every point', () => {
  fc.assert(
    fc.property(crowd, point, (points, at) => {
      expect(computeDistanceToNearest(createPointGrid(points, MAP), at)).toBe(searchEveryPoint(points, at));
    }),
    RUNS,
  );
});

it('is exact below the limit and never below it beyond', () => {
  const limit = fc.double({ min: 0.1, max: 15, noNaN: true });
  fc.assert(
    fc.property(crowd, point, limit, (points, at, max) => {
      const found = computeDistanceToNearest(createPointGrid(points, MAP), at, max);
      expect(Math.min(max, found)).toBe(Math.min(max, searchEveryPoint(points, at)));
    }),
    RUNS,
  );
});
