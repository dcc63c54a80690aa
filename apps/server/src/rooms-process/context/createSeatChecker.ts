import {
  CHECKED_SEATS_MAX,
  type CheckedSeat,
  type PlatformCalls,
  type SeatSettings,
  type SeatStanding,
} from '@playloom/room-contract';
import type { Logger } from 'pino';

/** How long a check waits for others, because all players of a room come back at the same time. */
const COLLECT_MS = 5;

/** Asks the platform about the seats of all rooms of this process. */
export interface SeatChecker {
  /** Returns null if the platform did not answer, or is of a version without this call. */
  check(seat: CheckedSeat): Promise<SeatCheck | null>;
}

interface SeatCheck {
  readonly standing: SeatStanding;
  /** Null for guests, and if the platform is of a version that does not tell them. */
  readonly settings: SeatSettings | null;
}

interface Check {
  readonly seat: CheckedSeat;
  readonly answer: PromiseWithResolvers<SeatCheck | null>;
}

export function createSeatChecker(
  platform: Pick<PlatformCalls, 'checkSeats' | 'readSeatSettings'>,
  log: Logger,
): SeatChecker {
  const waiting = new Map<string, Check>();
  const state: { timer?: NodeJS.Timeout; isFailing: boolean } = { isFailing: false };
  const readSettings = async (seats: readonly CheckedSeat[]): Promise<Map<string, SeatSettings | null>> => {
    const userIds = [...new Set(seats.flatMap(({ userId }) => userId ?? []))];
    const settings = userIds.length === 0 ? [] : await platform.readSeatSettings(userIds).catch(() => []);
    return new Map(settings.map((one, index) => [userIds[index]!, one]));
  };
  const ask = async (checks: readonly Check[]): Promise<void> => {
    const seats = checks.map(({ seat }) => seat);
    const checkSeats = platform.checkSeats(seats).catch((error: unknown) => {
      if (!state.isFailing) log.warn({ err: error }, 'could not check the seats of players');
      return null;
    });
    const [standings, settings] = await Promise.all([checkSeats, readSettings(seats)]);
    state.isFailing = standings === null;
    for (const [index, { seat, answer }] of checks.entries()) {
      const standing = standings?.[index];
      answer.resolve(standing ? { standing, settings: settings.get(seat.userId ?? '') ?? null } : null);
    }
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
