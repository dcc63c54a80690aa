import type { Clock } from '../../clock.ts';
import { TwoFactorCodeWrong } from '../../http/errors.ts';
import { createPinThrottle } from '../accounts/createPinThrottle.ts';
import { createAttemptLimit } from '../accounts/createAttemptLimit.ts';

/** Counts wrong codes: a few an account, and over all accounts like wrong PINs. */
export interface CodeGuard {
  /** Runs the check unless too many went wrong before; throws `TwoFactorCodeWrong` when it says no. */
  check(userId: string, isRight: () => Promise<boolean>): Promise<void>;
}

export function createCodeGuard(clock: Clock): CodeGuard {
  const tries = createAttemptLimit(clock);
  const brake = createPinThrottle(clock);
  return {
    async check(userId, isRight) {
      brake.admit();
      tries.take(userId);
      if (!(await isRight())) {
        brake.countWrongPin();
        throw TwoFactorCodeWrong();
      }
      tries.clear(userId);
    },
  };
}
