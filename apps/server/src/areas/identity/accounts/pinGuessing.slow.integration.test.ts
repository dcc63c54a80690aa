import { afterAll, beforeAll, expect, it } from 'vitest';
import { MINUTE_MS } from '../../../process/clock.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { signUps } from '../../../storage/schema.ts';
import { createSignUpProof } from './signUpProof.ts';

const WRONG_PINS_PER_HOUR = 1000;

const password = 'a long enough password';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

async function start(username: string) {
  const client = server.newClient();
  const email = `${username}@example.org`;
  const { data } = await client.api.signUp({ body: { username, email, password } });
  const { pin = '', link = '' } = await server.mailTo(email);
  return { signUpId: data.signUpId, pin, link, client };
}

/** Tries a PIN. Returns the error id, or `success`. */
async function guess(signUpId: string, pin: string): Promise<string> {
  const answer = server.newClient().api.verifySignUp({ params: { signUpId }, body: { pin } });
  return answer.then(
    () => 'success',
    (error: { body: { errorId: string } }) => error.body.errorId,
  );
}

/** Runs 25 requests in parallel: enough to keep the server busy without overloading the test. */
async function inBatches<T, R>(items: T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let from = 0; from < items.length; from += 25)
    results.push(...(await Promise.all(items.slice(from, from + 25).map(work))));
  return results;
}

function otherPins(pin: string, count: number): string[] {
  return Array.from({ length: count + 1 }, (_, index) => String(index).padStart(6, '0'))
    .filter((candidate) => candidate !== pin)
    .slice(0, count);
}

function tally(outcomes: string[]): Record<string, number> {
  return Object.fromEntries(
    [...new Set(outcomes)].map((id) => [id, outcomes.filter((o) => o === id).length]),
  );
}

it('[T6] checks five of a thousand guesses, and not the right PIN after them', async () => {
  const { signUpId, pin, link } = await start('thousand');
  const outcomes = await inBatches(otherPins(pin, 999), (wrong) => guess(signUpId, wrong));
  outcomes.push(await guess(signUpId, pin));
  expect(tally(outcomes)).toEqual({ pin_wrong: 4, pin_tries_used_up: 996 });
  // The link cannot be guessed, so guesses of others do not lock out the owner of the mailbox.
  const params = { params: link.split('/').at(-1) ?? '' };
  expect((await server.client.api.readPinLink({ params })).data).toEqual({ state: 'open' });
});

it('[T6] checks no more than five parallel guesses', async () => {
  const { signUpId, pin } = await start('at_once');
  const outcomes = await Promise.all(otherPins(pin, 60).map((wrong) => guess(signUpId, wrong)));
  expect(tally(outcomes)).toEqual({ pin_wrong: 4, pin_tries_used_up: 56 });
  expect(await guess(signUpId, pin)).toBe('pin_tries_used_up');
});

it('[T6] creates one account from twenty parallel right PINs', async () => {
  const { signUpId, pin } = await start('twenty');
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => guess(signUpId, pin)));
  expect(tally(outcomes)).toEqual({ success: 1, sign_up_completed: 19 });
});

it('[T6] creates one account from PIN and link in parallel', async () => {
  const { signUpId, pin, link, client } = await start('both_ways');
  const params = { params: link.split('/').at(-1) ?? '' };
  const outcomes = await Promise.all([
    guess(signUpId, pin),
    client.api.usePinLink({ params }).then(
      () => 'success',
      () => 'refused',
    ),
  ]);
  expect(outcomes.filter((outcome) => outcome === 'success')).toHaveLength(1);
});

it('[T6] rejects the PIN of one sign-up for another', async () => {
  const [a, b] = [await start('sign_up_a'), await start('sign_up_b')];
  expect(await guess(b.signUpId, a.pin)).toBe('pin_wrong');
  expect(await guess(b.signUpId, b.pin)).toBe('success');
});

it('[T6] rejects the right PIN after ten minutes', async () => {
  const { signUpId, pin } = await start('too_late');
  server.clock.advance(10 * MINUTE_MS - 1);
  const other = await start('in_time');
  expect(await guess(other.signUpId, other.pin)).toBe('success');
  server.clock.advance(1);
  expect(await guess(signUpId, pin)).toBe('pin_expired');
});

it('[T6] accepts only six digits as a PIN', async () => {
  const { signUpId, pin } = await start('odd_pins');
  for (const odd of ['', ' ', '12345', '1234567', ` ${pin}`, '１２３４５６', 'abcdef', '-12345', '1e5000']) {
    expect(await guess(signUpId, odd)).toBe('invalid_input');
  }
  expect(await guess(signUpId, pin)).toBe('success');
});

it('[T6] sends at most three mails per hour to one address, from all requests together', async () => {
  const email = 'bombed@example.org';
  const ask = (index: number) =>
    server
      .newClient()
      .api.signUp({ body: { username: `bomber_${index}`, email, password } })
      .then(
        () => 'sent',
        (error: { body: { errorId: string } }) => error.body.errorId,
      );
  const atOnce = await Promise.all(Array.from({ length: 20 }, (_, index) => ask(index)));
  const inTurn: string[] = [];
  for (let index = 20; index < 100; index++) inTurn.push(await ask(index));
  expect(tally([...atOnce, ...inTurn])).toEqual({ sent: 3, too_many_mails: 97 });
  const mails = (await server.allMails()).filter(({ to }) => to === email);
  expect(mails).toHaveLength(3);
});

it('[T6] counts resending toward the same three mails', async () => {
  const { signUpId, client } = await start('re_asked');
  const resend = () => client.api.resendPin({ params: { signUpId } });
  for (let time = 0; time < 2; time++) {
    server.clock.advance(MINUTE_MS);
    await resend();
  }
  server.clock.advance(MINUTE_MS);
  await expect(resend()).rejects.toMatchObject({ status: 429, body: { errorId: 'too_many_mails' } });
  server.clock.advance(58 * MINUTE_MS);
  await resend();
});

it('[T6] allows five sign-ups per network in half an hour', async () => {
  const strict = await createTestServer({ env: { RATE_LIMIT_SCALE: '1' } });
  const ask = (index: number) =>
    strict
      .newClient()
      .api.signUp({ body: { username: `many_${index}`, email: `m${index}@example.org`, password } });
  for (let index = 0; index < 5; index++) await ask(index);
  await expect(ask(5)).rejects.toMatchObject({ status: 429, body: { errorId: 'too_many_requests' } });
  await strict.close();
});

it('[T6] throttles all PINs when wrong ones come from everywhere, but no links', async () => {
  const fresh = await createTestServer();
  const { services, clock } = fresh;
  const now = clock.now();
  const rows = Array.from({ length: WRONG_PINS_PER_HOUR / 5 + 1 }, (_, index) => {
    const id = crypto.randomUUID();
    const { pin, linkParams, pinHash, linkHash } = createSignUpProof(services.secrets, id);
    const email = `everywhere_${index}@example.org`;
    const row = {
      id,
      username: `everywhere_${index}`,
      email,
      passwordHash: 'x',
      arrival: {},
      pinHash,
      linkHash,
      pinExpiresAt: new Date(now.getTime() + 10 * MINUTE_MS),
      triesLeft: 5,
      sentAt: now,
      createdAt: now,
    };
    return { pin, linkParams, row };
  });
  await services.db.insert(signUps).values(rows.map(({ row }) => row));
  const check = (signUpId: string, pin: string) =>
    fresh.newClient().api.verifySignUp({ params: { signUpId }, body: { pin } });
  const [last, ...attacked] = rows;
  const guesses = attacked.flatMap(({ row, pin }) =>
    otherPins(pin, 5).map((wrong) => [row.id, wrong] as const),
  );
  await inBatches(guesses, ([id, wrong]) => check(id, wrong).catch(() => undefined));

  const rightPin = () => check(last?.row.id ?? '', last?.pin ?? '');
  await check(attacked[0]?.row.id ?? '', '999999').catch(() => undefined);
  await expect(rightPin()).rejects.toMatchObject({ status: 429, body: { errorId: 'pin_checks_slowed' } });
  clock.advance(5000);
  expect((await rightPin()).data.local.username).toBe('everywhere_0');
  await expect(rightPin()).rejects.toMatchObject({ body: { errorId: 'pin_checks_slowed' } });
  const link = { params: { params: attacked[0]?.linkParams ?? '' } };
  expect((await fresh.newClient().api.usePinLink(link)).data.local.username).toBe('everywhere_1');
  await fresh.close();
});
