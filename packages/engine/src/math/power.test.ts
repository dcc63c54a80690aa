import { describe, expect, it } from 'vitest';
import { exp, hypot, log, pow } from './power.ts';
import { createRandom, nextRandom } from './random.ts';

const COUNT = 20_000;

function worstOf(own: (x: number, y: number) => number, theirs: (x: number, y: number) => number): number {
  const random = createRandom(5);
  let worst = 0;
  for (let index = 0; index < COUNT; index++) {
    const x = nextRandom(random) * 1000;
    const y = nextRandom(random) * 20 - 10;
    const expected = theirs(x, y);
    worst = Math.max(worst, Math.abs(own(x, y) - expected) / Math.abs(expected));
  }
  return worst;
}

describe('powers', () => {
  it.each([
    ['pow', pow, Math.pow, 1e-13],
    ['hypot', hypot, Math.hypot, 1e-15],
    ['log', (x: number) => log(x), (x: number) => Math.log(x), 1e-15],
    ['exp', (_: number, y: number) => exp(y * 30), (_: number, y: number) => Math.exp(y * 30), 1e-15],
  ] as const)('%s agrees with Math', (_, own, theirs, worst) => {
    expect(worstOf(own, theirs)).toBeLessThan(worst);
  });

  it('agree with Math wherever the result is not an ordinary number', () => {
    const edges = [0, -0, 1, -1, 2, -2, 0.5, -0.5, 3, -3, 101, Infinity, -Infinity, Number.NaN];
    for (const base of edges) {
      for (const exponent of edges) {
        const expected = Math.pow(base, exponent);
        if (Number.isFinite(expected) && expected !== 0) continue;
        expect(pow(base, exponent), `${base} ** ${exponent}`).toBe(expected);
      }
    }
  });

  it('multiply out integer exponents, and take square roots, exactly', () => {
    expect([pow(10, 3), pow(-3, 3), pow(2, -2), pow(7, 0), pow(2.25, 0.5)]).toEqual([
      1000, -27, 0.25, 1, 1.5,
    ]);
  });

  it('are correct at the ends of the number range', () => {
    expect([exp(Infinity), exp(-Infinity), exp(Number.NaN)]).toEqual([Infinity, 0, Number.NaN]);
    expect([log(Infinity), log(-1), log(-0)]).toEqual([Infinity, Number.NaN, -Infinity]);
    expect([exp(710), exp(-746), exp(0), log(0), log(1)]).toEqual([Infinity, 0, 1, -Infinity, 0]);
    expect(log(5e-324)).toBeCloseTo(Math.log(5e-324), 10);
    expect(exp(-745)).toBe(Math.exp(-745));
    expect(hypot(3e200, 4e200)).toBeCloseTo(5e200, -190);
    expect(hypot(3e-200, 4e-200) / 5e-200).toBeCloseTo(1, 14);
    expect(hypot(0, 0)).toBe(0);
  });
});
