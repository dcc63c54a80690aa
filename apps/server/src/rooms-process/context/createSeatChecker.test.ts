import type { CheckedSeat, SeatSettings, SeatStanding } from '@playloom/room-contract';
import { expect, it } from 'vitest';
import { createLogger } from '../../process/createLogger.ts';
import { createSeatChecker } from './createSeatChecker.ts';

const log = createLogger('silent');
/** A web process of an earlier version. */
const readSeatSettings = async (): Promise<never> => {
  throw new Error('Unknown call: readSeatSettings');
};

it('[T3:part] asks about the seats of all rooms at once, and about equal ones once', async () => {
  const calls: (readonly CheckedSeat[])[] = [];
  const answers: { readonly [userId: string]: SeatStanding } = { ben: 'banned', cat: 'signed-out' };
  const checkSeats = async (seats: readonly CheckedSeat[]): Promise<SeatStanding[]> => {
    calls.push(seats);
    return seats.map(({ userId }) => answers[userId ?? ''] ?? 'welcome');
  };
  const checker = createSeatChecker({ checkSeats, readSeatSettings }, log);
  const check = async (userId: string | null) =>
    (await checker.check({ gameId: 'g', release: 1, userId }))?.standing;
  const standings = await Promise.all(['ada', 'ben', null, 'cat', null].map(check));
  expect(standings).toEqual(['welcome', 'banned', 'welcome', 'signed-out', 'welcome']);
  expect(calls.map((seats) => seats.length)).toEqual([4]);
  expect(await check('ben')).toBe('banned');
  expect(calls).toHaveLength(2);
});

it('[T3:part] decides nothing without an answer, for example of a web process of an earlier version', async () => {
  const state = { isKnown: false };
  const checkSeats = async (): Promise<SeatStanding[]> => {
    if (!state.isKnown) throw new Error('Unknown call: checkSeats');
    return ['banned'];
  };
  const checker = createSeatChecker({ checkSeats, readSeatSettings }, log);
  const seat = { gameId: 'g', release: 1, userId: 'ada' };
  expect(await checker.check(seat)).toBe(null);
  state.isKnown = true;
  expect(await checker.check(seat)).toEqual({ standing: 'banned', settings: null });
});

it('[OP-66:part] reads the settings of users once, and none of guests', async () => {
  const asked: (readonly string[])[] = [];
  const settings = { hides: ['ben'], canWrite: true, isUnderAge: false };
  const platform = {
    checkSeats: async (seats: readonly CheckedSeat[]) => seats.map(() => 'welcome' as const),
    async readSeatSettings(userIds: readonly string[]): Promise<(SeatSettings | null)[]> {
      asked.push(userIds);
      return userIds.map((userId) => (userId === 'ada' ? settings : null));
    },
  };
  const checker = createSeatChecker(platform, log);
  const seats = [
    { gameId: 'g', release: 1, userId: 'ada' },
    { gameId: 'other', release: 1, userId: 'ada' },
    { gameId: 'g', release: 1, userId: 'gone' },
    { gameId: 'g', release: 1, userId: null },
  ];
  const answers = await Promise.all(seats.map((seat) => checker.check(seat)));
  expect(answers.map((answer) => answer?.settings)).toEqual([settings, settings, null, null]);
  expect(asked).toEqual([['ada', 'gone']]);
});
