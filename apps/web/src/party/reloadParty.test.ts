import type { ApiClient, Party } from '@playloom/api-contract';
import { expect, it } from 'vitest';
import { createPartyStore } from './createPartyStore.ts';

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
  const store = createPartyStore(first, async () => ({ readParty }) as unknown as ApiClient);
  return { store, answers };
}

it('[PARTY-10:part] shows the latest state, whatever order the answers come in', async () => {
  const { store, answers } = openStore();
  const reloading = store.reload();
  await Promise.resolve();
  store.replace(party('newer'));
  await expect.poll(() => answers.length).toBe(1);
  answers[0]!(party('older'));
  await reloading;
  expect(store.read()?._id).toBe('newer');
});

it('[PARTY-10:part] keeps what it shows when reloading fails, and counts unread messages', async () => {
  const { store, answers } = openStore(party('known'));
  store.setUnread((former) => former + 1);
  const reloading = store.reload();
  await expect.poll(() => answers.length).toBe(1);
  answers[0]!(new Error('offline'));
  await reloading;
  expect(store.read()).toMatchObject({ _id: 'known', unread: 1 });
});
