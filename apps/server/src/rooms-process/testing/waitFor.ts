import { vi } from 'vitest';

/** Generous, because a busy machine is slow. */
const LIMIT_MS = 60_000;
const ASK_EVERY_MS = 20;

/** Calls `ask` until it returns a result. */
export function waitFor<T>(
  ask: () => T | undefined | Promise<T | undefined>,
  describe: () => string,
): Promise<T> {
  return vi.waitFor(
    async () => {
      const answer = await ask();
      if (answer === undefined) throw new Error(`Timed out: ${describe()}`);
      return answer;
    },
    { timeout: LIMIT_MS, interval: ASK_EVERY_MS },
  );
}
