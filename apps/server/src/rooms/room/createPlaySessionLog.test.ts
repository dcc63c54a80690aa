import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PlaySessionsReport } from '../../platform/rooms/PlatformCalls.ts';
import { createFakePlatform } from '../testing/createFakePlatform.ts';
import { createPlaySessionLog } from './createPlaySessionLog.ts';

const MINUTE = 60_000;
const ADA = { userId: 'ada', name: 'Ada', isSpectator: false, canChat: true };
const GUEST = { userId: null, name: 'Quiet Wren', isSpectator: false, canChat: true };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function openLog() {
  const reports: PlaySessionsReport[] = [];
  const closed = Promise.withResolvers<void>();
  const platform = {
    ...createFakePlatform('0'),
    reportStays: async (report: PlaySessionsReport) => void reports.push(report),
  };
  const room = { context: { platform }, gameId: 'game', release: 3, closed, warn: () => undefined };
  const book = createPlaySessionLog(room as unknown as Parameters<typeof createPlaySessionLog>[0], () =>
    Date.now(),
  );
  return { book, reports, closed };
}

it('[OP-01:part] reports a play session when it begins, every minute, and when it ends, under the same id', async () => {
  const { book, reports } = openLog();
  book.begin('a', ADA);
  await vi.advanceTimersByTimeAsync(MINUTE / 2);
  book.begin('b', GUEST);
  await vi.advanceTimersByTimeAsync(MINUTE / 2);
  await vi.advanceTimersByTimeAsync(MINUTE / 4);
  book.end('a');
  book.end('a');
  const sessions = reports.map((report) => report.stays.map(({ userId, seconds }) => [userId, seconds]));
  expect(sessions).toEqual([
    [['ada', 0]],
    [[null, 0]],
    [
      ['ada', 60],
      [null, 30],
    ],
    [['ada', 75]],
  ]);
  const ids = reports.flatMap((report) =>
    report.stays.filter(({ userId }) => userId === 'ada').map(({ id }) => id),
  );
  expect(new Set(ids).size).toBe(1);
  expect(reports[0]).toMatchObject({ gameId: 'game', release: 3 });
});

it('reports nothing for a room that has closed', async () => {
  const { book, reports, closed } = openLog();
  book.begin('a', ADA);
  closed.resolve();
  await vi.advanceTimersByTimeAsync(3 * MINUTE);
  expect(reports).toHaveLength(1);
});
