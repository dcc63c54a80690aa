import { expect, it } from 'vitest';
import { formatCountdown } from './formatCountdown.ts';

it.each([
  [0, '0:00'],
  [9, '0:09'],
  [41, '0:41'],
  [60, '1:00'],
  [601, '10:01'],
])('shows %i seconds as %s', (seconds, shown) => expect(formatCountdown(seconds)).toBe(shown));
