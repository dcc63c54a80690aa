import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../../../process/clock.ts';
import type { TestRequest } from '../../../testing/createApiTestClient.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { signUpUser } from '../../../testing/signUpUser.ts';

const password = 'a long enough password';
const known = 'known@example.org';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  await signUpUser(server, { username: 'known', email: known, password });
});
afterAll(() => server.close());

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g;
const VARYING = new Set(['date', 'x-ratelimit-remaining', 'x-ratelimit-reset', 'content-security-policy']);

/** Sends a request and returns everything in the response that the browser can see, with ids replaced. */
async function ask(path: string, json: unknown, init: TestRequest = {}) {
  const client = server.newClient();
  const response = await client.fetch(path, { method: 'POST', json, ...init });
  const text = await response.text();
  const headers = [...response.headers].filter(([name]) => !VARYING.has(name));
  return { status: response.status, headers, body: text.replace(UUID, '<id>'), text };
}

function signUp(username: string, email: string) {
  return ask('/api/v1/sign-up/', { username, email, password });
}

function visible<T extends { text: string }>({ text: _text, ...rest }: T) {
  return rest;
}

it('[T5] answers a sign-up the same for known and unknown addresses; only the mails differ', async () => {
  const [of, other] = [await signUp('curious', known), await signUp('curious', 'unknown@example.org')];
  expect(visible(of)).toEqual(visible(other));
  expect(of.status).toBe(200);
  const noticeMail = await server.mailTo(known);
  expect(noticeMail).toMatchObject({ subject: 'You already have a Playloom account', pin: undefined });
  expect(noticeMail.text).toContain('account known');
  expect(noticeMail.link).toBe('http://localhost:3000/?login=open');
  expect(await server.mailTo('unknown@example.org')).toMatchObject({
    subject: 'Your Playloom PIN',
    pin: expect.stringMatching(/^\d{6}$/),
  });
});

it('[T5] later steps answer the same too: wrong PINs, resending, too many mails', async () => {
  const follow = async (email: string) => {
    const seen = [];
    const { text } = await signUp('follower', email);
    const { signUpId } = (JSON.parse(text) as { data: { signUpId: string } }).data;
    const verify = (pin: string) => ask(`/api/v1/sign-up/${signUpId}/verify/`, { pin });
    const resend = () => ask(`/api/v1/sign-up/${signUpId}/resend/`, undefined);
    for (const pin of ['000000', '000001', '000002']) seen.push(visible(await verify(pin)));
    seen.push(visible(await resend()));
    server.clock.advance(MINUTE_MS);
    seen.push(visible(await resend()));
    for (const pin of ['000000', '000001', '000002', '000003', '000004', '000005'])
      seen.push(visible(await verify(pin)));
    server.clock.advance(MINUTE_MS);
    seen.push(visible(await resend()));
    server.clock.advance(10 * MINUTE_MS);
    seen.push(visible(await verify('000000')));
    seen.push(visible(await resend()));
    seen.push(visible(await signUp('follower', email)));
    return seen;
  };
  server.clock.advance(HOUR_MS);
  const ofKnown = await follow(known);
  expect(ofKnown).toEqual(await follow('nobody@example.org'));
  expect(ofKnown.map(({ body }) => (JSON.parse(body) as { errorId?: string }).errorId ?? 'success')).toEqual([
    ...Array<string>(3).fill('pin_wrong'),
    'pin_resend_too_soon',
    'success',
    ...Array<string>(4).fill('pin_wrong'),
    'pin_tries_used_up',
    'pin_tries_used_up',
    'success',
    'pin_expired',
    'too_many_mails',
    'too_many_mails',
  ]);
});

it('[T5] answers a forgotten password the same; only the mails differ', async () => {
  const forgot = (email: string) => ask('/api/v1/password/forgot/', { email });
  for (let time = 0; time < 5; time++)
    expect(visible(await forgot(known))).toEqual(visible(await forgot('stranger@example.org')));
  const mails = await server.allMails();
  const about = (email: string) =>
    mails
      .filter(({ to, subject }) => to === email && /password|No Playloom/.test(subject))
      .map(({ subject }) => subject);
  expect(about(known)).toEqual(Array(3).fill('Reset your Playloom password'));
  expect(about('stranger@example.org')).toEqual(Array(3).fill('No Playloom account for this address'));
});

it('[T5] answers a login the same for any number of attempts, by username or email', async () => {
  const tryAll = async (login: string) => {
    const seen = [];
    for (let time = 0; time < 12; time++)
      seen.push(visible(await ask('/api/v1/login/', { login, password: 'not the password' })));
    return seen;
  };
  const byKnownAddress = await tryAll(known);
  expect(byKnownAddress).toEqual(await tryAll('stranger@example.org'));
  expect(await tryAll('known')).toEqual(await tryAll('stranger'));
  expect(byKnownAddress[0]).toMatchObject({ status: 401 });
  expect(byKnownAddress[11]).toMatchObject({ status: 429 });
});

it('[T5] answers a change of email the same; the owner of a known address gets a notice instead of a link', async () => {
  const { client } = await signUpUser(server, { username: 'mover', password });
  const change = (email: string) =>
    client.fetch('/api/v1/account/email/', { method: 'POST', json: { email, currentPassword: password } });
  const [of, other] = [await change(known), await change('free@example.org')];
  expect([of.status, await of.text()]).toEqual([other.status, await other.text()]);
  const mails = await server.allMails();
  const last = (email: string) => mails.filter(({ to }) => to === email).at(-1);
  expect(last(known)).toMatchObject({ subject: expect.stringContaining('another Playloom account') });
  expect(last(known)?.text).not.toContain('confirm-email');
  expect(last('free@example.org')?.link).toContain('/account/confirm-email/');
});
