import { describe, expect, it } from 'vitest';
import { listPlanLimits, formatPlanPrice } from './presentPlan.ts';
import { formatPlanStorage } from './formatPlanStorage.ts';

describe('plan presentation', () => {
  it.each([
    [0, 'Free'],
    [1200, '$12'],
    [1250, '$12.50'],
    [129_900, '$1,299'],
    [null, null],
  ])('formats a price of %s cents as %s', (cents, text) => expect(formatPlanPrice(cents)).toBe(text));

  it.each([
    [250, '250 MB'],
    [2000, '2 GB'],
    [2500, '2.5 GB'],
    [40_000, '40 GB'],
    [null, 'Unlimited storage'],
  ])('formats storage of %s megabytes as %s', (megabytes, text) =>
    expect(formatPlanStorage(megabytes)).toBe(text),
  );

  it('names all limits in singular, plural, and unlimited', () => {
    const some = listPlanLimits({
      rooms: 1,
      playersPerRoom: 16,
      storageMegabytes: 250,
      collaborators: 2000,
      sleepHours: 24,
      keptRooms: 1,
    });
    expect(some.map(({ amount, what }) => `${amount} ${what}`)).toEqual([
      '1 concurrent room',
      '16 players per room',
      '250 MB for art and sounds',
      '2,000 collaborators',
      '24 hours keep time for empty rooms',
      '1 kept room per game',
    ]);
    const none = listPlanLimits({
      rooms: null,
      playersPerRoom: null,
      storageMegabytes: null,
      collaborators: null,
      sleepHours: null,
      keptRooms: null,
    });
    expect(none.map(({ amount, what }) => `${amount} ${what}`)).toEqual([
      'Unlimited concurrent rooms',
      'Unlimited players per room',
      'Unlimited storage for art and sounds',
      'Unlimited collaborators',
      'Unlimited keep time for empty rooms',
      'Unlimited kept rooms per game',
    ]);
  });
});
