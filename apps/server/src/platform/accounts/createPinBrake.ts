import { HOUR, SECOND, type Clock } from '../../clock.ts';
import { PinChecksSlowed } from '../../http/errors.ts';

export const WRONG_PINS_AN_HOUR = 1000;
export const SLOW_CHECK_EVERY_MS = 5 * SECOND;

export interface PinBrake {
  /** Throws when so many PINs go wrong everywhere that checks are rationed. */
  admit(): void;
  countWrongPin(): void;
}

/**
 * Five tries a sign-up do not stop somebody with ten thousand addresses, so wrong PINs are also counted over all of them.
 * Links are not slowed: they cannot be guessed, and people in a hurry still have them.
 */
export function createPinBrake(clock: Clock): PinBrake {
  let windowEnds = 0;
  let wrongPins = 0;
  let nextCheckAt = 0;
  return {
    admit() {
      const now = clock.now().getTime();
      if (now >= windowEnds || wrongPins < WRONG_PINS_AN_HOUR) return;
      if (now < nextCheckAt) throw PinChecksSlowed();
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
