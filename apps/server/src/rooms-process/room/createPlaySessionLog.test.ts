import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { JoiningPlayer, PlaySessionsReport } from '@playloom/room-contract';
import { createFakePlatform } from '../testing/createFakePlatform.ts';
import { createTestSocket } from '../testing/createTestSocket.ts';
import { createPlaySessionLog } from './createPlaySessionLog.ts';
import { createRoomMembers } from './createRoomMembers.ts';

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
  const members = createRoomMembers(
    (member) => (member.state === 'left' ? log.end(member) : log.begin(member)),
    () => Date.now(),
  );
  const room = { context: { platform }, gameId: 'game', release: 3, closed, warn: () => undefined, members };
  const log = createPlaySessionLog(room as unknown as Parameters<typeof createPlaySessionLog>[0], () =>
    Date.now(),
  );
  const join = (sessionId: string, visitor: JoiningPlayer, clientId: number): void => {
    members.reserve({ sessionId, visitor, ticketHash: '', seconds: 30 });
    members.connect(sessionId, { socket: createTestSocket(clientId), colyseusToken: '' });
  };
  return { members, join, reports, closed };
}

it('[OP-01:part] reports a play session soon after it begins, every minute, and when it ends, under the same id', async () => {
  const { members, join, reports } = openLog();
  join('a', ADA, 1);
  await vi.advanceTimersByTimeAsync(MINUTE / 2);
  join('b', GUEST, 2);
  await vi.advanceTimersByTimeAsync(MINUTE / 2);
  await vi.advanceTimersByTimeAsync(MINUTE / 4);
  members.leave('a');
  members.leave('a');
  await vi.advanceTimersByTimeAsync(1000);
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

it('reports players together who come and go within a second', async () => {
  const { members, join, reports } = openLog();
  join('a', ADA, 1);
  await vi.advanceTimersByTimeAsync(600);
  join('b', GUEST, 2);
  members.leave('a');
  await vi.advanceTimersByTimeAsync(400);
  const sessions = reports.map((report) =>
    report.stays.map(({ userId, agoMs, seconds }) => [userId, agoMs, seconds]),
  );
  expect(sessions).toEqual([
    [
      ['ada', 1000, 1],
      [null, 400, 0],
    ],
  ]);
});

it('reports nothing more for a room that has closed', async () => {
  const { join, reports, closed } = openLog();
  join('a', ADA, 1);
  closed.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(reports).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(3 * MINUTE);
  expect(reports).toHaveLength(1);
});
