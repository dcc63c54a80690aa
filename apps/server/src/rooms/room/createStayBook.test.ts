import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { StaysReport } from '../../platform/rooms/RoomsNeeds.ts';
import { createFakeNeeds } from '../testing/createFakeNeeds.ts';
import { createStayBook } from './createStayBook.ts';

const MINUTE = 60_000;
const ADA = { userId: 'ada', name: 'Ada', isSpectator: false, canChat: true };
const GUEST = { userId: null, name: 'Quiet Wren', isSpectator: false, canChat: true };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function openBook() {
  const told: StaysReport[] = [];
  const closed = Promise.withResolvers<void>();
  const needs = {
    ...createFakeNeeds('0'),
    reportStays: async (report: StaysReport) => void told.push(report),
  };
  const room = { context: { needs }, gameId: 'game', release: 3, closed, warn: () => undefined };
  const book = createStayBook(room as unknown as Parameters<typeof createStayBook>[0], () => Date.now());
  return { book, told, closed };
}

it('[OP-01:part] tells of a stay when it begins, every minute and when it ends, as one and the same', async () => {
  const { book, told } = openBook();
  book.begin('a', ADA);
  await vi.advanceTimersByTimeAsync(MINUTE / 2);
  book.begin('b', GUEST);
  await vi.advanceTimersByTimeAsync(MINUTE / 2);
  await vi.advanceTimersByTimeAsync(MINUTE / 4);
  book.end('a');
  book.end('a');
  const stays = told.map((report) => report.stays.map(({ userId, seconds }) => [userId, seconds]));
  expect(stays).toEqual([
    [['ada', 0]],
    [[null, 0]],
    [
      ['ada', 60],
      [null, 30],
    ],
    [['ada', 75]],
  ]);
  const ids = told.flatMap((report) =>
    report.stays.filter(({ userId }) => userId === 'ada').map(({ id }) => id),
  );
  expect(new Set(ids).size).toBe(1);
  expect(told[0]).toMatchObject({ gameId: 'game', release: 3 });
});

it('says nothing of a room that has closed', async () => {
  const { book, told, closed } = openBook();
  book.begin('a', ADA);
  closed.resolve();
  await vi.advanceTimersByTimeAsync(3 * MINUTE);
  expect(told).toHaveLength(1);
});
