import { apiLimits } from '@playloom/api-contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS, SECOND_MS } from '../../../process/clock.ts';
import { recoveryCodes, twoFactors } from '../../../storage/schema.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { generateTotpCode } from '../../../testing/generateTotpCode.ts';
import { signUpUser, type SignedUpUser } from '../../../testing/signUpUser.ts';

const HALF_MINUTE = 30 * SECOND_MS;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

interface Guarded extends SignedUpUser {
  secret: string;
  codes: string[];
}

/** Adds a user with two-factor login, whose next code can be used right away. */
async function addGuarded(): Promise<Guarded> {
  const ada = await signUpUser(server);
  const { data } = await ada.client.api.startTwoFactor({ body: { currentPassword: ada.password } });
  const code = generateTotpCode(data.secret, server.clock.now());
  const confirmed = await ada.client.api.confirmTwoFactor({ body: { code } });
  server.clock.advance(HALF_MINUTE);
  return { ...ada, secret: data.secret, codes: confirmed.data.recoveryCodes };
}

async function tryLogin({ username, password }: SignedUpUser, code?: string): Promise<string> {
  const body = { login: username, password, ...(code === undefined ? {} : { code }) };
  const response = await server.newClient().fetch('/api/v1/login/', { method: 'POST', json: body });
  const answer = (await response.json()) as { errorId?: string; data?: { local: { username: string } } };
  return answer.errorId ?? answer.data?.local.username ?? '';
}

describe('setting it up', () => {
  it('[OP-04:part] gives a key for an app and ten codes once, sends a mail, and ends other sessions', async () => {
    const ada = await signUpUser(server);
    const elsewhere = server.newClient();
    await elsewhere.api.logIn({ body: { login: ada.username, password: ada.password } });
    const { data } = await ada.client.api.startTwoFactor({ body: { currentPassword: ada.password } });
    expect(data.uri).toBe(
      `otpauth://totp/Playloom:${ada.username}?issuer=Playloom&secret=${data.secret}&algorithm=SHA1&digits=6&period=30`,
    );
    // No code is required until one has been confirmed.
    expect(await tryLogin(ada)).toBe(ada.username);
    const code = generateTotpCode(data.secret, server.clock.now());
    const { data: shown } = await ada.client.api.confirmTwoFactor({ body: { code } });
    expect(new Set(shown.recoveryCodes).size).toBe(apiLimits.RECOVERY_CODES);
    for (const one of shown.recoveryCodes) expect(one).toMatch(/^(?:[a-z2-9]{4}-){3}[a-z2-9]{4}$/);
    expect((await elsewhere.api.readUser()).data).toBeNull();
    const { data: settings } = await ada.client.api.readSettings();
    expect(settings.twoFactor).toEqual({
      since: server.clock.now().toISOString(),
      recoveryCodesLeft: apiLimits.RECOVERY_CODES,
    });
    expect((await server.mailTo(ada.email)).subject).toBe('Two-factor login is on for your Playloom account');
    const again = ada.client.api.startTwoFactor({ body: { currentPassword: ada.password } });
    await expect(again).rejects.toMatchObject({ body: { errorId: 'two_factor_on' } });
  });

  it('requires the password, a started setup, and a valid code', async () => {
    const { client, password } = await signUpUser(server);
    const early = client.api.confirmTwoFactor({ body: { code: '123456' } });
    await expect(early).rejects.toMatchObject({ body: { errorId: 'two_factor_not_started' } });
    const wrong = client.api.startTwoFactor({ body: { currentPassword: 'not my password' } });
    await expect(wrong).rejects.toMatchObject({ body: { errorId: 'wrong_password' } });
    const { data: first } = await client.api.startTwoFactor({ body: { currentPassword: password } });
    await client.api.startTwoFactor({ body: { currentPassword: password } });
    const replaced = client.api.confirmTwoFactor({
      body: { code: generateTotpCode(first.secret, server.clock.now()) },
    });
    await expect(replaced).rejects.toMatchObject({ body: { errorId: 'code_wrong' } });
  });

  it('stores neither key nor codes in plain text', async () => {
    const { user, secret, codes } = await addGuarded();
    const { db } = server.services;
    const [row] = await db.select().from(twoFactors).where(eq(twoFactors.userId, user._id));
    const kept = await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, user._id));
    const stored = JSON.stringify([row, kept]);
    expect(stored).not.toContain(secret);
    for (const code of codes) expect(stored).not.toContain(code.replaceAll('-', ''));
    // A secret copied from one account to another does not work there.
    const eve = await addGuarded();
    await db
      .update(twoFactors)
      .set({ secret: row?.secret ?? '' })
      .where(eq(twoFactors.userId, eve.user._id));
    expect(await tryLogin(eve, generateTotpCode(secret, server.clock.now()))).toBe('code_wrong');
  });
});

describe('logging in', () => {
  it('[OP-04:part] requires the code after the password, and accepts each code once', async () => {
    const ada = await addGuarded();
    expect(await tryLogin({ ...ada, password: 'a wrong password' })).toBe('wrong_credentials');
    expect(await tryLogin(ada)).toBe('two_factor_needed');
    const code = generateTotpCode(ada.secret, server.clock.now());
    const outcomes = await Promise.all([1, 2, 3].map(() => tryLogin(ada, code)));
    expect(outcomes.toSorted()).toEqual([ada.username, 'code_wrong', 'code_wrong'].toSorted());
    expect(await tryLogin(ada, code)).toBe('code_wrong');
    server.clock.advance(HALF_MINUTE);
    const next = generateTotpCode(ada.secret, server.clock.now());
    expect(await tryLogin(ada, `${next.slice(0, 3)} ${next.slice(3)}`)).toBe(ada.username);
  });

  it('accepts the code of a clock that is half a minute off, not an older one', async () => {
    const ada = await addGuarded();
    server.clock.advance(4 * HALF_MINUTE);
    const at = (steps: number) => new Date(server.clock.now().getTime() + steps * HALF_MINUTE);
    expect(await tryLogin(ada, generateTotpCode(ada.secret, at(-2)))).toBe('code_wrong');
    expect(await tryLogin(ada, generateTotpCode(ada.secret, at(2)))).toBe('code_wrong');
    expect(await tryLogin(ada, generateTotpCode(ada.secret, at(-1)))).toBe(ada.username);
    expect(await tryLogin(ada, generateTotpCode(ada.secret, at(1)))).toBe(ada.username);
    // Codes from before a used one no longer work either.
    expect(await tryLogin(ada, generateTotpCode(ada.secret, at(0)))).toBe('code_wrong');
  });

  it('[OP-04:part] accepts each recovery code once, however it is typed', async () => {
    const ada = await addGuarded();
    const [first = '', second = ''] = ada.codes;
    expect(await tryLogin(ada, first)).toBe(ada.username);
    expect(await tryLogin(ada, first)).toBe('code_wrong');
    expect(await tryLogin(ada, second.replaceAll('-', ' ').toUpperCase())).toBe(ada.username);
    const bob = await addGuarded();
    expect(await tryLogin(bob, ada.codes[2])).toBe('code_wrong');
    const { data } = await ada.client.api.readSettings();
    expect(data.twoFactor.recoveryCodesLeft).toBe(apiLimits.RECOVERY_CODES - 2);
  });

  it('[OP-04:part] blocks guessing after ten codes per hour, even with a right one', async () => {
    const ada = await addGuarded();
    for (let guess = 0; guess < 10; guess++) expect(await tryLogin(ada, 'aaaa-bbbb')).toBe('code_wrong');
    const code = generateTotpCode(ada.secret, server.clock.now());
    expect(await tryLogin(ada, code)).toBe('too_many_requests');
    server.clock.advance(HOUR_MS);
    expect(await tryLogin(ada, generateTotpCode(ada.secret, server.clock.now()))).toBe(ada.username);
  });
});

describe('turning it off', () => {
  it('[OP-04:part] requires password and code', async () => {
    const ada = await addGuarded();
    const stop = (currentPassword: string, code: string) =>
      ada.client.api.stopTwoFactor({ body: { currentPassword, code } });
    const code = generateTotpCode(ada.secret, server.clock.now());
    await expect(stop('not my password', code)).rejects.toMatchObject({
      body: { errorId: 'wrong_password' },
    });
    await expect(stop(ada.password, '000000')).rejects.toMatchObject({ body: { errorId: 'code_wrong' } });
    await stop(ada.password, code);
    expect(await tryLogin(ada)).toBe(ada.username);
    expect((await ada.client.api.readSettings()).data.twoFactor).toEqual({
      since: null,
      recoveryCodesLeft: 0,
    });
  });
});
