import type { PlatformCalls, SavedDataWrite } from '@playloom/room-contract';
import { afterEach, expect, it, vi } from 'vitest';
import { CallFailure } from '../../rooms-gateway/channel/createCallChannel.ts';
import { createFakePlatform } from '../testing/createFakePlatform.ts';
import { createSavedDataStore } from './createSavedDataStore.ts';

/** How often rooms renew their leases. */
const RENEW_EVERY_MS = 10_000;

afterEach(() => vi.useRealTimers());

const GOALS = { day: '2026-03-15', counts: { play: 0 }, done: [] };

type Continue = PlatformCalls['continueSaved'];

function openStore(
  answer: 'written' | 'new-day',
  readGoals: () => Promise<typeof GOALS | null> = async () => null,
  continueSaved: Continue = async () => 'current',
) {
  const posted: unknown[] = [];
  const ended: string[] = [];
  const warnings: string[] = [];
  const written: SavedDataWrite[] = [];
  const closed = Promise.withResolvers<void>();
  const platform: ReturnType<typeof createFakePlatform> = {
    ...createFakePlatform('0'),
    async writeSaved(write: SavedDataWrite) {
      written.push(write);
      return answer;
    },
    readGoals,
    continueSaved,
    renewLeases: async () => ['lease of before'],
  };
  const { openSaved } = platform;
  const opened: number[] = [];
  platform.openSaved = (request) => {
    opened.push(request.sequence ?? NaN);
    return openSaved(request);
  };
  const room = {
    context: { platform },
    gameId: 'game',
    roomId: 'room',
    release: 3,
    isClosing: false,
    closed,
    journal: { addMembers: async () => undefined, hasEnded: false },
    members: { isPlaying: (): boolean => false },
    endUser: (userId: string) => void ended.push(userId),
    simulation: { post: (command: { kind: string }) => void posted.push(command) },
    warn: (_: unknown, what: string) => void warnings.push(what),
  };
  const store = createSavedDataStore(room as unknown as Parameters<typeof createSavedDataStore>[0]);
  return { store, posted, warnings, written, closed, opened, ended, room };
}

it('[GOAL-02:part] passes the goals of another day to the room when the platform says that the day has ended', async () => {
  const { store, posted, written, closed } = openStore('new-day', async () => GOALS);
  store.open('ada');
  await store.write('ada', { sequence: 1, changes: [] });
  expect(written).toMatchObject([{ sequence: 1, release: 3 }]);
  expect(posted.at(-1)).toEqual({ kind: 'goals', room: 'room', userId: 'ada', goals: GOALS });
  closed.resolve();
});

it('[GOAL-02:part] leaves the goals as they are on the same day, without goals, and when they can’t be read', async () => {
  const same = openStore('written', async () => GOALS);
  same.store.open('ada');
  await same.store.write('ada', { sequence: 1, changes: [] });
  const none = openStore('new-day', async () => null);
  none.store.open('ada');
  await none.store.write('ada', { sequence: 1, changes: [] });
  const failed = openStore('new-day', () => Promise.reject(new Error('away')));
  failed.store.open('ada');
  await failed.store.write('ada', { sequence: 1, changes: [] });
  for (const { posted, closed } of [same, none, failed]) {
    expect(posted.filter((command) => (command as { kind: string }).kind === 'goals')).toEqual([]);
    closed.resolve();
  }
  expect(failed.warnings).toEqual(['could not read goals']);
});

it('[OP-40:part] continues with the lease of before if the journal has every write', async () => {
  const { store, written, opened, closed } = openStore('written');
  store.restore('ada', 'lease of before', 7);
  for (const sequence of [7, 8]) await store.write('ada', { sequence, changes: [] });
  expect(written.map(({ lease, sequence }) => [lease, sequence])).toEqual([
    ['lease of before', 7],
    ['lease of before', 8],
  ]);
  expect(opened).toEqual([]);
  closed.resolve();
});

it('[OP-95:part] reads the data again if the platform has later writes than the journal', async () => {
  const { store, written, opened, posted, closed } = openStore('written', undefined, async () => 'outdated');
  store.restore('ada', 'lease of before', 7);
  for (const sequence of [7, 8]) await store.write('ada', { sequence, changes: [] });
  // The platform ignores the first, which it has.
  expect(written.map(({ lease, sequence }) => [lease, sequence])).toEqual([
    ['lease 1 of ada', 7],
    ['lease 1 of ada', 8],
  ]);
  expect(opened).toEqual([7]);
  expect(posted).toMatchObject([{ kind: 'saved', userId: 'ada' }]);
  closed.resolve();
});

it('[OP-95:part] repeats nothing on data that another room has taken', async () => {
  const { store, written, warnings, closed } = openStore('written', undefined, async () => 'lost');
  store.restore('ada', 'lease of before', 7);
  for (const sequence of [7, 8]) await store.write('ada', { sequence, changes: [] });
  expect(written.map(({ sequence }) => sequence)).toEqual([8]);
  expect(warnings).toEqual(['dropped a write of data that another room has taken']);
  closed.resolve();
});

it('[OP-40:part] asks a platform of an earlier version whether the lease is still there', async () => {
  const { store, written, closed } = openStore('written', undefined, () =>
    Promise.reject(new CallFailure('Unknown call: continueSaved')),
  );
  store.restore('ada', 'lease of before', 7);
  await store.write('ada', { sequence: 8, changes: [] });
  expect(written.map(({ lease }) => lease)).toEqual(['lease 1 of ada']);
  closed.resolve();
});

it('[OP-96:part] rejects a write that was not answered when the room ended', async () => {
  const { store, closed, room } = openStore('written');
  store.restore('ada', 'lease of before', 7);
  room.context.platform.writeSaved = () => Promise.reject(new CallFailure('away'));
  room.journal.hasEnded = true;
  await expect(store.write('ada', { sequence: 8, changes: [] })).rejects.toThrow('away');
  closed.resolve();
});

it('[OP-96:part] stores the last writes of a player who had left before the room came back, and then releases the data', async () => {
  const { store, written, room, closed } = openStore('written');
  room.isClosing = true;
  store.restoreWriter('ada', 'lease of before', 7);
  await Promise.all([6, 7].map((sequence) => store.write('ada', { sequence, changes: [] })));
  expect(written.map(({ sequence }) => sequence)).toEqual([6, 7]);
  await store.settle();
  expect(room.context.platform.callLog).toContain('closeSaved lease of before');
  closed.resolve();
});

it('[OP-96:part] leaves the data to the next process if a write was not answered when the room ended', async () => {
  const { store, room, closed } = openStore('written');
  store.restore('ada', 'lease of before', 7);
  room.journal.hasEnded = true;
  await store.settle();
  expect(room.context.platform.callLog).toEqual([]);
  closed.resolve();
});

it('[OP-55:part] keeps players whose data is opened again, after a move to another thread, while leases are renewed', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { store, closed, ended, room } = openStore('written');
  const opening = Promise.withResolvers<void>();
  const { platform } = room.context;
  platform.openSaved = async () => {
    await opening.promise;
    return { lease: 'second', saved: { game: {}, world: {} } };
  };
  platform.renewLeases = async (asked) => asked.filter((lease) => lease === 'first');
  room.members.isPlaying = () => true;
  store.restore('ada', 'first', 0);
  await store.write('ada', { sequence: 1, changes: [] });
  store.openAgain();
  await vi.advanceTimersByTimeAsync(RENEW_EVERY_MS);
  expect(ended).toEqual([]);
  opening.resolve();
  await store.write('ada', { sequence: 2, changes: [] });
  expect(store.findLease('ada')).toBe('second');
  await vi.advanceTimersByTimeAsync(RENEW_EVERY_MS);
  expect(ended).toEqual([]);
  closed.resolve();
});

it('[OP-55:part] ends players whose lease another room has taken', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { store, closed, ended, room } = openStore('written');
  store.restore('ada', 'first', 0);
  await store.write('ada', { sequence: 1, changes: [] });
  room.context.platform.renewLeases = async (asked) => asked;
  await vi.advanceTimersByTimeAsync(RENEW_EVERY_MS);
  expect(ended).toEqual(['ada']);
  closed.resolve();
});
