import { expect, it } from 'vitest';
import { isRecord } from './isRecord.ts';

it.each([
  [{}, true],
  [{ a: 1 }, true],
  [Object.create(null), true],
  [[], false],
  [null, false],
  [undefined, false],
  ['text', false],
  [() => 1, false],
])('takes %j as a record: %j', (value, isTaken) => {
  expect(isRecord(value)).toBe(isTaken);
});
