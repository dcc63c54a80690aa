import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createCrowd, distanceToNearest } from './Crowd.ts';

const MAP = { width: 40, height: 24 };
/** Some of them outside the map and many on the edges of cells. */
const place = fc.record({
  x: fc.oneof(
    fc.double({ min: -9, max: 49, noNaN: true }),
    fc.integer({ min: -3, max: 12 }).map((n) => n * 4),
  ),
  y: fc.oneof(
    fc.double({ min: -9, max: 33, noNaN: true }),
    fc.integer({ min: -3, max: 8 }).map((n) => n * 4),
  ),
});

/** Few, who are looked at one by one, and enough to be sorted into cells, most of which stay empty. */
const crowd = fc.oneof(fc.array(place, { maxLength: 4 }), fc.array(place, { minLength: 17, maxLength: 24 }));
const RUNS = { numRuns: 400 };

function lookAtAll(places: readonly { x: number; y: number }[], at: { x: number; y: number }): number {
  return Math.sqrt(Math.min(Infinity, ...places.map(({ x, y }) => (x - at.x) ** 2 + (y - at.y) ** 2)));
}

it('finds the very distance that looking at everyone finds', () => {
  fc.assert(
    fc.property(crowd, place, (places, at) => {
      expect(distanceToNearest(createCrowd(places, MAP), at)).toBe(lookAtAll(places, at));
    }),
    RUNS,
  );
});

it('is exact below the limit and never below it beyond', () => {
  const limit = fc.double({ min: 0.1, max: 15, noNaN: true });
  fc.assert(
    fc.property(crowd, place, limit, (places, at, max) => {
      const found = distanceToNearest(createCrowd(places, MAP), at, max);
      expect(Math.min(max, found)).toBe(Math.min(max, lookAtAll(places, at)));
    }),
    RUNS,
  );
});
