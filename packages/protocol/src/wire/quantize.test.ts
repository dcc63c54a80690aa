import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  quantizeAttribute,
  quantizePosition,
  quantizeRotation,
  quantizeVelocity,
  extrapolatePosition,
  toFinePosition,
  toFineVelocity,
} from './quantize.ts';

const place = fc.double({ min: -10_000, max: 10_000, noNaN: true });

describe('quantization', () => {
  it('keeps positions to a 64th of a tile, velocities to a 16th of a tile per second, rotations to a 256th of a turn', () => {
    fc.assert(
      fc.property(place, fc.double({ min: 0, max: 6.28, noNaN: true }), (value, angle) => {
        expect(quantizePosition(value)).toBe(Math.floor(value * 64 + 0.5) / 64);
        expect(quantizeVelocity(value)).toBe(Math.floor(value * 16 + 0.5) / 16);
        const off = Math.abs(quantizeRotation(angle) - angle);
        expect(Math.min(off, 2 * Math.PI - off)).toBeLessThanOrEqual(Math.PI / 256 + 1e-9);
      }),
      { numRuns: 2000 },
    );
  });

  it('keeps whole attribute points exact, and bars to a thousandth', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 1_000_000_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (points, part) => {
          expect(quantizeAttribute(points, 1_000_000_000)).toBe(points);
          for (const max of [1, 7, 100, 1000]) {
            expect(Math.abs(quantizeAttribute(part * max, max) - part * max)).toBeLessThanOrEqual(max / 1000);
          }
        },
      ),
    );
  });

  it('never produces NaN or a number beyond the range of both ends', () => {
    for (const value of [Number.NaN, Infinity, -Infinity, 1e300, -1e300, -0]) {
      expect(Number.isSafeInteger(toFinePosition(value))).toBe(true);
      expect(
        Number.isSafeInteger(extrapolatePosition(toFinePosition(value), toFineVelocity(value), 1e9, 20)),
      ).toBe(true);
      expect(Object.is(quantizePosition(value), -0)).toBe(false);
    }
  });
});
