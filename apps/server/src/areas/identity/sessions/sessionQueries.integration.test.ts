import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashToken, SESSION_LIFETIME_MS, getSessionCookieName } from '../../../http/session.ts';
import { addSignedInUser } from '../../../testing/addSignedInUser.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { users } from '../../../storage/schema.ts';
import { prepareFindSession } from './sessionQueries.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

it('finds the user exactly as the query builder would', async () => {
  const { db, clock, config } = server.services;
  const { user, client } = await addSignedInUser(server, 'looked_up');
  const moment = new Date('2026-02-03T04:05:06.789Z');
  await db
    .update(users)
    .set({
      coins: 12,
      marketingOptIn: true,
      termsApprovedAt: moment,
      deleteAfter: moment,
      arrival: { referral: 'a', source: 'b' },
      openChatAccountOf: 'somebody',
    })
    .where(eq(users.id, user.id));
  const [wanted] = await db.select().from(users).where(eq(users.id, user.id));
  const tokenHash = hashToken(client.cookies.get(getSessionCookieName(config)) ?? '');
  const find = prepareFindSession(db);
  const found = await find(tokenHash, clock.now());
  expect(found).toEqual({
    user: wanted,
    sessionId: expect.any(String),
    isFramed: false,
    lastSeenAt: clock.now(),
  });
  expect(Object.keys(found?.user ?? {})).toEqual(Object.keys(wanted ?? {}));
  expect(await find(hashToken('another'), clock.now())).toBeNull();
  expect(await find(tokenHash, new Date(clock.now().getTime() + SESSION_LIFETIME_MS))).toBeNull();
});
