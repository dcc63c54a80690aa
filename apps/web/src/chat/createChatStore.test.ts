import type { ApiClient, ChatChannel, ChatMessage, LiveClientMessage } from '@playloom/api-contract';
import { beforeEach, expect, it, vi } from 'vitest';
import type { KeyValueStorage } from '@playloom/site/browser/getBrowserStorage.ts';
import { createMemoryStorage } from '@playloom/site/testing/createMemoryStorage.ts';
import { createChatStore, type ChatStore } from './createChatStore.ts';
import { summarizePresence, listTypingUsers } from './ChannelState.ts';

const CHANNEL: ChatChannel = {
  _id: 'c1',
  kind: 'game',
  title: 'Harbour',
  picture: null,
  gameId: 'g1',
  gameSlug: 'harbour',
  isMember: true,
  isOwner: false,
  isModerator: false,
  voice: 'free',
  hurdle: null,
  slowSeconds: 0,
  unread: 0,
};

function message(sequence: number, more: Partial<ChatMessage> = {}): ChatMessage {
  return {
    sequence,
    revision: sequence,
    clientId: `client-${sequence}`,
    author: { _id: 'u2', username: 'ben', profilePicture: '' },
    text: `line ${sequence}`,
    picture: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    isFromGame: false,
    isEdited: false,
    isDeleted: false,
    ...more,
  };
}

let stored: ChatMessage[];
let sentMessages: LiveClientMessage[];
let store: ChatStore;
let now = 0;
let ids = 0;
let storage: KeyValueStorage;
let scheduled: Set<() => void>;
let isConnected = true;
let reconnects = 0;
let createStore: () => ChatStore;
beforeEach(() => {
  [storage, scheduled, isConnected, reconnects] = [createMemoryStorage(), new Set(), true, 0];
  [stored, sentMessages, now, ids] = [[message(1)], [], 0, 0];
  const api = {
    listChatChannels: async () => ({
      status: 'success',
      data: { asksBirthDate: false, canMessageDirectly: true, channels: [CHANNEL] },
    }),
    listMessages: async ({ query }: { query: { after?: number } }) => ({
      status: 'success',
      data: {
        channel: CHANNEL,
        messages: stored.filter(({ revision }) => revision > (query.after ?? 0)),
        revision: Math.max(...stored.map(({ revision }) => revision)),
        hasMore: false,
      },
    }),
  } as unknown as ApiClient;
  createStore = () =>
    createChatStore({
      api: async () => api,
      sendMessage: (clientMessage) => void sentMessages.push(clientMessage),
      now: () => now,
      makeId: () => `mine-${(ids += 1)}`,
      describe: String,
      userId: 'u1',
      storage,
      schedule(run) {
        scheduled.add(run);
        return () => void scheduled.delete(run);
      },
      isConnected: () => isConnected,
      reconnect: () => void (reconnects += 1),
    });
  store = createStore();
});

function texts(): string[] {
  return store.read().openChannel?.messages.map(({ text }) => text) ?? [];
}

it('[CM-02:part] shows each message once, in order, and requests missed messages', async () => {
  await store.open('c1');
  store.handleServerMessage({ kind: 'message', channel: 'c1', message: message(2) });
  store.handleServerMessage({ kind: 'message', channel: 'c1', message: message(2) });
  expect(texts()).toEqual(['line 1', 'line 2']);
  stored = [1, 2, 3, 4].map((sequence) => message(sequence));
  store.handleServerMessage({ kind: 'message', channel: 'c1', message: message(4) });
  await expect.poll(() => texts()).toEqual(['line 1', 'line 2', 'line 3', 'line 4']);
  expect(store.read().openChannel?.revision).toBe(4);
  const edited = message(2, { revision: 5, text: 'mended' });
  store.handleServerMessage({ kind: 'message', channel: 'c1', message: edited });
  store.handleServerMessage({ kind: 'message', channel: 'c1', message: message(2) });
  expect(texts()).toEqual(['line 1', 'mended', 'line 3', 'line 4']);
});

it('[CM-02:part] resends only unanswered messages after a welcome', async () => {
  await store.open('c1');
  store.send({ text: 'one' });
  store.send({ text: 'two' });
  store.handleServerMessage({ kind: 'refused', clientId: 'mine-2', errorId: 'chat_too_fast', text: 'Wait.' });
  expect(store.read().openChannel?.pending).toMatchObject([{ problem: null }, { problem: 'Wait.' }]);
  sentMessages.length = 0;
  store.handleServerMessage({ kind: 'welcome' });
  await expect.poll(() => sentMessages.filter(({ kind }) => kind === 'say')).toHaveLength(1);
  expect(sentMessages.find(({ kind }) => kind === 'say')).toMatchObject({ clientId: 'mine-1', text: 'one' });
  expect(sentMessages).toContainEqual({ kind: 'enter', channel: 'c1', isPresent: true });
  // Simulate a message that reached the server while its confirmation was lost.
  stored = [message(1), message(2, { clientId: 'mine-1', text: 'one' })];
  sentMessages.length = 0;
  store.handleServerMessage({ kind: 'welcome' });
  await expect.poll(() => texts()).toEqual(['line 1', 'one']);
  await expect.poll(() => sentMessages.some(({ kind }) => kind === 'read')).toBe(true);
  expect(sentMessages.filter(({ kind }) => kind === 'say')).toEqual([]);
});

it('counts unread messages of other channels and shows who is online and typing', async () => {
  await store.refresh();
  store.handleServerMessage({ kind: 'message', channel: 'c1', message: message(2) });
  expect(store.read().channels?.[0]?.unread).toBe(1);
  await store.open('c1');
  expect(store.read().channels?.[0]?.unread).toBe(0);
  store.handleServerMessage({
    kind: 'presence',
    channel: 'c1',
    source: 'a',
    count: 2,
    people: ['ada', 'ben'],
  });
  store.handleServerMessage({ kind: 'presence', channel: 'c1', source: 'b', count: 1, people: ['cleo'] });
  store.handleServerMessage({ kind: 'typing', channel: 'c1', username: 'ben' });
  const { openChannel } = store.read();
  expect(summarizePresence(openChannel!, 1000)).toEqual({ count: 3, people: ['ada', 'ben', 'cleo'] });
  expect([listTypingUsers(openChannel!, 1000), listTypingUsers(openChannel!, 5000)]).toEqual([['ben'], []]);
  expect(summarizePresence(openChannel!, 60_000).count).toBe(0);
});

function sentIds(): string[] {
  return sentMessages.flatMap((clientMessage) =>
    clientMessage.kind === 'say' ? [clientMessage.clientId] : [],
  );
}

it('[CM-02:part] messages written offline survive a reload and are sent once, in order', async () => {
  await store.open('c1');
  isConnected = false;
  store.setOnline(false);
  for (const text of ['one', 'two', 'three']) store.send({ text });
  expect(sentIds()).toEqual([]);
  expect(store.read().isOnline).toBe(false);

  // Simulate a reload: a new store for the same user in the same browser.
  store = createStore();
  await store.open('c1');
  expect(store.read().openChannel?.pending.map(({ text }) => text)).toEqual(['one', 'two', 'three']);
  isConnected = true;
  store.handleServerMessage({ kind: 'welcome' });
  await expect.poll(() => sentIds()).toEqual(['mine-1']);
  for (const [index, text] of ['one', 'two', 'three'].entries())
    store.handleServerMessage({
      kind: 'message',
      channel: 'c1',
      message: message(index + 2, { clientId: `mine-${index + 1}`, text }),
    });
  expect(sentIds()).toEqual(['mine-1', 'mine-2', 'mine-3']);
  expect(texts()).toEqual(['line 1', 'one', 'two', 'three']);
  expect(store.read().openChannel?.pending).toEqual([]);
  expect(storage.getItem('chatOutbox')).toBeNull();
});

it('a message without an answer means a lost connection; a refused one can be sent again', async () => {
  await store.open('c1');
  store.send({ text: 'one' });
  for (const run of scheduled) run();
  expect([store.read().isOnline, reconnects]).toEqual([false, 1]);
  store.handleServerMessage({ kind: 'welcome' });
  await expect.poll(() => sentIds()).toEqual(['mine-1', 'mine-1']);
  store.handleServerMessage({ kind: 'refused', clientId: 'mine-1', errorId: 'chat_too_fast', text: 'Wait.' });
  expect([scheduled.size, store.read().openChannel?.pending[0]?.problem]).toEqual([0, 'Wait.']);
  store.retry('mine-1');
  expect(sentIds()).toHaveLength(3);
});

it('lists a new conversation immediately and counts own messages of other pages as read', async () => {
  await store.refresh();
  const mine = message(2, { author: { _id: 'u1', username: 'ada', profilePicture: '' } });
  store.handleServerMessage({ kind: 'message', channel: 'c1', message: mine });
  expect(store.read().channels?.[0]?.unread).toBe(0);
  sentMessages.length = 0;
  store.handleServerMessage({ kind: 'message', channel: 'c2', message: mine });
  await vi.waitFor(() =>
    expect(sentMessages).toContainEqual({ kind: 'enter', channel: 'c1', isPresent: false }),
  );
});

it('marks only visible messages as read', async () => {
  store.setVisible(false);
  await store.open('c1');
  expect(sentMessages).toEqual([{ kind: 'enter', channel: 'c1', isPresent: false }]);
  store.setVisible(true);
  expect(sentMessages.slice(1)).toEqual([
    { kind: 'enter', channel: 'c1', isPresent: true },
    { kind: 'read', channel: 'c1', sequence: 1 },
  ]);
});
