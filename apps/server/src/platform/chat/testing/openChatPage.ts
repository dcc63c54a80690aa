import { LIVE_SOCKET, type ChatMessage, type LiveNews, type LiveWord } from '@playloom/api-contract';
import { WebSocket } from 'ws';
import type { SignedInUser } from '../../../testing/addSignedInUser.ts';
import type { TestServer } from '../../../testing/createTestServer.ts';
import { waitUntil } from '../../../testing/waitUntil.ts';
import { socketOrigin } from '../../drafts/testing/editAs.ts';

/** The live socket of somebody's page, and everything that was heard on it. */
export interface ChatPage {
  readonly news: LiveNews[];
  readonly socket: WebSocket;
  ended: number | null;
  say(word: LiveWord): void;
  /** The messages heard, in the order they came. */
  messages(): ChatMessage[];
  refusals(): string[];
}

export async function openChatPage(
  server: TestServer,
  { client }: Pick<SignedInUser, 'client'>,
): Promise<ChatPage> {
  const token = (await client.api.readChatToken()).data;
  const socket = new WebSocket(`${socketOrigin(server)}${LIVE_SOCKET}`, { origin: server.config.publicUrl });
  const page: ChatPage = {
    news: [],
    socket,
    ended: null,
    say: (word) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(word));
    },
    messages: () => page.news.flatMap((news) => (news.kind === 'message' ? [news.message] : [])),
    refusals: () => page.news.flatMap((news) => (news.kind === 'refused' ? [news.errorId] : [])),
  };
  socket.on('open', () => socket.send(JSON.stringify({ kind: 'hello', token })));
  socket.on('message', (data) => page.news.push(JSON.parse(String(data)) as LiveNews));
  socket.on('close', (code) => (page.ended = code));
  socket.on('error', () => (page.ended ??= -1));
  await waitUntil(
    () => page.news.some(({ kind }) => kind === 'welcome') || page.ended !== null,
    () => 'no welcome',
  );
  return page;
}

/** Enters a channel and waits until its own presence is heard. */
export async function enterChannel(page: ChatPage, channel: string): Promise<void> {
  page.say({ kind: 'enter', channel, isPresent: true });
  await waitUntil(
    () => page.news.some((news) => news.kind === 'presence' && news.channel === channel && news.count > 0),
    () => `never entered: ${JSON.stringify(page.news)}`,
  );
}
