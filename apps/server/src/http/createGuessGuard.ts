import type { WithClock } from '../process/clock.ts';
import type { WithConfig } from '../process/config.ts';
import type { WithCounts } from '../redis/SharedCounts.ts';
import type { ApiProblem } from './ApiProblem.ts';
import { createNetworkCounter } from './createNetworkCounter.ts';
import type { EndpointRateLimit } from './route.ts';

const TRACKED_NETWORKS_MAX = 20_000;

/** Limits how many wrong secrets of one kind, such as room codes, come from a network, over all processes. */
interface GuessGuard {
  /** Runs what uses a secret. Throws without running it if the network has sent too many wrong ones. */
  check<T>(network: string, use: () => Promise<T>): Promise<T>;
}

interface GuessGuardOptions {
  name: string;
  limit: EndpointRateLimit;
  /** The error of a wrong secret. */
  wrong: { readonly id: string };
  tooMany: () => ApiProblem;
}

export function createGuessGuard(
  { config, clock, counts }: WithConfig & WithClock & WithCounts,
  { name, limit, wrong, tooMany }: GuessGuardOptions,
): GuessGuard {
  const most = limit.max * config.rateLimitScale;
  const counter = createNetworkCounter(
    counts,
    { name, windowMs: limit.windowMs, keysMax: TRACKED_NETWORKS_MAX },
    () => clock.now().getTime(),
  );
  return {
    async check(network, use) {
      // Counted before it is checked, so that secrets sent at the same time all count.
      const { count } = await counter.add(network, most);
      if (count > most) throw tooMany();
      try {
        const answer = await use();
        await counter.undo(network);
        return answer;
      } catch (error) {
        if ((error as Partial<ApiProblem>).id !== wrong.id) await counter.undo(network);
        throw error;
      }
    },
  };
}
