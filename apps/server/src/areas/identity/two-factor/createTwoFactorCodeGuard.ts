import type { WithClock } from '../../../process/clock.ts';
import type { WithCounts } from '../../../redis/SharedCounts.ts';
import { TwoFactorCodeWrong } from './twoFactorErrors.ts';
import { createPinThrottle } from '../credentials/createPinThrottle.ts';
import { createAttemptLimiter } from '../credentials/createAttemptLimiter.ts';

/** Limits wrong two-factor codes per account and, like wrong PINs, across all accounts. */
export interface TwoFactorCodeGuard {
  /** Runs the check unless there were too many wrong codes. Throws `TwoFactorCodeWrong` when it returns false. */
  check(userId: string, isRight: () => Promise<boolean>): Promise<void>;
}

export function createTwoFactorCodeGuard(services: WithClock & WithCounts, name: string): TwoFactorCodeGuard {
  const tries = createAttemptLimiter(services, `${name}-code`);
  const brake = createPinThrottle(services, `${name}-code`);
  return {
    async check(userId, isRight) {
      await brake.admit();
      await tries.take(userId);
      if (!(await isRight())) {
        await brake.countWrongPin();
        throw TwoFactorCodeWrong();
      }
      await tries.clear(userId);
    },
  };
}
