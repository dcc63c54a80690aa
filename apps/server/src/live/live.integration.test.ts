import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LIVE_SESSION_ENDED, LIVE_SOCKET_PATH, type LiveServerMessage } from '@playloom/api-contract';
import { eq } from 'drizzle-orm';
import { afterEach, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { users } from '../storage/schema.ts';
import { addSignedInUser, type SignedInUser } from '../testing/addSignedInUser.ts';
import type { ApiTestClient } from '../testing/createApiTestClient.ts';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';
import { createEthereumWallet } from '../testing/createWallets.ts';
import { signUpUser } from '../testing/signUpUser.ts';
import { pollUntil } from '../testing/pollUntil.ts';
import { getSocketOrigin } from '../areas/creation/drafts/testing/openTestEditorAs.ts';
import { deliverNotification } from '../areas/people/notifications/deliverNotification.ts';
import { createLiveHub } from './createLiveHub.ts';
import { LIVE_CHECK_INTERVAL_MS, LIVE_MESSAGES_BURST } from './limits.ts';
import { getUserTopic } from './LiveHub.ts';
import { createLiveToken } from './liveToken.ts';

interface TestPage {
  readonly socket: WebSocket;
  readonly received: LiveServerMessage[];
  ended: number | null;
}

const opened: TestPage[] = [];

afterEach(() => {
  for (const { socket } of opened.splice(0)) socket.terminate();
});

async function readToken({ client }: SignedInUser): Promise<string> {
  return (await client.api.readChatToken()).data;
}

function openPage(server: TestServer, token: string, origin = server.config.publicUrl): TestPage {
  const socket = new WebSocket(`${getSocketOrigin(server)}${LIVE_SOCKET_PATH}`, { origin });
  const page: TestPage = { socket, received: [], ended: null };
  socket.on('open', () => socket.send(JSON.stringify({ kind: 'hello', token })));
  socket.on('message', (data) => page.received.push(JSON.parse(String(data)) as LiveServerMessage));
  socket.on('close', (code) => (page.ended = code));
  socket.on('error', () => (page.ended ??= -1));
  opened.push(page);
  return page;
}

function isWelcome({ received }: TestPage): boolean {
  return received.some(({ kind }) => kind === 'welcome');
}

it('[T9] admits pages with the token of a valid session, and disconnects them with that session', async () => {
  const server = await createTestServer();
  const ada = await addSignedInUser(server, 'ada');
  const token = await readToken(ada);
  const [first, second] = [openPage(server, token), openPage(server, token)];
  await pollUntil(
    () => isWelcome(first) && isWelcome(second),
    () => 'no welcome',
  );

  const stranger = openPage(server, token, 'https://elsewhere.example');
  const forged = openPage(server, `${token.slice(0, -2)}xx`);
  await pollUntil(
    () => stranger.ended !== null && forged.ended !== null,
    () => 'a page was connected',
  );
  expect([stranger.received, forged.received, forged.ended]).toEqual([[], [], LIVE_SESSION_ENDED]);

  const { live } = server.services;
  const end = vi.spyOn(live, 'end');
  await ada.client.api.logOut();
  // The sockets are closed at once, not with the next periodic check.
  expect(end.mock.calls).toEqual([[ada.user.id, expect.any(String)]]);
  const late = openPage(server, token);
  await pollUntil(
    () => [first, second, late].every(({ ended }) => ended !== null),
    () => 'a socket outlived its session',
  );
  expect([first.ended, second.ended, late.ended]).toEqual([
    LIVE_SESSION_ENDED,
    LIVE_SESSION_ENDED,
    LIVE_SESSION_ENDED,
  ]);
  await server.close();
});

const PASSWORD = 'a long enough password';

/** Ways to switch to another account in a browser that is already logged in. */
const connectAttempts: Record<string, (server: TestServer, client: ApiTestClient) => Promise<unknown>> = {
  async 'logs in'(server, client) {
    const ben = await addSignedInUser(server, 'ben');
    const passwordHash = await server.services.passwords.hash(PASSWORD);
    await server.services.db.update(users).set({ passwordHash }).where(eq(users.id, ben.user.id));
    await client.api.logIn({ body: { login: 'ben', password: PASSWORD } });
  },
  'signs up': (server, client) => signUpUser(server, { client }),
  async 'follows the link of a sign-up'(server, client) {
    const email = 'ben@example.org';
    await client.api.signUp({ body: { username: 'ben', email, password: PASSWORD } });
    const { link = '' } = await server.mailTo(email);
    await client.api.usePinLink({ params: { params: new URL(link).pathname.split('/').at(-1) ?? '' } });
  },
  async 'logs in with a wallet'(_server, client) {
    const { chain, address, sign } = createEthereumWallet();
    const asked = { params: { chain }, body: { address, purpose: 'sign-in' } } as const;
    const { message } = (await client.api.writeWalletMessage(asked)).data;
    const body = { message, signature: await sign(message) };
    await client.api.signInWithWallet({ params: { chain }, body });
  },
};

it.each(Object.entries(connectAttempts))(
  '[T9:part] a visitor who %s in a logged-in browser ends that session and its pages at once',
  async (_, connect) => {
    const server = await createTestServer();
    const ada = await addSignedInUser(server, 'ada');
    const page = openPage(server, await readToken(ada));
    await pollUntil(
      () => isWelcome(page),
      () => 'no welcome',
    );
    const { live, rooms } = server.services;
    const [end, enforce] = [vi.spyOn(live, 'end'), vi.spyOn(rooms, 'enforce')];
    await connect(server, ada.client);
    // The sockets are closed at once, not with the next periodic check.
    expect(end.mock.calls).toEqual([[ada.user.id, expect.any(String)]]);
    await pollUntil(
      () => page.ended !== null,
      () => 'a socket outlived its session',
    );
    expect(page.ended).toBe(LIVE_SESSION_ENDED);
    const order = { userId: ada.user.id, gameId: null, kind: 'sign-out', sessions: [expect.any(String)] };
    expect(enforce.mock.calls).toEqual([[order]]);
    await server.close();
  },
);

it('delivers a notification once to each user, and to no one else', async () => {
  const server = await createTestServer();
  const [ada, ben] = [await addSignedInUser(server, 'ada'), await addSignedInUser(server, 'ben')];
  const [hers, his] = [openPage(server, await readToken(ada)), openPage(server, await readToken(ben))];
  await pollUntil(
    () => isWelcome(hers) && isWelcome(his),
    () => 'no welcome',
  );
  const notice = { userIds: [ada.user.id], kind: 'system', text: 'Hello.', href: null, key: 'a' } as const;
  await deliverNotification(server.services, notice);
  await deliverNotification(server.services, notice);
  await deliverNotification(server.services, { ...notice, key: 'b' });
  await pollUntil(
    () => hers.received.length === 4,
    () => JSON.stringify(hers.received),
  );
  expect(hers.received.slice(1)).toEqual([
    { kind: 'unread', count: 0 },
    { kind: 'unread', count: 1 },
    { kind: 'unread', count: 2 },
  ]);
  server.services.live.publish(getUserTopic(ben.user.id), { kind: 'coins', balance: 5 });
  await pollUntil(
    () => his.received.length === 3,
    () => JSON.stringify(his.received),
  );
  expect(his.received[2]).toEqual({ kind: 'coins', balance: 5 });
  await server.close();
});

it('[T10] welcomes each connection once', async () => {
  const server = await createTestServer();
  const ada = await addSignedInUser(server, 'ada');
  const token = await readToken(ada);
  const page = openPage(server, token);
  await pollUntil(
    () => isWelcome(page),
    () => 'no welcome',
  );
  page.socket.send(JSON.stringify({ kind: 'hello', token }));
  await pollUntil(
    () => page.ended !== null,
    () => 'still open',
  );
  expect(page.ended).toBe(4400);
  await server.close();
});

it('[T10] disconnects pages that send too many or invalid messages, and no others', async () => {
  const server = await createTestServer();
  const ada = await addSignedInUser(server, 'ada');
  const token = await readToken(ada);
  const [flooding, garbled, honest] = [
    openPage(server, token),
    openPage(server, token),
    openPage(server, token),
  ];
  await pollUntil(
    () => [flooding, garbled, honest].every(isWelcome),
    () => 'no welcome',
  );
  for (let count = 0; count <= LIVE_MESSAGES_BURST * 2; count += 1)
    flooding.socket.send(JSON.stringify({ kind: 'exit', channel: 'none' }));
  garbled.socket.send('{"kind":"__proto__"}');
  await pollUntil(
    () => flooding.ended !== null && garbled.ended !== null,
    () => 'a socket is still open',
  );
  expect([flooding.ended, garbled.ended, honest.ended]).toEqual([4429, 4400, null]);
  await server.close();
});

it('keeps a page that opens while sessions are looked up', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const server = await createTestServer();
  const lookUp = Promise.withResolvers<void>();
  let checks = 0;
  const sessions = {
    async listOpen(ids: readonly string[]) {
      // The first check lets the early page in, the second is the periodic one.
      if (ids.includes('early') && (checks += 1) > 1) await lookUp.promise;
      return [...ids];
    },
    touch: async () => undefined,
  };
  const hub = createLiveHub({ ...server.services, sessions });
  const listener = createServer().on('upgrade', hub.handleUpgrade).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const open = async (sessionId: string): Promise<WebSocket> => {
    const socket = new WebSocket(`ws://127.0.0.1:${(listener.address() as AddressInfo).port}`);
    await once(socket, 'open');
    const { secrets, clock } = server.services;
    const token = createLiveToken(secrets, { userId: sessionId, sessionId }, clock.now());
    socket.send(JSON.stringify({ kind: 'hello', token }));
    await once(socket, 'message');
    return socket;
  };
  const early = await open('early');
  vi.advanceTimersByTime(LIVE_CHECK_INTERVAL_MS);
  const late = await open('late');
  const checked = once(early, 'ping');
  lookUp.resolve();
  await checked;
  // The answer would come after a closing message.
  late.ping();
  await once(late, 'pong');
  expect(late.readyState).toBe(late.OPEN);
  await hub.close();
  listener.close();
  await server.close();
  vi.useRealTimers();
});
