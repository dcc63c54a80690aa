import { beforeEach, expect, it } from 'vitest';
import { HOUR_MS, SECOND_MS } from '../../../process/clock.ts';
import { createFakeClock, type FakeClock } from '../../../testing/createFakeClock.ts';
import { createPinThrottle, type PinThrottle } from './createPinThrottle.ts';

const SLOW_CHECK_EVERY_MS = 5 * SECOND_MS;
const WRONG_PINS_PER_HOUR = 1000;

let clock: FakeClock;
let brake: PinThrottle;
beforeEach(() => {
  clock = createFakeClock();
  brake = createPinThrottle(clock);
});

function countMany(times: number): void {
  for (let time = 0; time < times; time++) brake.countWrongPin();
}

it('[T6] allows every check below a thousand wrong PINs per hour', () => {
  countMany(WRONG_PINS_PER_HOUR - 1);
  for (let time = 0; time < 100; time++) expect(() => brake.admit()).not.toThrow();
});

it('[T6] then allows one check every five seconds', () => {
  countMany(WRONG_PINS_PER_HOUR);
  expect(() => brake.admit()).not.toThrow();
  expect(() => brake.admit()).toThrow(expect.objectContaining({ id: 'pin_checks_slowed' }));
  clock.advance(SLOW_CHECK_EVERY_MS - 1);
  expect(() => brake.admit()).toThrow('many incorrect PINs');
  clock.advance(1);
  expect(() => brake.admit()).not.toThrow();
  expect(() => brake.admit()).toThrow('many incorrect PINs');
});

it('[T6] ends after an hour and counts from zero', () => {
  countMany(WRONG_PINS_PER_HOUR);
  clock.advance(HOUR_MS);
  expect(() => brake.admit()).not.toThrow();
  expect(() => brake.admit()).not.toThrow();
  countMany(WRONG_PINS_PER_HOUR - 1);
  expect(() => brake.admit()).not.toThrow();
  expect(() => brake.admit()).not.toThrow();
});
