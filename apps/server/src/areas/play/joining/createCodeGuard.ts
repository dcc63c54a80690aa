import { createNetworkCounter } from '../../../http/createNetworkCounter.ts';
import { WRONG_CODE_RATE_LIMIT } from '../../../http/limits.ts';
import type { ApiProblem } from '../../../http/ApiProblem.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithCounts } from '../../../redis/SharedCounts.ts';
import { RoomNotFound } from '../playtests/seatErrors.ts';
import { TooManyWrongCodes } from './joiningErrors.ts';

const TRACKED_NETWORKS_MAX = 20_000;

/** Limits how many wrong room codes come from a network, over all processes. */
export interface CodeGuard {
  /**
   * Runs what uses a room code, if one was given. Throws without running it if the network has sent too many wrong
   * ones.
   */
  check<T>(network: string, code: string | undefined, use: () => Promise<T>): Promise<T>;
}

export function createCodeGuard({ config, clock, counts }: WithConfig & WithClock & WithCounts): CodeGuard {
  const { max, windowMs } = WRONG_CODE_RATE_LIMIT;
  const most = max * config.rateLimitScale;
  const counter = createNetworkCounter(
    counts,
    { name: 'wrong-codes', windowMs, keysMax: TRACKED_NETWORKS_MAX },
    () => clock.now().getTime(),
  );
  return {
    async check(network, code, use) {
      if (code === undefined) return use();
      // Counted before it is checked, so that codes sent at the same time all count.
      const { count } = await counter.add(network, most);
      if (count > most) throw TooManyWrongCodes();
      try {
        const answer = await use();
        await counter.undo(network);
        return answer;
      } catch (error) {
        if (!isWrongCode(error)) await counter.undo(network);
        throw error;
      }
    },
  };
}

function isWrongCode(error: unknown): boolean {
  return (error as Partial<ApiProblem>).id === RoomNotFound.id;
}
