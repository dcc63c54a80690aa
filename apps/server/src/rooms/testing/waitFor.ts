import { vi } from 'vitest';

const LIMIT_MS = 30_000;
const ASK_EVERY_MS = 20;

/** Asks again until there is an answer. */
export function waitFor<T>(
  ask: () => T | undefined | Promise<T | undefined>,
  describe: () => string,
): Promise<T> {
  return vi.waitFor(
    async () => {
      const answer = await ask();
      if (answer === undefined) throw new Error(`Waited in vain: ${describe()}`);
      return answer;
    },
    { timeout: LIMIT_MS, interval: ASK_EVERY_MS },
  );
}
