import { describe, expect, it } from 'vitest';
import { listPlanLimits, formatPlanPrice, formatPlanStorage } from './presentPlan.ts';

describe('plan presentation', () => {
  it.each([
    [0, 'Free'],
    [1200, '$12'],
    [1250, '$12.50'],
    [129_900, '$1,299'],
    [null, null],
  ])('a price of %s cents is %s', (cents, text) => expect(formatPlanPrice(cents)).toBe(text));

  it.each([
    [250, '250 MB'],
    [2000, '2 GB'],
    [2500, '2.5 GB'],
    [40_000, '40 GB'],
    [null, 'Unlimited storage'],
  ])('storage of %s megabytes is %s', (megabytes, text) => expect(formatPlanStorage(megabytes)).toBe(text));

  it('names all four limits, in singular and plural and without a limit', () => {
    const some = listPlanLimits({ rooms: 1, playersPerRoom: 16, storageMegabytes: 250, collaborators: 2000 });
    expect(some.map(({ amount, what }) => `${amount} ${what}`)).toEqual([
      '1 concurrent room',
      '16 players per room',
      '250 MB for art and sounds',
      '2,000 collaborators',
    ]);
    const none = listPlanLimits({
      rooms: null,
      playersPerRoom: null,
      storageMegabytes: null,
      collaborators: null,
    });
    expect(none.map(({ amount, what }) => `${amount} ${what}`)).toEqual([
      'As many concurrent rooms as you need',
      'As many players per room as you need',
      'Unlimited storage for art and sounds',
      'As many collaborators as you need',
    ]);
  });
});
