import { HOUR_MS, type Clock } from '../../../process/clock.ts';
import { TooManyRequests } from '../../../http/errors.ts';

const WRONG_PASSWORDS_PER_HOUR = 10;
/** Limits memory, because attackers can try any number of made-up logins. The oldest keys are dropped first. */
const TRACKED_KEYS_MAX = 50_000;

export interface AttemptLimiter {
  /** Counts an attempt before it runs, so that parallel attempts all count. Throws when there were too many. */
  take(key: string): void;
  /** Resets the count after a successful attempt. */
  clear(key: string): void;
}

export function createAttemptLimiter(clock: Clock): AttemptLimiter {
  const tries = new Map<string, { count: number; endsAt: number }>();
  return {
    take(key) {
      const now = clock.now().getTime();
      const known = tries.get(key);
      if (known && now < known.endsAt) {
        if (known.count >= WRONG_PASSWORDS_PER_HOUR) throw TooManyRequests();
        known.count++;
        return;
      }
      tries.delete(key);
      if (tries.size >= TRACKED_KEYS_MAX) forgetOldest(tries);
      tries.set(key, { count: 1, endsAt: now + HOUR_MS });
    },
    clear: (key) => void tries.delete(key),
  };
}

function forgetOldest(tries: Map<string, unknown>): void {
  const [oldest] = tries.keys();
  if (oldest !== undefined) tries.delete(oldest);
}
