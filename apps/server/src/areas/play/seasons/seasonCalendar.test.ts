import { apiLimits } from '@playloom/api-contract';
import { expect, it } from 'vitest';
import { getSeasonLevel, getSeasonNumber, getSeasonStart } from './seasonCalendar.ts';

it('[GOAL-08:part] seasons of equal length follow each other without a gap', () => {
  expect(getSeasonNumber(new Date('2025-12-31T00:00:00.000Z'))).toBe(1);
  for (const number of [1, 2, 9]) {
    const start = getSeasonStart(number);
    expect(start.getUTCDay()).toBe(1);
    expect(getSeasonNumber(start)).toBe(number);
    expect(getSeasonNumber(new Date(getSeasonStart(number + 1).getTime() - 1))).toBe(number);
  }
});

it('[GOAL-08:part] levels take equally many points, up to the last one', () => {
  const { SEASON_LEVEL_POINTS: step, SEASON_LEVELS: last } = apiLimits;
  expect([0, step - 1, step, 5 * step].map(getSeasonLevel)).toEqual([0, 0, 1, 5]);
  expect(getSeasonLevel(1_000_000)).toBe(last);
});
