import { expect, it } from 'vitest';
import { normalizeHexColor } from './normalizeHexColor.ts';

it('reads short and long colors', () => {
  expect([normalizeHexColor('#F80'), normalizeHexColor('ff8800'), normalizeHexColor('red')]).toEqual([
    '#ff8800',
    '#ff8800',
    null,
  ]);
});
