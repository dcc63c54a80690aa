import { HOUR_MS, SECOND_MS, type WithClock } from '../../../process/clock.ts';
import type { WithCounts } from '../../../redis/SharedCounts.ts';
import { PinChecksThrottled } from './credentialErrors.ts';

const WRONG_PINS_PER_HOUR = 1000;
const SLOW_CHECK_EVERY_MS = 5 * SECOND_MS;
/** The count is for the whole site. */
const EVERYONE = '';

export interface PinThrottle {
  /**
   * Call before checking a PIN. After too many wrong PINs across the whole site, allows only one check every few
   * seconds and throws otherwise.
   */
  admit(): Promise<void>;
  countWrongPin(): Promise<void>;
}

/**
 * Five attempts per sign-up do not stop an attacker with ten thousand addresses, so wrong PINs are also counted
 * across all sign-ups and all processes, separately for each name. Links are not throttled: they cannot be guessed, and
 * users can still sign up with them.
 */
export function createPinThrottle({ clock, counts }: WithClock & WithCounts, name: string): PinThrottle {
  let windowEnds = 0;
  let wrongPins = 0;
  let nextCheckAt = 0;
  const admitHere = (): void => {
    const now = clock.now().getTime();
    if (now >= windowEnds || wrongPins < WRONG_PINS_PER_HOUR) return;
    if (now < nextCheckAt) throw PinChecksThrottled();
    nextCheckAt = now + SLOW_CHECK_EVERY_MS;
  };
  return {
    async admit() {
      admitHere();
      const wrong = await counts.add(`wrong-pins:${name}`, EVERYONE, { amount: 0, windowMs: HOUR_MS });
      if (wrong === null || wrong.count < WRONG_PINS_PER_HOUR) return;
      const slow = { amount: 1, windowMs: SLOW_CHECK_EVERY_MS };
      const checks = await counts.add(`pin-checks:${name}`, EVERYONE, slow);
      if (checks !== null && checks.count > 1) throw PinChecksThrottled();
    },
    async countWrongPin() {
      const now = clock.now().getTime();
      if (now >= windowEnds) {
        windowEnds = now + HOUR_MS;
        wrongPins = 0;
      }
      wrongPins++;
      await counts.add(`wrong-pins:${name}`, EVERYONE, { amount: 1, windowMs: HOUR_MS });
    },
  };
}
