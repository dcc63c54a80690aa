import { HOUR_MS, SECOND_MS, type Clock } from '../../../process/clock.ts';
import { PinChecksThrottled } from './credentialErrors.ts';

const WRONG_PINS_PER_HOUR = 1000;
const SLOW_CHECK_EVERY_MS = 5 * SECOND_MS;

export interface PinThrottle {
  /**
   * Call before checking a PIN. After too many wrong PINs across the whole site, allows only one check every few
   * seconds and throws otherwise.
   */
  admit(): void;
  countWrongPin(): void;
}

/**
 * Five attempts per sign-up do not stop an attacker with ten thousand addresses, so wrong PINs are also counted
 * across all sign-ups. Links are not throttled: they cannot be guessed, and users can still sign up with them.
 */
export function createPinThrottle(clock: Clock): PinThrottle {
  let windowEnds = 0;
  let wrongPins = 0;
  let nextCheckAt = 0;
  return {
    admit() {
      const now = clock.now().getTime();
      if (now >= windowEnds || wrongPins < WRONG_PINS_PER_HOUR) return;
      if (now < nextCheckAt) throw PinChecksThrottled();
      nextCheckAt = now + SLOW_CHECK_EVERY_MS;
    },
    countWrongPin() {
      const now = clock.now().getTime();
      if (now >= windowEnds) {
        windowEnds = now + HOUR_MS;
        wrongPins = 0;
      }
      wrongPins++;
    },
  };
}
