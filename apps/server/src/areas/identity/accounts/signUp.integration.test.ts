import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '../../../process/clock.ts';
import { requestedMails, sessions, signUps, users } from '../../../storage/schema.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { runStatement } from '../../../testing/runStatement.ts';
import { signUpUser } from '../../../testing/signUpUser.ts';
import { startSignUp } from './startSignUp.ts';

const password = 'a long enough password';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

async function start(
  username: string,
  email = `${username.toLowerCase()}@example.org`,
  client = server.newClient(),
) {
  const { data } = await client.api.signUp({ body: { username, email, password } });
  const mail = await server.mailTo(email);
  const verify = (pin: string) => client.api.verifySignUp({ params: data, body: { pin } });
  const resend = () => client.api.resendPin({ params: { signUpId: data.signUpId } });
  return { client, data, mail, pin: mail.pin ?? '', verify: (pin: string) => verify(pin), resend, email };
}

function problem(errorId: string, status: number) {
  return { status, body: expect.objectContaining({ status: 'error', errorId }) };
}

function findUser(username: string) {
  return server.services.db.query.users.findFirst({ where: eq(users.username, username) });
}

describe('step 1', () => {
  it('creates no account and no session, and says when another PIN can be requested', async () => {
    const { data, client } = await start('ada');
    expect(data).toEqual({ signUpId: expect.stringMatching(/^[0-9a-f-]{36}$/), resendAfterSeconds: 60 });
    expect(await findUser('ada')).toBeUndefined();
    expect(client.cookies.header()).toBeUndefined();
    expect((await client.api.readUser()).data).toBeNull();
  });

  it('stores the password as an argon2id hash and the PIN as a hash that needs our secret', async () => {
    const { data, pin } = await start('hashed');
    const row = await server.services.db.query.signUps.findFirst({ where: eq(signUps.id, data.signUpId) });
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(row?.pinHash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(pin);
  });

  it('stores sign-up and mail together: without the mail there is no sign-up', async () => {
    const { services } = server;
    const jobs = { ...services.jobs, send: () => Promise.reject(new Error('queue is down')) };
    const body = { username: 'together', email: 'together@example.org', password };
    await expect(startSignUp({ ...services, jobs }, body, {})).rejects.toThrow('queue is down');
    const { db } = services;
    expect(await db.select().from(signUps).where(eq(signUps.email, body.email))).toEqual([]);
    expect(await db.select().from(requestedMails).where(eq(requestedMails.email, body.email))).toEqual([]);
  });

  it.each([
    [{ username: 'ab' }, 'username'],
    [{ username: 'x'.repeat(21) }, 'username'],
    [{ username: 'no spaces' }, 'username'],
    [{ username: '<script>' }, 'username'],
    [{ email: 'not an address' }, 'email'],
    [{ email: `${'x'.repeat(250)}@example.org` }, 'email'],
    [{ email: 'a@example.org\r\nBcc: b@example.org' }, 'email'],
    [{ password: 'nine char' }, 'password'],
    [{ password: 'x'.repeat(201) }, 'password'],
    [{ username: undefined }, 'username'],
    [{ username: ['ada'] }, 'username'],
  ])('rejects %j and names the field', async (wrong, field) => {
    const json = { username: 'somebody', email: 'somebody@example.org', password, ...wrong };
    const response = await server.newClient().fetch('/api/v1/sign-up/', { method: 'POST', json });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      errorId: 'invalid_input',
      fields: { [field]: expect.any(String) },
    });
  });

  it('rejects usernames that are taken, in any case, and reserved ones', async () => {
    await signUpUser(server, { username: 'Taken' });
    await expect(start('tAKEN', 'other@example.org')).rejects.toMatchObject(problem('username_taken', 409));
    await expect(start('Moderator')).rejects.toMatchObject(problem('username_reserved', 409));
    for (const name of ['fuck_you', 'fuckyou', 'sh1thead'])
      await expect(start(name)).rejects.toMatchObject(problem('username_reserved', 409));
    await expect(start('Scunthorpe')).resolves.toBeDefined();
  });

  it('says while typing whether a username is available, and why not', async () => {
    const ask = async (username: string) =>
      (await server.client.api.readUsernameAvailability({ query: { username } })).data;
    await signUpUser(server, { username: 'in_use' });
    expect(await ask('not_in_use')).toEqual({ isAvailable: true, reason: null });
    expect(await ask('IN_USE')).toEqual({ isAvailable: false, reason: 'This username is taken.' });
    expect(await ask('admin')).toEqual({ isAvailable: false, reason: 'This username isn’t available.' });
    expect(await ask('a')).toEqual({ isAvailable: false, reason: expect.stringContaining('at least 3') });
    expect(await ask('a b c')).toEqual({ isAvailable: false, reason: expect.stringContaining('letters') });
  });
});

describe('step 2 by PIN', () => {
  it('creates the account and logs in; the PIN works once', async () => {
    const { verify, pin, client } = await start('Grace');
    const { data } = await verify(pin);
    expect(data.local.username).toBe('Grace');
    expect((await client.api.readUser()).data).toEqual(data);
    await expect(verify(pin)).rejects.toMatchObject(problem('sign_up_completed', 410));
    const another = server.newClient().api.logIn({ body: { login: 'grace', password } });
    expect((await another).data._id).toBe(data._id);
  });

  it('[ST-01:server] leaves the second step to the consent call', async () => {
    const { verify, pin } = await start('second_step');
    const { data } = await verify(pin);
    expect(data).toMatchObject({
      isSecondStepAfterSignupCompleted: false,
      lastTermsAndPrivacyApprovalDate: null,
      marketingOptIn: false,
    });
  });

  it('rejects the slower of two sign-ups with the same username or email', async () => {
    const [first, second] = [
      await start('wanted', 'first@example.org'),
      await start('Wanted', 'second@example.org'),
    ];
    await first.verify(first.pin);
    await expect(second.verify(second.pin)).rejects.toMatchObject(problem('username_taken', 409));
    const [one, two] = [
      await start('one_name', 'same@example.org'),
      await start('two_name', 'same@example.org'),
    ];
    await one.verify(one.pin);
    await expect(two.verify(two.pin)).rejects.toMatchObject(problem('email_taken', 409));
    expect(await findUser('two_name')).toBeUndefined();
  });

  it('does not find invented sign-ups, nor one from yesterday', async () => {
    const params = { signUpId: '00000000-0000-4000-8000-000000000000' };
    const call = server.client.api.verifySignUp({ params, body: { pin: '123456' } });
    await expect(call).rejects.toMatchObject(problem('sign_up_not_found', 404));
    const { verify, resend, pin } = await start('yesterday');
    server.clock.advance(DAY_MS);
    await expect(verify(pin)).rejects.toMatchObject(problem('sign_up_not_found', 404));
    await expect(resend()).rejects.toMatchObject(problem('sign_up_not_found', 404));
  });

  it('stores account, end of the sign-up and session in one transaction', async () => {
    const { verify, pin, data } = await start('atomic');
    const { db } = server.services;
    await runStatement(server.databaseUrl, 'alter table sessions rename to sessions_away');
    await expect(verify(pin)).rejects.toMatchObject({ status: 500 });
    await runStatement(server.databaseUrl, 'alter table sessions_away rename to sessions');
    expect(await findUser('atomic')).toBeUndefined();
    await verify(pin);
    const user = await findUser('atomic');
    expect(
      await db
        .select()
        .from(sessions)
        .where(eq(sessions.userId, user?.id ?? '')),
    ).toHaveLength(1);
    const row = await db.query.signUps.findFirst({ where: eq(signUps.id, data.signUpId) });
    expect(row?.completedAt).toEqual(server.clock.now());
  });
});

describe('requesting another PIN', () => {
  it('sends a new one after a minute; the old one and its link stop working', async () => {
    const { data, verify, resend, pin, mail, client, email } = await start('again');
    server.clock.advance(MINUTE_MS - SECOND_MS);
    await expect(resend()).rejects.toMatchObject(problem('pin_resend_too_soon', 429));
    server.clock.advance(SECOND_MS);
    expect((await resend()).data).toEqual(data);
    const second = await server.mailTo(email);
    expect(second.link).not.toBe(mail.link);
    await expect(verify(pin)).rejects.toMatchObject(problem('pin_wrong', 400));
    const oldLink = { params: { params: mail.link?.split('/').at(-1) ?? '' } };
    expect((await client.api.readPinLink(oldLink)).data).toEqual({ state: 'expired' });
    await expect(client.api.usePinLink(oldLink)).rejects.toMatchObject(problem('link_expired', 410));
    expect((await verify(second.pin ?? '')).data.local.username).toBe('again');
    server.clock.advance(MINUTE_MS);
    await expect(resend()).rejects.toMatchObject(problem('sign_up_completed', 410));
  });

  it('resets the five attempts and ten minutes', async () => {
    const { verify, resend, pin, email } = await start('fresh');
    const wrong = pin === '000000' ? '000001' : '000000';
    for (let guess = 0; guess < 5; guess++) await verify(wrong).catch(() => undefined);
    server.clock.advance(10 * MINUTE_MS);
    await resend();
    const second = await server.mailTo(email);
    server.clock.advance(9 * MINUTE_MS);
    expect((await verify(second.pin ?? '')).data.local.username).toBe('fresh');
  });
});

describe('step 2 by link', () => {
  const readState = async (params: string) =>
    (await server.client.api.readPinLink({ params: { params } })).data.state;

  it('[RT-16:server] completes by POST only: opening the link changes nothing', async () => {
    const { mail, data } = await start('linked');
    expect(mail.link).toMatch(/^http:\/\/localhost:3000\/pin\/validate\/[\w-]{75}$/);
    const params = mail.link?.split('/').at(-1) ?? '';
    const { db } = server.services;
    const readRow = () => db.query.signUps.findFirst({ where: eq(signUps.id, data.signUpId) });
    const before = await readRow();
    for (let visit = 0; visit < 5; visit++) expect(await readState(params)).toBe('open');
    expect(await readRow()).toEqual(before);
    expect(await findUser('linked')).toBeUndefined();

    const otherDevice = server.newClient();
    const { data: user } = await otherDevice.api.usePinLink({ params: { params } });
    expect(user.local.username).toBe('linked');
    expect((await otherDevice.api.readUser()).data).toEqual(user);
  });

  it('[RT-16:server] reports a link that is used, expired or unknown', async () => {
    const { mail } = await start('link_states');
    const params = mail.link?.split('/').at(-1) ?? '';
    const use = () => server.newClient().api.usePinLink({ params: { params } });
    await use();
    expect(await readState(params)).toBe('used');
    await expect(use()).rejects.toMatchObject(problem('link_used', 410));

    const late = await start('link_late');
    const lateParams = late.mail.link?.split('/').at(-1) ?? '';
    server.clock.advance(10 * MINUTE_MS);
    expect(await readState(lateParams)).toBe('expired');
    const useLate = server.client.api.usePinLink({ params: { params: lateParams } });
    await expect(useLate).rejects.toMatchObject(problem('link_expired', 410));
    expect(await findUser('link_late')).toBeUndefined();

    for (const foreign of ['x', '0'.repeat(75), `${lateParams}${'x'.repeat(120)}`]) {
      expect(await readState(foreign)).toBe(foreign.startsWith(lateParams) ? 'expired' : 'unknown');
    }
    const useUnknown = server.client.api.usePinLink({ params: { params: 'x' } });
    await expect(useUnknown).rejects.toMatchObject(problem('link_unknown', 404));
  });

  it('[RT-16:server] is bound to its sign-up: the secret of one does not complete another', async () => {
    const [a, b] = [await start('bound_a'), await start('bound_b')];
    const [linkA = '', linkB = ''] = [a.mail.link?.split('/').at(-1), b.mail.link?.split('/').at(-1)];
    const mixed = linkB.slice(0, 32) + linkA.slice(32);
    const call = server.client.api.usePinLink({ params: { params: mixed } });
    await expect(call).rejects.toMatchObject(problem('link_expired', 410));
    expect(await findUser('bound_b')).toBeUndefined();
  });
});

it('[QF-05:server] stores the traffic source with the account, even when it is completed elsewhere', async () => {
  const client = server.newClient();
  client.cookies.set('referral', 'ada');
  client.cookies.set('source', 'news%20letter');
  client.cookies.set('sourceCampaign', 'x'.repeat(201));
  const { mail } = await start('arrived', 'arrived@example.org', client);
  const params = { params: mail.link?.split('/').at(-1) ?? '' };
  await server.newClient().api.usePinLink({ params });
  expect((await findUser('arrived'))?.arrival).toEqual({ referral: 'ada', source: 'news letter' });
});
