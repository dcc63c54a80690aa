import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../../process/clock.ts';
import { users } from '../../../storage/schema.ts';
import type { ApiTestClient } from '../../../testing/createApiTestClient.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { signUpUser } from '../../../testing/signUpUser.ts';
import { createAttemptLimiter } from '../credentials/createAttemptLimiter.ts';
import { logIn } from './logIn.ts';
import { createTwoFactorCodeGuard } from '../two-factor/createTwoFactorCodeGuard.ts';
import type { HttpExchange } from '../../../http/HttpExchange.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

async function tryLogin(login: string, password: string, client: ApiTestClient = server.newClient()) {
  return client.api.logIn({ body: { login, password } }).then(
    ({ data }) => data.local.username,
    (error: { body: { errorId: string } }) => error.body.errorId,
  );
}

async function tryOften(times: number, login: string, password: string, client?: ApiTestClient) {
  const outcomes: string[] = [];
  for (let time = 0; time < times; time++) outcomes.push(await tryLogin(login, password, client));
  return outcomes;
}

describe('logging in', () => {
  it('accepts the username or email, in any case, with spaces around it', async () => {
    const { user, email, password } = await signUpUser(server, { username: 'Ada_L' });
    for (const login of ['Ada_L', 'ada_l', email, email.toUpperCase(), `  ${email} `]) {
      const client = server.newClient();
      const { data } = await client.api.logIn({ body: { login, password } });
      expect(data).toEqual(user);
      expect((await client.api.readUser()).data).toEqual(user);
    }
  });

  it('rejects wrong passwords, unknown usernames and unknown emails with the same message', async () => {
    const { username } = await signUpUser(server);
    const answers = [];
    for (const login of [username, 'nobody_at_all', 'nobody@example.org']) {
      const response = await server.newClient().fetch('/api/v1/login/', {
        method: 'POST',
        json: { login, password: 'not the right one' },
      });
      answers.push([response.status, await response.text(), response.headers.getSetCookie()]);
    }
    expect(answers[0]).toEqual([401, expect.stringContaining('wrong_credentials'), []]);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  it('does not accept the hash as the password', async () => {
    const { user, username } = await signUpUser(server);
    const row = await server.services.db.query.users.findFirst({ where: eq(users.id, user._id) });
    expect(await tryLogin(username, row?.passwordHash ?? '')).toBe('wrong_credentials');
  });

  it('creates no session while the password is being changed', async () => {
    const { user, username, password } = await signUpUser(server);
    const { services } = server;
    // The password changes after it was checked and before the session is created.
    const passwords = {
      ...services.passwords,
      async verify(...call: Parameters<typeof services.passwords.verify>) {
        const isRight = await services.passwords.verify(...call);
        await services.db.update(users).set({ passwordHash: 'changed' }).where(eq(users.id, user._id));
        return isRight;
      },
    };
    const visitor = { request: { cookies: {}, headers: {} }, reply: {} } as HttpExchange;
    const call = logIn(
      { ...services, passwords },
      { tries: createAttemptLimiter(services, 'test'), codes: createTwoFactorCodeGuard(services, 'test') },
      { login: username, password },
      visitor,
    );
    await expect(call).rejects.toMatchObject({ id: 'wrong_credentials' });
  });
});

describe('guessing passwords', () => {
  it('is blocked after ten wrong ones per hour for one login, including the right one', async () => {
    const { username, password } = await signUpUser(server);
    const outcomes = await tryOften(12, username, 'a wrong password');
    expect(outcomes).toEqual([
      ...Array(10).fill('wrong_credentials'),
      'too_many_requests',
      'too_many_requests',
    ]);
    expect(await tryLogin(username, password)).toBe('too_many_requests');
    server.clock.advance(HOUR_MS);
    expect(await tryLogin(username, password)).toBe(username);
  });

  it('counts parallel attempts', async () => {
    const { username } = await signUpUser(server);
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, () => tryLogin(username, 'a wrong password')),
    );
    expect(outcomes.filter((outcome) => outcome === 'wrong_credentials')).toHaveLength(10);
  });

  it('does not lock out a browser that was logged in before', async () => {
    const { username, password, client } = await signUpUser(server);
    await client.api.logOut();
    await tryOften(11, username, 'a wrong password');
    expect(await tryLogin(username, password)).toBe('too_many_requests');
    expect(await tryLogin(username, password, client)).toBe(username);
  });

  it('is counted in a known browser too, and the mark of one account does not help with another', async () => {
    const [ada, bob] = [await signUpUser(server), await signUpUser(server)];
    const outcomes = await tryOften(11, ada.username, 'a wrong password', ada.client);
    expect(outcomes.at(-1)).toBe('too_many_requests');
    await tryOften(10, ada.username, 'a wrong password', bob.client);
    expect(await tryLogin(ada.username, ada.password, bob.client)).toBe('too_many_requests');
    const forged = server.newClient();
    forged.cookies.set('playloom_device', `${'m'.repeat(43)}.${'s'.repeat(43)}`);
    expect(await tryLogin(ada.username, ada.password, forged)).toBe('too_many_requests');
  });

  it('is reset by choosing a new password', async () => {
    const { username, email } = await signUpUser(server);
    await tryOften(11, username, 'a wrong password');
    await tryOften(11, email, 'a wrong password');
    await server.client.api.requestPasswordReset({ body: { email } });
    const { link } = await server.mailTo(email);
    const token = link?.split('/').at(-1) ?? '';
    await server.client.api.resetPassword({ body: { token, password: 'a brand new password' } });
    expect(await tryLogin(username, 'a brand new password')).toBe(username);
    expect(await tryLogin(email, 'a brand new password')).toBe(username);
  });

  it('does not reveal that a username and an email belong together', async () => {
    const { username, email } = await signUpUser(server);
    await tryOften(11, username, 'a wrong password');
    expect(await tryLogin(email, 'a wrong password')).toBe('wrong_credentials');
  });
});
