import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '../../../process/clock.ts';
import { hashToken, SESSION_LIFETIME_MS } from '../../../http/session.ts';
import { sessions } from '../../../storage/schema.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { runStatement } from '../../../testing/runStatement.ts';
import { signUpUser } from '../../../testing/signUpUser.ts';

const COOKIE = 'playloom_session';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** Makes a call that requires a session, with this token, and returns the status. */
async function tryToken(token: string): Promise<number> {
  const headers = { cookie: `${COOKIE}=${token}` };
  return (await server.newClient().fetch('/api/v1/account/', { headers })).status;
}

it('[T3] issues a new token at every login and ignores a planted one', async () => {
  const { username, password } = await signUpUser(server);
  const victim = server.newClient();
  victim.cookies.set(COOKIE, 'planted-by-an-attacker');
  await victim.api.logIn({ body: { login: username, password } });
  const token = victim.cookies.get(COOKIE) ?? '';
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(await tryToken('planted-by-an-attacker')).toBe(401);
  expect(await tryToken(token)).toBe(200);
});

it('[T3] ends the previous session of a browser when it logs in or verifies again', async () => {
  const first = await signUpUser(server);
  const old = first.client.cookies.get(COOKIE) ?? '';
  await first.client.api.logIn({ body: { login: first.email, password: first.password } });
  expect(await tryToken(old)).toBe(401);
  const second = first.client.cookies.get(COOKIE) ?? '';
  await signUpUser(server, { client: first.client });
  expect(await tryToken(second)).toBe(401);
  expect(await tryToken(first.client.cookies.get(COOKIE) ?? '')).toBe(200);
});

it('[T3] a failed login leaves the session unchanged', async () => {
  const { client, username } = await signUpUser(server);
  const token = client.cookies.get(COOKIE) ?? '';
  await expect(client.api.logIn({ body: { login: username, password: 'wrong one' } })).rejects.toMatchObject({
    status: 401,
  });
  expect(client.cookies.get(COOKIE)).toBe(token);
  expect(await tryToken(token)).toBe(200);
});

it('[T3] stores nothing that would give a reader of the table access', async () => {
  const { client, user } = await signUpUser(server);
  const token = client.cookies.get(COOKIE) ?? '';
  const [row] = await server.services.db.select().from(sessions).where(eq(sessions.userId, user._id));
  expect(row?.tokenHash).toBe(hashToken(token));
  const everything = await runStatement(server.databaseUrl, 'select * from sessions, users');
  expect(JSON.stringify(everything)).not.toContain(token);
  expect(await tryToken(row?.tokenHash ?? '')).toBe(401);
});

it('[T3] restricts the cookie to our own pages and this connection', async () => {
  const { username, password } = await signUpUser(server);
  const logIn = (target: TestServer) =>
    target.newClient().fetch('/api/v1/login/', { method: 'POST', json: { login: username, password } });
  const plain =
    (await logIn(server)).headers.getSetCookie().find((line) => line.startsWith(`${COOKIE}=`)) ?? '';
  expect(readAttributes(plain)).toEqual(['httponly', 'max-age=7776000', 'path=/', 'samesite=lax']);

  const secure = await createTestServer({
    env: { PUBLIC_URL: 'https://loom.example', UI_ORIGIN: 'https://loom-content.example' },
  });
  const ada = await signUpUser(secure, { username, password });
  expect(ada.client.cookies.get('__Host-playloom')).toMatch(/^[\w-]{43}$/);
  const cookies = (await logIn(secure)).headers.getSetCookie();
  const host = cookies.find((line) => line.startsWith('__Host-playloom=')) ?? '';
  expect(readAttributes(host)).toEqual(['httponly', 'max-age=7776000', 'path=/', 'samesite=lax', 'secure']);
  expect(cookies.every((line) => line.startsWith('__Host-'))).toBe(true);
  await secure.close();
});

function readAttributes(line: string): string[] {
  return line
    .split(';')
    .slice(1)
    .map((attribute) => attribute.trim().toLowerCase())
    .filter((attribute) => !attribute.startsWith('expires='))
    .toSorted();
}

it('[API-01] logs out by POST without a body, answers no-store, ends the session and clears the cookie', async () => {
  const { client } = await signUpUser(server);
  const token = client.cookies.get(COOKIE) ?? '';
  const response = await client.fetch('/api/v1/logout/', { method: 'POST' });
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({ status: 'success' });
  expect(client.cookies.get(COOKIE)).toBeUndefined();
  expect(await tryToken(token)).toBe(401);
  expect((await client.api.readUser()).data).toBeNull();
});

it('[API-01] logging out twice, or without a session, succeeds', async () => {
  const { client } = await signUpUser(server);
  expect(await client.api.logOut()).toEqual({ status: 'success' });
  expect(await client.api.logOut()).toEqual({ status: 'success' });
  expect(await server.newClient().api.logOut()).toEqual({ status: 'success' });
});

it('[ST-02:server] after logging out there is no user, while other devices stay logged in', async () => {
  const { client, username, password, user } = await signUpUser(server);
  const phone = server.newClient();
  await phone.api.logIn({ body: { login: username, password } });
  await client.api.logOut();
  expect((await client.api.readUser()).data).toBeNull();
  expect((await phone.api.readUser()).data).toEqual(user);
});

it('[ER-01:server] a failing logout reports an error, and the session remains', async () => {
  const { client } = await signUpUser(server);
  await runStatement(server.databaseUrl, 'alter table sessions rename to sessions_away');
  const response = await client.fetch('/api/v1/logout/', { method: 'POST' });
  await runStatement(server.databaseUrl, 'alter table sessions_away rename to sessions');
  expect(response.status).toBe(500);
  expect(await response.json()).toMatchObject({ status: 'error', message: expect.stringMatching(/\w/) });
  expect((await client.api.readUser()).data).not.toBeNull();
});

it('ends after ninety days, and its last use is stored at most every five minutes', async () => {
  const { client, user } = await signUpUser(server);
  const { db } = server.services;
  const readSeen = async () => {
    const [row] = await db.select().from(sessions).where(eq(sessions.userId, user._id));
    return row?.lastSeenAt.getTime() ?? 0;
  };
  const start = server.clock.now().getTime();
  server.clock.advance(5 * 60_000);
  await client.api.readUser();
  expect(await readSeen()).toBe(start);
  server.clock.advance(1);
  await client.api.readUser();
  expect(await readSeen()).toBe(start + 5 * 60_000 + 1);
  server.clock.advance(SESSION_LIFETIME_MS - DAY_MS);
  expect((await client.api.readUser()).data).not.toBeNull();
  const token = client.cookies.get(COOKIE) ?? '';
  server.clock.advance(DAY_MS);
  expect(await tryToken(token)).toBe(401);
});
