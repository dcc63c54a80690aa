import { expect, it } from 'vitest';
import { isSameData } from './isSameData.ts';

it.each([
  [{ a: [1, { b: null }] }, { a: [1, { b: null }] }, true],
  [{ a: 1 }, { a: 1, b: undefined }, false],
  [{ a: undefined }, { b: undefined }, false],
  [[1, 2], [1, 2, 3], false],
  [[], {}, false],
  [null, {}, false],
  [NaN, NaN, true],
  [NaN, 0, false],
  [{ a: 0 }, { a: -0 }, true],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
])('compares %j with %j', (a, b, isSame) => {
  expect(isSameData(a, b)).toBe(isSame);
});
