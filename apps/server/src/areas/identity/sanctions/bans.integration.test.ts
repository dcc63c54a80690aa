import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addMilliseconds, DAY_MS } from '../../../process/clock.ts';
import { getBrowserCookieName } from '../../../http/browserId.ts';
import { getSessionCookieName } from '../../../http/session.ts';
import { type GameRow, users } from '../../../storage/schema.ts';
import { addGame } from '../../../testing/addGame.ts';
import { addSignedInUser, type SignedInUser } from '../../../testing/addSignedInUser.ts';
import { addStaff } from '../../../testing/addStaff.ts';
import { createFakeRooms } from '../../../testing/createFakeRooms.ts';
import type { ApiTestClient } from '../../../testing/createApiTestClient.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { createUniqueUsername } from '../../../testing/createUniqueUsername.ts';
import { banUser } from '../../community/moderation/sanctionUser.ts';
import { endUserSanctions } from '../../../testing/endUserSanctions.ts';

const OPERATOR = 'operator@example.org';
const password = 'a long enough password';
const rooms = createFakeRooms();
let server: TestServer;
let passwordHash: string;
let maker: SignedInUser;
let troll: SignedInUser;
let game: GameRow;
beforeAll(async () => {
  server = await createTestServer({ rooms, env: { OPERATOR_EMAIL: OPERATOR } });
  passwordHash = await server.services.passwords.hash(password);
});
afterAll(() => server.close());
beforeEach(async () => {
  [maker, troll] = [await addPerson(), await addPerson()];
  game = await addGame(server, { creatorId: maker.user.id, settings: { title: 'Arena' } });
});

async function addPerson(): Promise<SignedInUser> {
  const added = await addSignedInUser(server, createUniqueUsername().replaceAll('-', '_').slice(0, 20));
  await server.services.db.update(users).set({ passwordHash }).where(eq(users.id, added.user.id));
  return added;
}

interface Answer {
  errorId?: string;
  message?: string;
}

async function join(client: ApiTestClient, query = ''): Promise<Answer> {
  const response = await client.fetch(`/api/v1/game-server/${game.id}/${query}`);
  return (await response.json()) as Answer;
}

async function logIn(client: ApiTestClient, login: string): Promise<Answer> {
  const response = await client.fetch('/api/v1/login/', { method: 'POST', json: { login, password } });
  return (await response.json()) as Answer;
}

/** Logs out by clearing only the session cookie. */
function logOut({ cookies }: ApiTestClient): void {
  cookies.set(getSessionCookieName(server.config), '');
}

const APPEAL = 'To appeal, go to http://localhost:3000/appeal.';

it('[CM-05:part] shows a banned player how long, why and how to appeal in every answer', async () => {
  await join(troll.client);
  const expiresAt = new Date('2031-05-04T18:30:00Z');
  await banUser(server.services, troll.user, { reason: 'Threats.', byUserId: null, expiresAt });
  const text = `You are banned until May 4, 2031 at 18:30 UTC. Reason: Threats. ${APPEAL}`;
  // The session has ended: the user is now a guest in the same browser.
  expect(await join(troll.client)).toMatchObject({ errorId: 'banned', message: text });
  expect(await join(troll.client, '?watch=true')).toMatchObject({ errorId: 'banned', message: text });
  expect(await logIn(troll.client, troll.user.username)).toMatchObject({ errorId: 'banned', message: text });
  expect((await troll.client.api.readBan()).data).toEqual({ text, game: null });
  await endUserSanctions(server.services, troll.user);
  expect((await troll.client.api.readBan()).data).toBeNull();
  expect((await join(troll.client)).errorId).toBeUndefined();
});

it('[CM-05:part] a permanent ban says so', async () => {
  await banUser(server.services, troll.user, { reason: '', byUserId: null, expiresAt: null });
  const text = `You are banned permanently. Reason: not specified. ${APPEAL}`;
  expect((await logIn(server.newClient(), troll.user.username)).message).toBe(text);
});

it('[CM-05:part] a ban from a game applies to the account and, after logging out, to the browser', async () => {
  await join(troll.client);
  const params = { id: game.id };
  const body = { username: troll.user.username, kind: 'ban', reason: 'spam', minutes: 60 } as const;
  await maker.client.api.addSanction({ params, body });
  const start = 'You are banned from Arena until ';
  for (const isSignedIn of [true, false]) {
    if (!isSignedIn) logOut(troll.client);
    const { errorId, message } = await join(troll.client);
    expect([errorId, message?.slice(0, start.length)]).toEqual(['banned_from_game', start]);
  }
  expect((await troll.client.api.readBan({ query: { gameId: game.id } })).data?.game).toBe('Arena');
  expect((await troll.client.api.readBan()).data).toBeNull();
  // Other games, other browsers, and other accounts in the same browser still work.
  expect((await join(server.newClient())).errorId).toBeUndefined();
  const sister = await addPerson();
  const shared = troll.client;
  shared.cookies.set(
    getSessionCookieName(server.config),
    sister.client.cookies.get(getSessionCookieName(server.config))!,
  );
  expect((await join(shared)).errorId).toBeUndefined();
});

it('[CM-05:part] remembers the browser in which a banned account tried to log in, and no forged or old one', async () => {
  await banUser(server.services, troll.user, { reason: 'spam', byUserId: null, expiresAt: null });
  const elsewhere = server.newClient();
  expect((await join(elsewhere)).errorId).toBeUndefined();
  expect((await logIn(elsewhere, troll.user.username)).errorId).toBe('banned');
  expect((await join(elsewhere)).errorId).toBe('banned');
  // A browser id that the server did not sign is ignored.
  const name = getBrowserCookieName(server.config, false);
  const [id] = elsewhere.cookies.get(name)!.split('.');
  const forger = server.newClient();
  forger.cookies.set(name, `${id}.${'x'.repeat(43)}`);
  expect((await join(forger)).errorId).toBeUndefined();

  const library = await addPerson();
  await join(library.client);
  logOut(library.client);
  server.clock.advance(31 * DAY_MS);
  const expiresAt = addMilliseconds(server.clock.now(), DAY_MS);
  await banUser(server.services, library.user, { reason: 'spam', byUserId: null, expiresAt });
  expect((await join(library.client)).errorId).toBeUndefined();
});

it('[CM-05:part] sends an appeal to the operators with the account and the ban; the answer reveals nothing', async () => {
  await banUser(server.services, troll.user, { reason: 'spam', byUserId: null, expiresAt: null });
  const body = { email: 'troll@example.org', message: 'It was my brother.' };
  const send = (username: string) => server.newClient().api.sendAppeal({ body: { username, ...body } });
  const answers = [await send(troll.user.username), await send('nobody_here')];
  expect(answers[0]).toEqual(answers[1]);
  const mail = await server.mailTo(OPERATOR);
  expect(mail).toMatchObject({
    subject: `Ban appeal from ${troll.user.username}`,
    replyTo: 'troll@example.org',
  });
  expect(mail.text).toContain('You are banned permanently. Reason: spam.');
  const operator = await addStaff(server, 'operator');
  const { data } = await operator.client.api.listInbox({
    query: { kind: 'feedback', state: 'open', page: '1' },
  });
  const appeals = data.messages.filter(({ subject }) => subject === 'Ban appeal');
  expect(new Set(appeals.map(({ ban }) => ban?.username))).toEqual(new Set([troll.user.username, undefined]));
  await expect(
    server.newClient().api.sendAppeal({ body: { username: 'a', email: 'x', message: '' } }),
  ).rejects.toMatchObject({ status: 400 });
});
