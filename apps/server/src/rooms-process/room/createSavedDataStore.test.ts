import type { SavedDataWrite } from '@playloom/room-contract';
import { expect, it } from 'vitest';
import { createFakePlatform } from '../testing/createFakePlatform.ts';
import { createSavedDataStore } from './createSavedDataStore.ts';

const GOALS = { day: '2026-03-15', counts: { play: 0 }, done: [] };

function openStore(answer: 'written' | 'new-day', readGoals: () => Promise<typeof GOALS | null>) {
  const posted: unknown[] = [];
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
  };
  const room = {
    context: { platform },
    gameId: 'game',
    roomId: 'room',
    release: 3,
    isClosing: false,
    closed,
    journal: { addMembers: async () => undefined },
    simulation: { post: (command: { kind: string }) => void posted.push(command) },
    warn: (_: unknown, what: string) => void warnings.push(what),
  };
  const store = createSavedDataStore(room as unknown as Parameters<typeof createSavedDataStore>[0]);
  store.open('ada');
  return { store, posted, warnings, written, closed };
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
