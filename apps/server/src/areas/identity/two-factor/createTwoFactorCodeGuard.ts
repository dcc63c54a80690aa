import type { Clock } from '../../../process/clock.ts';
import { TwoFactorCodeWrong } from './twoFactorErrors.ts';
import { createPinThrottle } from '../credentials/createPinThrottle.ts';
import { createAttemptLimiter } from '../credentials/createAttemptLimiter.ts';

/** Limits wrong two-factor codes per account and, like wrong PINs, across all accounts. */
export interface TwoFactorCodeGuard {
  /** Runs the check unless there were too many wrong codes. Throws `TwoFactorCodeWrong` when it returns false. */
  check(userId: string, isRight: () => Promise<boolean>): Promise<void>;
}

export function createTwoFactorCodeGuard(clock: Clock): TwoFactorCodeGuard {
  const tries = createAttemptLimiter(clock);
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
