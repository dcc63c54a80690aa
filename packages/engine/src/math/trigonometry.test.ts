import { describe, expect, it } from 'vitest';
import { createRandom, nextRandom } from './random.ts';
import { asin, atan2, cos, normalizeAngle, sin, tan } from './trigonometry.ts';

const COUNT = 20_000;

/** The largest difference from the function in `Math`: relative for results above 1, absolute below. */
function worstOf(own: (x: number) => number, theirs: (x: number) => number, reach: number): number {
  const random = createRandom(7);
  let worst = 0;
  for (let index = 0; index < COUNT; index++) {
    const x = (nextRandom(random) * 2 - 1) * reach;
    const expected = theirs(x);
    worst = Math.max(worst, Math.abs(own(x) - expected) / Math.max(1, Math.abs(expected)));
  }
  return worst;
}

describe('sine and related functions', () => {
  it.each([
    ['sin', sin, Math.sin, 1000],
    ['cos', cos, Math.cos, 1000],
    ['tan', tan, Math.tan, 1000],
    ['asin', asin, Math.asin, 1],
  ] as const)('%s agrees with Math to 15 digits', (_, own, theirs, reach) => {
    expect(worstOf(own, theirs, reach)).toBeLessThan(1e-15);
  });

  it('are periodic up to angles of millions, and return NaN for infinite ones', () => {
    expect(worstOf(sin, Math.sin, 1e9)).toBeLessThan(1e-6);
    expect([sin(Infinity), cos(-Infinity), sin(Number.NaN)]).toEqual([Number.NaN, Number.NaN, Number.NaN]);
  });

  it('are exact if the result is an integer', () => {
    expect([sin(0), cos(0), tan(0), atan2(0, 1)]).toEqual([0, 1, 0, 0]);
  });
});

describe('atan2', () => {
  it('agrees with Math in every quadrant', () => {
    const random = createRandom(11);
    for (let index = 0; index < COUNT; index++) {
      const y = nextRandom(random) * 20 - 10;
      const x = nextRandom(random) * 20 - 10;
      expect(Math.abs(atan2(y, x) - Math.atan2(y, x))).toBeLessThan(1e-15);
    }
  });

  it('agrees with Math on the axes, at zero and at infinity', () => {
    const edges = [0, -0, 1, -1, Infinity, -Infinity, Number.NaN];
    for (const y of edges) for (const x of edges) expect(atan2(y, x)).toBe(Math.atan2(y, x));
  });
});

it('normalizes every angle into one turn', () => {
  expect(normalizeAngle(1)).toBe(1);
  expect(normalizeAngle(Math.PI)).toBe(Math.PI);
  expect(normalizeAngle(-Math.PI)).toBe(Math.PI);
  expect(normalizeAngle(7)).toBeCloseTo(7 - 2 * Math.PI, 14);
  expect(normalizeAngle(-100)).toBeCloseTo(-100 + 32 * Math.PI, 12);
});
