import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { decryptPayoutDestination, encryptPayoutDestination } from '../areas/economy/coins/payoutMethods.ts';
import { deriveKeySet } from '../process/deriveKeySet.ts';
import type { Secrets } from '../process/Secrets.ts';
import { coinPayouts, coinTransactions, payoutMethods, users } from '../storage/schema.ts';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';
import { encryptRowsAgain } from './encryptRowsAgain.ts';

const PEOPLE = 230;
const DESTINATION = { kind: 'paypal', email: 'ada@example.org' } as const;
const [older, newer, unknown] = ['1', '2', '3'].map((letter) => deriveKeySet(letter.repeat(32)));

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

function createMove(createdAt: Date): typeof coinTransactions.$inferInsert {
  const id = randomUUID();
  return { id, key: id, requestHash: '', kind: 'payout', amount: 1n, subject: '', createdAt };
}

function createSecrets(...keySets: (typeof older)[]): Secrets {
  return { ...server.services.secrets, keySets: keySets as Secrets['keySets'] };
}

it('[OP-11:part] encrypts every row again, whatever their number, and leaves those that it cannot read', async () => {
  const { db, clock } = server.services;
  const now = clock.now();
  const names = Array.from({ length: PEOPLE }, (_, index) => `creator_${index}`);
  const people = await db
    .insert(users)
    .values(
      names.map((username) => ({ username, email: `${username}@x.org`, passwordHash: '', createdAt: now })),
    )
    .returning();
  const encrypt = (keySet: typeof older, userId: string) =>
    encryptPayoutDestination(createSecrets(keySet), userId, DESTINATION);
  const methods = people.map(({ id }, index) => {
    // One was removed by its owner, and some were encrypted with a key that is lost.
    const destination = index === 0 ? '' : encrypt(index <= 120 ? unknown : older, id);
    return { userId: id, destination, changedAt: now, usableFrom: now };
  });
  await db.insert(payoutMethods).values(methods);
  const [move, orphan] = await db
    .insert(coinTransactions)
    .values([createMove(now), createMove(now)])
    .returning();
  const ada = people[0]?.id ?? '';
  const payout = { amount: 1n, destination: encrypt(older, ada), requestedAt: now };
  await db.insert(coinPayouts).values([
    { ...payout, moveId: move?.id ?? '', userId: ada },
    { ...payout, moveId: orphan?.id ?? '', userId: null },
  ]);

  const secrets = createSecrets(newer, older);
  const expected = { renewed: PEOPLE - 121 + 1, unreadable: 120 };
  expect(await encryptRowsAgain({ db, secrets })).toEqual(expected);
  expect(await encryptRowsAgain({ db, secrets })).toEqual({ ...expected, renewed: 0 });
  const read = (userId: string, sealed: string | null) =>
    decryptPayoutDestination(createSecrets(newer), userId, sealed);
  const stored = await db.select().from(payoutMethods);
  const readable = stored.filter(({ userId, destination }) => read(userId, destination) !== null);
  expect(readable).toHaveLength(PEOPLE - 121);
  const before = new Map(methods.map(({ userId, destination }) => [userId, destination]));
  const others = stored.filter((row) => !readable.includes(row));
  expect(others.every(({ userId, destination }) => destination === before.get(userId))).toBe(true);
  const payouts = await db.select().from(coinPayouts);
  expect(payouts.map(({ userId, destination }) => userId && read(userId, destination))).toEqual(
    expect.arrayContaining([DESTINATION, null]),
  );
});

it('[OP-11:part] stops between two batches', async () => {
  const { db } = server.services;
  const stopped = AbortSignal.abort();
  const secrets = createSecrets(unknown, newer);
  expect(await encryptRowsAgain({ db, secrets }, stopped)).toEqual({ renewed: 0, unreadable: 0 });
});
