import { createGuessGuard } from '../../../http/createGuessGuard.ts';
import { WRONG_CODE_RATE_LIMIT } from '../../../http/limits.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithCounts } from '../../../redis/SharedCounts.ts';
import { RoomNotFound } from '../playtests/seatErrors.ts';
import { TooManyWrongCodes } from './joiningErrors.ts';

/** Limits how many wrong room codes come from a network, over all processes. */
export interface CodeGuard {
  /**
   * Runs what uses a room code, if one was given. Throws without running it if the network has sent too many wrong
   * ones.
   */
  check<T>(network: string, code: string | undefined, use: () => Promise<T>): Promise<T>;
}

export function createCodeGuard(services: WithConfig & WithClock & WithCounts): CodeGuard {
  const guard = createGuessGuard(services, {
    name: 'wrong-codes',
    limit: WRONG_CODE_RATE_LIMIT,
    wrong: RoomNotFound,
    tooMany: TooManyWrongCodes,
  });
  return { check: (network, code, use) => (code === undefined ? use() : guard.check(network, use)) };
}
