import type { Clock } from '../../clock.ts';
import { CodeWrong } from '../../http/errors.ts';
import { createPinBrake } from '../accounts/createPinBrake.ts';
import { createTryLimit } from '../accounts/createTryLimit.ts';

/** Counts wrong codes: a few an account, and over all accounts like wrong PINs. */
export interface CodeGuard {
  /** Runs the check unless too many went wrong before; throws `CodeWrong` when it says no. */
  check(userId: string, isRight: () => Promise<boolean>): Promise<void>;
}

export function createCodeGuard(clock: Clock): CodeGuard {
  const tries = createTryLimit(clock);
  const brake = createPinBrake(clock);
  return {
    async check(userId, isRight) {
      brake.admit();
      tries.take(userId);
      if (!(await isRight())) {
        brake.countWrongPin();
        throw CodeWrong();
      }
      tries.clear(userId);
    },
  };
}
