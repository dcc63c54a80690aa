import type { ApiClient, ChatChannel, ChatMessage, LiveWord } from '@playloom/api-contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createChatStore, type ChatStore } from './createChatStore.ts';
import { listPresent, listTyping } from './RoomState.ts';

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
let said: LiveWord[];
let store: ChatStore;
let now = 0;
let ids = 0;
beforeEach(() => {
  vi.stubGlobal('document', { visibilityState: 'visible' });
  [stored, said, now, ids] = [[message(1)], [], 0, 0];
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
  store = createChatStore({
    api: async () => api,
    say: (word) => void said.push(word),
    now: () => now,
    makeId: () => `mine-${(ids += 1)}`,
    describe: String,
  });
});

afterEach(() => vi.unstubAllGlobals());

function texts(): string[] {
  return store.read().room?.messages.map(({ text }) => text) ?? [];
}

it('[CM-02:part] shows each message once, in its place, and asks for what it missed', async () => {
  await store.open('c1');
  store.hear({ kind: 'message', channel: 'c1', message: message(2) });
  store.hear({ kind: 'message', channel: 'c1', message: message(2) });
  expect(texts()).toEqual(['line 1', 'line 2']);
  stored = [1, 2, 3, 4].map((sequence) => message(sequence));
  store.hear({ kind: 'message', channel: 'c1', message: message(4) });
  await vi.waitFor(() => expect(texts()).toEqual(['line 1', 'line 2', 'line 3', 'line 4']));
  expect(store.read().room?.revision).toBe(4);
  const edited = message(2, { revision: 5, text: 'mended' });
  store.hear({ kind: 'message', channel: 'c1', message: edited });
  store.hear({ kind: 'message', channel: 'c1', message: message(2) });
  expect(texts()).toEqual(['line 1', 'mended', 'line 3', 'line 4']);
});

it('[CM-02:part] says again after a welcome what was not answered, and nothing else', async () => {
  await store.open('c1');
  store.send({ text: 'one' });
  store.send({ text: 'two' });
  store.hear({ kind: 'refused', clientId: 'mine-2', errorId: 'chat_too_fast', text: 'Wait.' });
  expect(store.read().room?.pending).toMatchObject([{ problem: null }, { problem: 'Wait.' }]);
  said.length = 0;
  store.hear({ kind: 'welcome' });
  await vi.waitFor(() => expect(said.filter(({ kind }) => kind === 'say')).toHaveLength(1));
  expect(said.find(({ kind }) => kind === 'say')).toMatchObject({ clientId: 'mine-1', text: 'one' });
  expect(said).toContainEqual({ kind: 'enter', channel: 'c1', isPresent: true });
  // It had arrived, and only the answer was lost.
  stored = [message(1), message(2, { clientId: 'mine-1', text: 'one' })];
  said.length = 0;
  store.hear({ kind: 'welcome' });
  await vi.waitFor(() => expect(texts()).toEqual(['line 1', 'one']));
  await vi.waitFor(() => expect(said.some(({ kind }) => kind === 'read')).toBe(true));
  expect(said.filter(({ kind }) => kind === 'say')).toEqual([]);
});

it('counts what is new elsewhere, and knows who is here and who types', async () => {
  await store.refresh();
  store.hear({ kind: 'message', channel: 'c1', message: message(2) });
  expect(store.read().channels?.[0]?.unread).toBe(1);
  await store.open('c1');
  expect(store.read().channels?.[0]?.unread).toBe(0);
  store.hear({ kind: 'presence', channel: 'c1', source: 'a', count: 2, people: ['ada', 'ben'] });
  store.hear({ kind: 'presence', channel: 'c1', source: 'b', count: 1, people: ['cleo'] });
  store.hear({ kind: 'typing', channel: 'c1', username: 'ben' });
  const { room } = store.read();
  expect(listPresent(room!, 1000)).toEqual({ count: 3, people: ['ada', 'ben', 'cleo'] });
  expect([listTyping(room!, 1000), listTyping(room!, 5000)]).toEqual([['ben'], []]);
  expect(listPresent(room!, 60_000).count).toBe(0);
});
