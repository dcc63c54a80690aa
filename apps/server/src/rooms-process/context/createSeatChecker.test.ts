import type { CheckedSeat, SeatStanding } from '@playloom/room-contract';
import { expect, it } from 'vitest';
import { createLogger } from '../../process/createLogger.ts';
import { createSeatChecker } from './createSeatChecker.ts';

const log = createLogger('silent');

it('[T3:part] asks about the seats of all rooms at once, and about equal ones once', async () => {
  const calls: (readonly CheckedSeat[])[] = [];
  const answers: { readonly [userId: string]: SeatStanding } = { ben: 'banned', cat: 'signed-out' };
  const checkSeats = async (seats: readonly CheckedSeat[]): Promise<SeatStanding[]> => {
    calls.push(seats);
    return seats.map(({ userId }) => answers[userId ?? ''] ?? 'welcome');
  };
  const checker = createSeatChecker({ checkSeats }, log);
  const check = (userId: string | null) => checker.check({ gameId: 'g', release: 1, userId });
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
  const checker = createSeatChecker({ checkSeats }, log);
  const seat = { gameId: 'g', release: 1, userId: 'ada' };
  expect(await checker.check(seat)).toBe(null);
  state.isKnown = true;
  expect(await checker.check(seat)).toBe('banned');
});
