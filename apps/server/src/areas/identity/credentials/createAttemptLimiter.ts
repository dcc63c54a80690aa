import { HOUR_MS, type WithClock } from '../../../process/clock.ts';
import type { WithCounts } from '../../../redis/SharedCounts.ts';
import { createWindowCounter } from '../../../http/createWindowCounter.ts';
import { TooManyRequests } from '../../../http/errors.ts';

const WRONG_PASSWORDS_PER_HOUR = 10;
const TRACKED_KEYS_MAX = 50_000;

export interface AttemptLimiter {
  /** Counts an attempt before it runs, so that parallel attempts all count. Throws when there were too many. */
  take(key: string): Promise<void>;
  /** Resets the count after a successful attempt. */
  clear(key: string): Promise<void>;
}

/** Attempts are counted over all processes, separately for each name. */
export function createAttemptLimiter(
  { clock, counts }: WithClock & WithCounts,
  name: string,
): AttemptLimiter {
  const counter = createWindowCounter(
    counts,
    { name: `attempts:${name}`, windowMs: HOUR_MS, keysMax: TRACKED_KEYS_MAX },
    () => clock.now().getTime(),
  );
  return {
    async take(key) {
      const { count } = await counter.add(key);
      if (count > WRONG_PASSWORDS_PER_HOUR) throw TooManyRequests();
    },
    clear: (key) => counter.clear(key),
  };
}
