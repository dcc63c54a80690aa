import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../process/clock.ts';
import { emailChanges, users } from '../../../storage/schema.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { signUpUser, type SignedUpUser } from '../../../testing/signUpUser.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

async function readSettings({ client }: SignedUpUser) {
  return (await client.api.readSettings()).data;
}

it('[RT-10:server] shows the account to its owner only', async () => {
  const ada = await signUpUser(server);
  expect(await readSettings(ada)).toEqual({
    user: ada.user,
    email: ada.email,
    hasPassword: true,
    wallets: [],
    pendingEmail: null,
    deletionScheduledFor: null,
    role: 'user',
    twoFactor: { since: null, recoveryCodesLeft: 0 },
  });
  await expect(server.newClient().api.readSettings()).rejects.toMatchObject({ status: 401 });
});

describe('preferences', () => {
  it('[RT-10:server] change marketing opt-in and push separately', async () => {
    const { client } = await signUpUser(server);
    const update = async (body: Parameters<typeof client.api.updatePreferences>[0]['body']) =>
      (await client.api.updatePreferences({ body })).data;
    expect(await update({ marketingOptIn: true })).toMatchObject({
      marketingOptIn: true,
      notificationPreferences: { receiveNotificationsFrom: 'EVERYONE' },
    });
    const off = await update({ receiveNotificationsFrom: 'DISABLED' });
    expect(off).toMatchObject({
      marketingOptIn: true,
      notificationPreferences: { receiveNotificationsFrom: 'DISABLED' },
    });
    expect(await update({})).toEqual(off);
    expect((await client.api.readUser()).data).toEqual(off);
  });

  it('accept only known values', async () => {
    const { client } = await signUpUser(server);
    const json = { receiveNotificationsFrom: 'FRIENDS' };
    const response = await client.fetch('/api/v1/account/preferences/', { method: 'PATCH', json });
    expect(response.status).toBe(400);
  });
});

describe('changing the email', () => {
  async function ask(owner: SignedUpUser, email: string, currentPassword = owner.password) {
    await owner.client.api.changeEmail({ body: { email, currentPassword } });
  }
  const confirm = (token: string) => server.newClient().api.confirmEmail({ body: { token } });
  async function readToken(email: string): Promise<string> {
    const { link = '' } = await server.mailTo(email);
    expect(link).toMatch(/^http:\/\/localhost:3000\/account\/confirm-email\/[\w-]{43}$/);
    return link.split('/').at(-1) ?? '';
  }

  it('[RT-10:server] requires the password, and the link in the mail to the new address', async () => {
    const ada = await signUpUser(server);
    const email = `new_${ada.email}`;
    await expect(ask(ada, email, 'wrong password')).rejects.toMatchObject({
      body: { errorId: 'wrong_password' },
    });
    await ask(ada, email);
    expect(await readSettings(ada)).toMatchObject({ email: ada.email, pendingEmail: email });
    const notice = await server.mailTo(ada.email);
    expect(notice.subject).toBe('Your Playloom email is about to change');
    expect(notice.text).toContain(email);

    const token = await readToken(email);
    expect(await confirm(token)).toEqual({ status: 'success' });
    expect(await readSettings(ada)).toMatchObject({ email, pendingEmail: null });
    expect(await server.mailTo(ada.email)).toMatchObject({ subject: 'Your Playloom email was changed' });
    const logIn = (login: string) =>
      server.newClient().api.logIn({ body: { login, password: ada.password } });
    expect((await logIn(email)).data._id).toBe(ada.user._id);
    await expect(logIn(ada.email)).rejects.toMatchObject({ status: 401 });
    await expect(confirm(token)).rejects.toMatchObject({ status: 410, body: { errorId: 'link_used' } });
  });

  it('detects links that are expired, replaced or unknown', async () => {
    const ada = await signUpUser(server);
    await ask(ada, `one_${ada.email}`);
    const replaced = await readToken(`one_${ada.email}`);
    await ask(ada, `two_${ada.email}`);
    const late = await readToken(`two_${ada.email}`);
    await expect(confirm(replaced)).rejects.toMatchObject({ status: 404, body: { errorId: 'link_unknown' } });
    server.clock.advance(DAY_MS);
    await expect(confirm(late)).rejects.toMatchObject({ status: 410, body: { errorId: 'link_expired' } });
    expect(await readSettings(ada)).toMatchObject({ email: ada.email, pendingEmail: null });
  });

  it('rejects an email that belongs to another account, also when it was taken in the meantime', async () => {
    const [ada, bob] = [await signUpUser(server), await signUpUser(server)];
    await ask(ada, bob.email);
    expect(await server.mailTo(bob.email)).toMatchObject({ link: 'http://localhost:3000' });
    const contested = `contested_${ada.email}`;
    await ask(ada, contested);
    const token = await readToken(contested);
    await signUpUser(server, { email: contested });
    await expect(confirm(token)).rejects.toMatchObject({ status: 409, body: { errorId: 'email_taken' } });
    expect((await readSettings(ada)).email).toBe(ada.email);
  });

  it('stores only a hash of the link', async () => {
    const ada = await signUpUser(server);
    await ask(ada, `hashed_${ada.email}`);
    const token = await readToken(`hashed_${ada.email}`);
    const rows = await server.services.db.select().from(emailChanges);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('rejects the current email of the account, and a fourth mail to one address in an hour', async () => {
    const ada = await signUpUser(server);
    await expect(ask(ada, ada.email.toUpperCase())).rejects.toMatchObject({
      body: { fields: { email: expect.any(String) } },
    });
    for (let time = 0; time < 3; time++) await ask(ada, `bombed_${ada.email}`);
    await expect(ask(ada, `bombed_${ada.email}`)).rejects.toMatchObject({
      body: { errorId: 'too_many_mails' },
    });
    server.clock.advance(HOUR_MS);
    await ask(ada, `bombed_${ada.email}`);
  });

  it('invalidates links to reset the password that were sent to the old address', async () => {
    const ada = await signUpUser(server);
    await server.client.api.requestPasswordReset({ body: { email: ada.email } });
    const reset = (await server.mailTo(ada.email)).link?.split('/').at(-1) ?? '';
    await ask(ada, `safe_${ada.email}`);
    await confirm(await readToken(`safe_${ada.email}`));
    const call = server.client.api.resetPassword({
      body: { token: reset, password: 'a brand new password' },
    });
    await expect(call).rejects.toMatchObject({ body: { errorId: 'link_expired' } });
  });
});

describe('sessions', () => {
  async function addDevice({ username, password }: SignedUpUser, userAgent: string) {
    const client = server.newClient();
    await client.fetch('/api/v1/login/', {
      method: 'POST',
      json: { login: username, password },
      headers: { 'user-agent': userAgent },
    });
    return client;
  }

  it('[RT-10:server] are listed with device and times, and can be ended one by one', async () => {
    const ada = await signUpUser(server);
    server.clock.advance(MINUTE_MS);
    const phone = await addDevice(ada, 'Mozilla/5.0 (iPhone) AppleWebKit Safari/604.1');
    const { data: listed } = await ada.client.api.listSessions();
    expect(listed).toEqual([
      {
        id: expect.any(String),
        isCurrent: false,
        device: 'Safari on iOS',
        createdAt: server.clock.now().toISOString(),
        lastSeenAt: server.clock.now().toISOString(),
      },
      expect.objectContaining({ isCurrent: true }),
    ]);
    await ada.client.api.revokeSession({ params: { sessionId: listed[0]?.id ?? '' } });
    expect((await phone.api.readUser()).data).toBeNull();
    expect((await ada.client.api.listSessions()).data.map(({ isCurrent }) => isCurrent)).toEqual([true]);
  });

  it('[RT-10:server] ending the others keeps this one; ending this one logs out', async () => {
    const ada = await signUpUser(server);
    const others = [await addDevice(ada, 'Firefox/130'), await addDevice(ada, 'Firefox/131')];
    await ada.client.api.revokeOtherSessions();
    for (const other of others) expect((await other.api.readUser()).data).toBeNull();
    const { data } = await ada.client.api.listSessions();
    await ada.client.api.revokeSession({ params: { sessionId: data[0]?.id ?? '' } });
    expect(ada.client.cookies.get('playloom_session')).toBeUndefined();
    expect((await ada.client.api.readUser()).data).toBeNull();
  });

  it('[T25] of other users cannot be ended, and their existence is not confirmed', async () => {
    const [ada, bob] = [await signUpUser(server), await signUpUser(server)];
    const [session] = (await bob.client.api.listSessions()).data;
    const end = (sessionId: string) => ada.client.api.revokeSession({ params: { sessionId } });
    const [foreign, unknown] = await Promise.allSettled([
      end(session?.id ?? ''),
      end('00000000-0000-4000-8000-000000000000'),
    ]);
    expect(foreign).toMatchObject({
      status: 'rejected',
      reason: { status: 404, body: { errorId: 'not_found' } },
    });
    expect(unknown).toEqual(foreign);
    expect((await bob.client.api.readUser()).data).not.toBeNull();
  });
});
describe('deleting the account', () => {
  it('[RT-10:server] requires the password, hides the account at once and says when it will be deleted', async () => {
    const ada = await signUpUser(server);
    const { client } = ada;
    const schedule = (currentPassword: string) => client.api.scheduleDeletion({ body: { currentPassword } });
    await expect(schedule('wrong password')).rejects.toMatchObject({ body: { errorId: 'wrong_password' } });
    const due = new Date(server.clock.now().getTime() + 14 * DAY_MS).toISOString();
    expect((await schedule(ada.password)).data.deletionScheduledFor).toBe(due);
    expect(await readSettings(ada)).toMatchObject({ deletionScheduledFor: due });
    const mail = await server.mailTo(ada.email);
    expect(mail.subject).toMatch(/^Your Playloom account will be deleted on \w+ \d+, 20\d\d$/);
    expect(mail.text).toMatch(/will be permanently deleted on \w+ \d+, 20\d\d at \d\d:\d\d UTC\./);

    const stranger = server.newClient();
    const params = { username: ada.username };
    await expect(stranger.api.readUserByName({ params })).rejects.toMatchObject({ status: 404 });
    await expect(stranger.api.readMinimalUserByName({ params })).rejects.toMatchObject({ status: 404 });
    expect(await stranger.api.searchUsers({ query: { searchTerm: ada.username } })).toEqual([]);
    const { data } = await stranger.api.readUsernameAvailability({ query: { username: ada.username } });
    expect(data.isAvailable).toBe(false);
  });

  it('[RT-10:server] can be canceled by logging in within the grace period', async () => {
    const ada = await signUpUser(server);
    await ada.client.api.scheduleDeletion({ body: { currentPassword: ada.password } });
    await server.mailTo(ada.email);
    server.clock.advance(13 * DAY_MS);
    const laptop = server.newClient();
    await laptop.api.logIn({ body: { login: ada.email, password: ada.password } });
    expect((await laptop.api.cancelDeletion()).data.deletionScheduledFor).toBeNull();
    expect(await server.mailTo(ada.email)).toMatchObject({
      subject: 'Your Playloom account will not be deleted',
    });
    const params = { username: ada.username };
    expect((await server.newClient().api.readUserByName({ params })).data.local.username).toBe(ada.username);
  });

  it('keeps the first date and sends one mail when requested twice; canceling nothing sends none', async () => {
    const ada = await signUpUser(server);
    const schedule = () => ada.client.api.scheduleDeletion({ body: { currentPassword: ada.password } });
    const first = (await schedule()).data.deletionScheduledFor;
    server.clock.advance(DAY_MS);
    expect((await schedule()).data.deletionScheduledFor).toBe(first);
    await ada.client.api.cancelDeletion();
    await ada.client.api.cancelDeletion();
    const mails = (await server.allMails()).filter(({ to }) => to === ada.email);
    expect(mails.map(({ subject }) => subject.replace(/ on .*/, ''))).toEqual([
      'Your Playloom PIN',
      'Your Playloom account will be deleted',
      'Your Playloom account will not be deleted',
    ]);
    const row = await server.services.db.query.users.findFirst({ where: eq(users.id, ada.user._id) });
    expect(row?.deleteAfter).toBeNull();
  });
});
