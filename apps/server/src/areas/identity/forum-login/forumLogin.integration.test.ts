import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../../storage/schema.ts';
import { addSignedInUser, type SignedInUser } from '../../../testing/addSignedInUser.ts';
import type { ApiTestClient } from '../../../testing/createApiTestClient.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { createUniqueUsername } from '../../../testing/createUniqueUsername.ts';
import { signUpUser } from '../../../testing/signUpUser.ts';
import { createRelyingParty } from '../../../testing/createRelyingParty.ts';
import { MINUTE_MS } from '../../../process/clock.ts';

const SIGN_IN_MS = 10 * MINUTE_MS;

const DISCOURSE = { returnUrl: 'https://forum.example/session/sso_login', secret: 'a secret of two' };
const OTHER = { returnUrl: 'https://other.example/sso', secret: 'another secret' };
const LOGIN = '/api/v1/auth/discourse';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({
    env: { FORUM_SSO: JSON.stringify({ discourse: DISCOURSE, other: OTHER }) },
    pages: true,
  });
});
afterAll(() => server.close());

async function addPerson(): Promise<SignedInUser> {
  const person = await addSignedInUser(server, createUniqueUsername());
  const agreed = { secondStepDone: true, termsApprovedAt: server.clock.now() };
  await server.services.db.update(users).set(agreed).where(eq(users.id, person.user.id));
  return person;
}

async function follow(client: ApiTestClient, path: string): Promise<string> {
  const response = await client.fetch(path);
  expect(response.status).toBe(302);
  return response.headers.get('location') ?? '';
}

async function refusalOf(client: ApiTestClient, path: string): Promise<unknown> {
  const response = await client.fetch(path);
  expect(response.headers.get('location')).toBeNull();
  return [response.status, ((await response.json()) as { errorId: string }).errorId];
}

describe('an external forum', () => {
  it('[API-20:part] learns who is logged in, and accepts each answer once', async () => {
    const forum = createRelyingParty(DISCOURSE);
    const { user, client } = await addPerson();
    const location = await follow(client, `${LOGIN}?${forum.ask()}`);
    const person = {
      name: user.username,
      username: user.username,
      email: user.email,
      external_id: user.id,
      avatar_url: `${server.config.publicUrl}/default-avatar.png`,
    };
    expect(forum.welcome(location)).toEqual(person);
    expect(forum.welcome(location)).toBe('unknown nonce');
    // Forums do not know each other’s secrets.
    expect(createRelyingParty({ ...DISCOURSE, secret: OTHER.secret }).welcome(location)).toBe(
      'bad signature',
    );
  });

  it('[API-20] sends its request in the query, which is kept in cookies while the user logs in', async () => {
    const forum = createRelyingParty(DISCOURSE);
    const { client, user, username, password } = await signUpUser(server);
    await client.api.logOut();
    const page = await follow(client, `${LOGIN}?${forum.ask()}`);
    expect(page).toBe('/forum/sign-in/discourse');
    expect([client.cookies.get('d_sso'), client.cookies.get('d_sig')]).not.toContain(undefined);
    const shown = await client.fetch(page);
    expect(shown.status).toBe(200);
    expect(await shown.text()).toContain('Continue to the forum');

    await client.api.logIn({ body: { login: username, password } });
    // A user who has not agreed to the terms stays on our page until they do.
    expect(await follow(client, LOGIN)).toBe(page);
    expect((await client.fetch(page)).status).toBe(200);
    await client.api.updateConsent({ body: { isTOSAndPrivacyApproved: true } });
    expect(await follow(client, page)).toBe(LOGIN);
    expect(forum.welcome(await follow(client, LOGIN))).toMatchObject({ external_id: user._id });
    expect(client.cookies.get('d_sso')).toBeUndefined();

    expect(forum.welcome(await follow(client, `${LOGIN}?${forum.ask()}`))).toMatchObject({ username });
  });

  it('[API-20:part] is asked again when logging in took too long', async () => {
    const { client } = await addPerson();
    const asked = createRelyingParty(DISCOURSE).ask();
    const visitor = server.newClient();
    await visitor.fetch(`${LOGIN}?${asked}`);
    server.clock.advance(SIGN_IN_MS);
    expect(visitor.cookies.get('d_sso')).toBeUndefined();
    expect(await follow(client, LOGIN)).toBe('https://forum.example/');
  });

  it('[API-20:part] [T19] rejects everything that is not signed for this forum', async () => {
    const { client } = await addPerson();
    const wrong = [403, 'forum_request_wrong'];
    const forum = createRelyingParty(DISCOURSE);
    const asked = forum.ask();
    const { sso = '', sig = '' } = Object.fromEntries(new URLSearchParams(asked));
    for (const query of [
      `sso=${encodeURIComponent(sso)}`,
      `sig=${sig}`,
      `sso=&sig=`,
      `sso=${encodeURIComponent(sso)}&sig=${sig.replace(/^./, (first) => (first === '0' ? '1' : '0'))}`,
      `${asked}&sso=${encodeURIComponent(sso)}`,
      forum.ask({ return_sso_url: 'https://evil.example/session/sso_login' }),
      createRelyingParty(OTHER).ask(),
      createRelyingParty({ ...OTHER, secret: DISCOURSE.secret }).ask(),
    ])
      expect(await refusalOf(client, `${LOGIN}?${query}`)).toEqual(wrong);
    for (const name of ['nothing', '__proto__', 'constructor'])
      expect(await refusalOf(client, `/api/v1/auth/${name}?${asked}`)).toEqual([404, 'forum_unknown']);
  });

  it('[T19] gives no user more rights than they have', async () => {
    const forum = createRelyingParty(DISCOURSE);
    const { client } = await addPerson();
    const asked = forum.ask({ admin: 'true', moderator: 'true', email: 'other@example.org' });
    const person = forum.welcome(await follow(client, `${LOGIN}?${asked}`));
    expect(Object.keys(person).toSorted()).toEqual([
      'avatar_url',
      'email',
      'external_id',
      'name',
      'username',
    ]);
    expect(person).not.toMatchObject({ email: 'other@example.org' });
  });
});
