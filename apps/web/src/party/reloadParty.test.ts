import type { ApiClient, Party } from '@playloom/api-contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPartyStore } from './createPartyStore.ts';
import { reloadParty } from './reloadParty.ts';

const party = (id: string): Party => ({
  _id: id,
  link: '',
  channel: 'channel',
  unread: 0,
  isLeader: true,
  autoJoin: false,
  members: [],
  game: null,
});

function openStore(first: Party | null = null) {
  const answers: ((answer: Party | null | Error) => void)[] = [];
  const readParty = () =>
    new Promise((resolve, reject) =>
      answers.push((answer) => (answer instanceof Error ? reject(answer) : resolve({ data: answer }))),
    );
  const store = createPartyStore(first);
  const reload = () => reloadParty(store, async () => ({ readParty }) as unknown as ApiClient);
  return { store, answers, reload };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('[PARTY-10:part] shows the latest state, whatever order the answers come in', async () => {
  const { store, answers, reload } = openStore();
  const reloading = reload();
  await vi.advanceTimersByTimeAsync(0);
  store.replace(party('newer'));
  answers[0]!(party('older'));
  await vi.advanceTimersByTimeAsync(0);
  expect(store.read()?._id).toBe('newer');
  // The change may have been older than the answer, so it asks again.
  await vi.runAllTimersAsync();
  answers[1]!(party('newest'));
  await reloading;
  expect(store.read()?._id).toBe('newest');
  expect(answers).toHaveLength(2);
});

it('[PARTY-10:part] loads many changes at once', async () => {
  const { store, answers, reload } = openStore();
  const reloading = reload();
  await vi.advanceTimersByTimeAsync(0);
  for (let change = 0; change < 20; change += 1) void reload();
  answers[0]!(party('first'));
  await vi.advanceTimersByTimeAsync(0);
  expect(answers).toHaveLength(1);
  await vi.runAllTimersAsync();
  answers[1]!(party('second'));
  await reloading;
  expect(store.read()?._id).toBe('second');
  expect(answers).toHaveLength(2);
});

it('[PARTY-10:part] keeps what it shows when reloading fails, and counts unread messages', async () => {
  const { store, answers, reload } = openStore(party('known'));
  store.setUnread((former) => former + 1);
  const reloading = reload();
  await vi.advanceTimersByTimeAsync(0);
  answers[0]!(new Error('offline'));
  await reloading;
  expect(store.read()).toMatchObject({ _id: 'known', unread: 1 });
  expect(store.sync.isOutdated).toBe(true);
});
