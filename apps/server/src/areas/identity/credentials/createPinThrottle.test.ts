import { beforeEach, expect, it } from 'vitest';
import { HOUR_MS, SECOND_MS } from '../../../process/clock.ts';
import { createFakeClock, type FakeClock } from '../../../testing/createFakeClock.ts';
import { createSharedCounts } from '../../../redis/createSharedCounts.ts';
import { createPinThrottle, type PinThrottle } from './createPinThrottle.ts';

const SLOW_CHECK_EVERY_MS = 5 * SECOND_MS;
const WRONG_PINS_PER_HOUR = 1000;

let clock: FakeClock;
let brake: PinThrottle;
beforeEach(() => {
  clock = createFakeClock();
  brake = createPinThrottle({ clock, counts: createSharedCounts(null) }, 'test');
});

async function countMany(times: number): Promise<void> {
  for (let time = 0; time < times; time++) await brake.countWrongPin();
}

it('[T6] allows every check below a thousand wrong PINs per hour', async () => {
  await countMany(WRONG_PINS_PER_HOUR - 1);
  for (let time = 0; time < 100; time++) await expect(brake.admit()).resolves.toBeUndefined();
});

it('[T6] then allows one check every five seconds', async () => {
  await countMany(WRONG_PINS_PER_HOUR);
  await expect(brake.admit()).resolves.toBeUndefined();
  await expect(brake.admit()).rejects.toThrow(expect.objectContaining({ id: 'pin_checks_slowed' }));
  clock.advance(SLOW_CHECK_EVERY_MS - 1);
  await expect(brake.admit()).rejects.toThrow('many incorrect PINs');
  clock.advance(1);
  await expect(brake.admit()).resolves.toBeUndefined();
  await expect(brake.admit()).rejects.toThrow('many incorrect PINs');
});

it('[T6] ends after an hour and counts from zero', async () => {
  await countMany(WRONG_PINS_PER_HOUR);
  clock.advance(HOUR_MS);
  await expect(brake.admit()).resolves.toBeUndefined();
  await expect(brake.admit()).resolves.toBeUndefined();
  await countMany(WRONG_PINS_PER_HOUR - 1);
  await expect(brake.admit()).resolves.toBeUndefined();
  await expect(brake.admit()).resolves.toBeUndefined();
});
