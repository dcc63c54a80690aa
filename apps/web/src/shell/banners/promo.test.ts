import { expect, it } from 'vitest';
import { createMemoryStorage } from '@playloom/site/testing/createMemoryStorage.ts';
import { dismissPromo, isPromoDismissed } from './promo.ts';

const NOON = Date.UTC(2026, 10, 15, 12);
const DAY = 24 * 3600 * 1000;

it('[BN-02:rule] [EN-07:part] the dismissal time is kept locally, and the banner returns after 24 hours', () => {
  const storage = createMemoryStorage();
  expect(isPromoDismissed(storage, NOON)).toBe(false);
  dismissPromo(storage, NOON);
  expect(storage.getItem('promoDismissedAt')).toBe(String(NOON));
  expect(isPromoDismissed(storage, NOON)).toBe(true);
  expect(isPromoDismissed(storage, NOON + DAY - 1)).toBe(true);
  expect(isPromoDismissed(storage, NOON + DAY)).toBe(false);
});

it('is not hidden by an invalid or future time', () => {
  const storage = createMemoryStorage();
  for (const value of ['', 'yesterday', 'NaN', '-1', String(NOON + 1)]) {
    storage.setItem('promoDismissedAt', value);
    expect(isPromoDismissed(storage, NOON)).toBe(false);
  }
});
