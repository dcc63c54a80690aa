import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newsletterSubscriptions } from '../../../storage/schema.ts';
import { addSignedInUser } from '../../../testing/addSignedInUser.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

function readSubscriptions(userId: string) {
  return server.services.db
    .select()
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.userId, userId));
}

it('[API-02] subscribes the logged-in user and answers with a status', async () => {
  const { user, client } = await addSignedInUser(server, 'reader');
  expect((await client.api.readUser()).data?.marketingOptIn).toBe(false);
  const response = await client.fetch('/api/v1/subscribe-to-newsletter', { method: 'POST' });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ status: 'success' });
  expect((await client.api.readUser()).data?.marketingOptIn).toBe(true);
  expect(await readSubscriptions(user.id)).toHaveLength(1);
});

it('keeps one subscription with its first date when a user subscribes again', async () => {
  const { user, client } = await addSignedInUser(server, 'keen_reader');
  await client.api.subscribeToNewsletter();
  const [first] = await readSubscriptions(user.id);
  server.clock.advance(60_000);
  await Promise.all(Array.from({ length: 5 }, () => client.api.subscribeToNewsletter()));
  expect(await readSubscriptions(user.id)).toEqual([first]);
});

it('rejects a visitor who is not logged in', async () => {
  await expect(server.client.api.subscribeToNewsletter()).rejects.toMatchObject({
    status: 401,
    body: { status: 'error', errorId: 'not_signed_in' },
  });
});
