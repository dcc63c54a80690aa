import {
  CHECKED_SEATS_MAX,
  type CheckedSeat,
  type PlatformCalls,
  type SeatStanding,
} from '@playloom/room-contract';
import type { Logger } from 'pino';

/** How long a check waits for others, because all players of a room come back at the same time. */
const COLLECT_MS = 5;

/** Asks the platform about the seats of all rooms of this process. */
export interface SeatChecker {
  /** Returns null if the platform did not answer, or is of a version without this call. */
  check(seat: CheckedSeat): Promise<SeatStanding | null>;
}

interface Check {
  readonly seat: CheckedSeat;
  readonly answer: PromiseWithResolvers<SeatStanding | null>;
}

export function createSeatChecker(platform: Pick<PlatformCalls, 'checkSeats'>, log: Logger): SeatChecker {
  const waiting = new Map<string, Check>();
  const state: { timer?: NodeJS.Timeout; isFailing: boolean } = { isFailing: false };
  const ask = async (checks: readonly Check[]): Promise<void> => {
    const standings = await platform.checkSeats(checks.map(({ seat }) => seat)).catch((error: unknown) => {
      if (!state.isFailing) log.warn({ err: error }, 'could not check the seats of players');
      return null;
    });
    state.isFailing = standings === null;
    for (const [index, { answer }] of checks.entries()) answer.resolve(standings?.[index] ?? null);
  };
  const askAll = (): void => {
    delete state.timer;
    const checks = [...waiting.values()];
    waiting.clear();
    for (let start = 0; start < checks.length; start += CHECKED_SEATS_MAX)
      void ask(checks.slice(start, start + CHECKED_SEATS_MAX));
  };
  return {
    check(seat) {
      const key = [seat.gameId, seat.release, seat.userId, seat.signIn].join(' ');
      const check = waiting.get(key) ?? { seat, answer: Promise.withResolvers() };
      waiting.set(key, check);
      state.timer ??= setTimeout(askAll, COLLECT_MS);
      return check.answer.promise;
    },
  };
}
