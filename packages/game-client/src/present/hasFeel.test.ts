import { expect, it } from 'vitest';
import { createTestSession } from '../testing/createTestSession.ts';
import { hasFeel } from './hasFeel.ts';

it('[FEEL-01:part] is only true for games that switch something on', () => {
  const has = (changes: object): boolean => hasFeel(createTestSession(changes).game);
  expect(has({})).toBe(false);
  expect(has({ settings: { feel: { crosshair: 'dot' } } })).toBe(true);
  expect(has({ settings: { feel: { squash: 0.1 } } })).toBe(true);
  expect(has({ settings: { feel: { hasChargeBar: true } } })).toBe(true);
  expect(has({ types: { units: { hero: { name: 'Hero', feel: { squash: 0 } } } } })).toBe(false);
  expect(has({ types: { units: { hero: { name: 'Hero', feel: { squash: 0.5 } } } } })).toBe(true);
  expect(has({ types: { items: { pie: { name: 'Pie', feel: { crosshair: 'none' } } } } })).toBe(false);
  expect(has({ types: { items: { pie: { name: 'Pie', feel: { hitStop: 0.1 } } } } })).toBe(true);
  expect(has({ types: { effects: { boom: { name: 'Boom', hitStop: 0.1 } } } })).toBe(true);
  expect(has({ types: { sounds: { coin: { name: 'Coin', comboSemitones: 1 } } } })).toBe(true);
});
