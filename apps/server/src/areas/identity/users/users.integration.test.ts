import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../process/clock.ts';
import { deviceProfiles, users } from '../../../storage/schema.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { signUpUser } from '../../../testing/signUpUser.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

describe('the logged-in user', () => {
  it('[API-07] is the data of GET /api/v1/user/, or none', async () => {
    const { client, user } = await signUpUser(server);
    const read = async (as: typeof client) => {
      const response = await as.fetch('/api/v1/user/');
      return { status: response.status, body: (await response.json()) as unknown };
    };
    expect(await read(client)).toEqual({ status: 200, body: { status: 'success', data: user } });
    expect(await read(server.newClient())).toEqual({ status: 200, body: { status: 'success', data: null } });
    const stranger = server.newClient();
    stranger.cookies.set('playloom_session', 'x'.repeat(43));
    expect(await read(stranger)).toEqual({ status: 200, body: { status: 'success', data: null } });
  });

  it('[EN-01] has exactly the fields of the contract, the default image and push enabled', async () => {
    const { client, username } = await signUpUser(server);
    const response = await client.fetch('/api/v1/user/');
    expect(((await response.json()) as { data: unknown }).data).toStrictEqual({
      _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      local: { username, profilePicture: '/default-avatar.png' },
      coins: 0,
      marketingOptIn: false,
      openChatAccountOf: null,
      isSecondStepAfterSignupCompleted: false,
      lastTermsAndPrivacyApprovalDate: null,
      notificationPreferences: { receiveNotificationsFrom: 'EVERYONE' },
    });
  });

  it('[EN-01] shows changes of coins, consent, opt-in, chat, push and image', async () => {
    const { client, user } = await signUpUser(server);
    await client.api.updateConsent({ body: { isTOSAndPrivacyApproved: true, marketingOptIn: true } });
    await client.api.updatePreferences({ body: { receiveNotificationsFrom: 'DISABLED' } });
    const avatarFile = `${'ab'.repeat(32)}.webp`;
    await server.services.db
      .update(users)
      .set({ coins: 12, openChatAccountOf: 'someone', avatarFile })
      .where(eq(users.id, user._id));
    expect((await client.api.readUser()).data).toEqual({
      _id: user._id,
      local: {
        username: user.local.username,
        profilePicture: `http://ui.localhost:3000/files/${avatarFile}`,
      },
      coins: 12,
      marketingOptIn: true,
      openChatAccountOf: 'someone',
      isSecondStepAfterSignupCompleted: true,
      lastTermsAndPrivacyApprovalDate: server.clock.now().toISOString(),
      notificationPreferences: { receiveNotificationsFrom: 'DISABLED' },
    });
  });
});

describe('a user by name', () => {
  it('[API-08] shows the public page in full and in short, for any case of the name', async () => {
    const { user, username } = await signUpUser(server, { username: 'Public_Ada' });
    const read = async (path: string) => {
      const response = await server.newClient().fetch(path);
      return (await response.json()) as unknown;
    };
    const minimal = { _id: user._id, local: { username, profilePicture: '/default-avatar.png' } };
    expect(await read('/api/v1/user-by-name/public_ADA/')).toStrictEqual({
      status: 'success',
      data: { ...minimal, joinedAt: server.clock.now().toISOString() },
    });
    expect(await read('/api/v1/user-by-name/public_ADA/minimal/')).toStrictEqual({
      status: 'success',
      data: minimal,
    });
  });

  it('[API-08] answers 404 with its own id for an unknown name', async () => {
    for (const path of ['/api/v1/user-by-name/nobody/', '/api/v1/user-by-name/nobody/minimal/']) {
      const response = await server.newClient().fetch(path);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ status: 'error', errorId: 'user_not_found' });
    }
  });

  it('treats special characters literally', async () => {
    for (const name of ["x' or '1'='1", 'a%00b', '%25', '..%2f..']) {
      const response = await server.newClient().fetch(`/api/v1/user-by-name/${name}/`);
      expect([400, 404]).toContain(response.status);
    }
  });
});

describe('the search', () => {
  it('finds names that contain the term or are similar, best match first, with name and image only', async () => {
    for (const username of ['needleworker', 'Needle', 'haystack_need', 'unrelated'])
      await signUpUser(server, { username });
    const search = (searchTerm: string) => server.client.api.searchUsers({ query: { searchTerm } });
    const found = await search('needle');
    expect(found.map(({ local }) => local.username)).toEqual(['Needle', 'needleworker']);
    expect(Object.keys(found[0] ?? {})).toEqual(['_id', 'local']);
    expect((await search('neeedle')).map(({ local }) => local.username)).toContain('Needle');
    expect(await search('  ')).toEqual([]);
    expect(await search('%')).toEqual([]);
    expect((await search('_need')).map(({ local }) => local.username)).toContain('haystack_need');
  });
});

describe('the profile call', () => {
  it('[API-19] stores the id that a browser generated as `v`, with the user it was last seen with', async () => {
    const { client, user } = await signUpUser(server);
    const deviceId = 'browser-made-id';
    const call = (as: typeof client) =>
      as.fetch('/set-or-update-profile/', { method: 'POST', json: { v: deviceId } });
    const readRow = () =>
      server.services.db.query.deviceProfiles.findFirst({ where: eq(deviceProfiles.deviceId, deviceId) });
    const response = await call(server.newClient());
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'success' });
    const first = server.clock.now();
    expect(await readRow()).toEqual({ deviceId, userId: null, firstSeenAt: first, lastSeenAt: first });
    server.clock.advance(DAY_MS);
    await call(client);
    const seen = { deviceId, userId: user._id, firstSeenAt: first, lastSeenAt: server.clock.now() };
    expect(await readRow()).toEqual(seen);
    await call(server.newClient());
    expect(await readRow()).toEqual(seen);
  });

  it('[API-19] rejects a call without `v`, or with one that is too long', async () => {
    for (const json of [{}, { v: '' }, { v: 'x'.repeat(65) }, { v: 7 }]) {
      const response = await server.newClient().fetch('/set-or-update-profile/', { method: 'POST', json });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ errorId: 'invalid_input' });
    }
  });
});
