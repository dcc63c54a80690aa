import type { SavedDataWrite } from '@playloom/room-contract';
import { afterEach, expect, it, vi } from 'vitest';
import { createFakePlatform } from '../testing/createFakePlatform.ts';
import { createSavedDataStore } from './createSavedDataStore.ts';

/** How often rooms renew their leases. */
const RENEW_EVERY_MS = 10_000;

afterEach(() => vi.useRealTimers());

const GOALS = { day: '2026-03-15', counts: { play: 0 }, done: [] };

function openStore(
  answer: 'written' | 'new-day',
  readGoals: () => Promise<typeof GOALS | null>,
  calls: Partial<ReturnType<typeof createFakePlatform>> = {},
) {
  const posted: unknown[] = [];
  const ended: string[] = [];
  const warnings: string[] = [];
  const written: SavedDataWrite[] = [];
  const closed = Promise.withResolvers<void>();
  const platform = {
    ...createFakePlatform('0'),
    async writeSaved(write: SavedDataWrite) {
      written.push(write);
      return answer;
    },
    readGoals,
    ...calls,
  };
  const room = {
    context: { platform },
    gameId: 'game',
    roomId: 'room',
    release: 3,
    isClosing: false,
    closed,
    members: { isPlaying: () => true },
    endUser: (userId: string) => void ended.push(userId),
    journal: { addMembers: async () => undefined },
    simulation: { post: (command: { kind: string }) => void posted.push(command) },
    warn: (_: unknown, what: string) => void warnings.push(what),
  };
  const store = createSavedDataStore(room as unknown as Parameters<typeof createSavedDataStore>[0]);
  store.open('ada');
  return { store, posted, warnings, written, closed, ended };
}

it('[GOAL-02:part] passes the goals of another day to the room when the platform says that the day has ended', async () => {
  const { store, posted, written, closed } = openStore('new-day', async () => GOALS);
  await store.write('ada', { sequence: 1, changes: [] });
  expect(written).toMatchObject([{ sequence: 1, release: 3 }]);
  expect(posted.at(-1)).toEqual({ kind: 'goals', room: 'room', userId: 'ada', goals: GOALS });
  closed.resolve();
});

it('[GOAL-02:part] leaves the goals as they are on the same day, without goals, and when they can’t be read', async () => {
  const same = openStore('written', async () => GOALS);
  await same.store.write('ada', { sequence: 1, changes: [] });
  const none = openStore('new-day', async () => null);
  await none.store.write('ada', { sequence: 1, changes: [] });
  const failed = openStore('new-day', () => Promise.reject(new Error('away')));
  await failed.store.write('ada', { sequence: 1, changes: [] });
  for (const { posted, closed } of [same, none, failed]) {
    expect(posted.filter((command) => (command as { kind: string }).kind === 'goals')).toEqual([]);
    closed.resolve();
  }
  expect(failed.warnings).toEqual(['saved data']);
});

it('[OP-55:part] keeps players whose data is opened again, after a move to another thread, while leases are renewed', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const leases = ['first', 'second'];
  const opening = Promise.withResolvers<void>();
  const { store, closed, ended } = openStore('written', async () => null, {
    async openSaved() {
      const lease = leases.shift()!;
      if (lease === 'second') await opening.promise;
      return { lease, saved: { game: {}, world: {} } };
    },
    renewLeases: async (asked) => asked.filter((lease) => lease === 'first'),
  });
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
  const { store, closed, ended } = openStore('written', async () => null, {
    renewLeases: async (asked) => asked,
  });
  await store.write('ada', { sequence: 1, changes: [] });
  await vi.advanceTimersByTimeAsync(RENEW_EVERY_MS);
  expect(ended).toEqual(['ada']);
  closed.resolve();
});
