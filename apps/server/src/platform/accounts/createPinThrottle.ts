import { HOUR, SECOND, type Clock } from '../../clock.ts';
import { PinChecksThrottled } from '../../http/errors.ts';

export const WRONG_PINS_PER_HOUR = 1000;
export const SLOW_CHECK_EVERY_MS = 5 * SECOND;

export interface PinThrottle {
  /** Throws when so many PINs go wrong everywhere that checks are rationed. */
  admit(): void;
  countWrongPin(): void;
}

/**
 * Five tries a sign-up do not stop somebody with ten thousand addresses, so wrong PINs are also counted over all of them.
 * Links are not slowed: they cannot be guessed, and people in a hurry still have them.
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
        windowEnds = now + HOUR;
        wrongPins = 0;
      }
      wrongPins++;
    },
  };
}
