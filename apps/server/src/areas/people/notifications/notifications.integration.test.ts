import { randomUUID } from 'node:crypto';
import { apiLimits } from '@playloom/api-contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SECOND_MS } from '../../../process/clock.ts';
import { addSignedInUser, type SignedInUser } from '../../../testing/addSignedInUser.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { createUniqueUsername } from '../../../testing/createUniqueUsername.ts';
import { pollUntil } from '../../../testing/pollUntil.ts';
import { deliverNotification } from './deliverNotification.ts';
import { queueNotification } from './queueNotification.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

function addUser(): Promise<SignedInUser> {
  return addSignedInUser(server, createUniqueUsername());
}

async function sendNotice({ user }: SignedInUser, text: string, href: string | null = null): Promise<void> {
  await deliverNotification(server.services, {
    userIds: [user.id],
    kind: 'system',
    text,
    href,
    key: randomUUID(),
  });
  server.clock.advance(SECOND_MS);
}

it('[API-03] [API-04] [EN-02] [RT-08:server] count is a number, a page a list, newest first', async () => {
  const ada = await addUser();
  const { client } = ada;
  const read = async (path: string) => (await client.fetch(path)).json();
  expect(await read('/api/v1/notifications/count/')).toBe(0);
  expect(await read('/api/v1/notifications/0/')).toEqual([]);

  const total = apiLimits.NOTIFICATIONS_PER_PAGE + 1;
  for (let index = 1; index <= total; index += 1) await sendNotice(ada, `Number ${index}`, '/play/brawl');
  expect(await read('/api/v1/notifications/count/')).toBe(total);
  const first = await client.api.listNotifications({ params: { page: 0 } });
  expect(first.map(({ text }) => text)).toEqual(
    Array.from({ length: apiLimits.NOTIFICATIONS_PER_PAGE }, (_, index) => `Number ${total - index}`),
  );
  expect(Object.keys(first[0] ?? {}).toSorted()).toEqual(
    ['_id', 'text', 'read', 'kind', 'href', 'createdAt'].toSorted(),
  );
  expect(first[0]).toMatchObject({
    text: `Number ${total}`,
    read: false,
    kind: 'system',
    href: '/play/brawl',
  });
  const second = await client.api.listNotifications({ params: { page: 1 } });
  expect(second.map(({ text }) => text)).toEqual(['Number 1']);
  expect(await client.api.listNotifications({ params: { page: 2 } })).toEqual([]);
});

it('[RT-08:server] marks one or all as read, and lists unread ones', async () => {
  const ada = await addUser();
  const { client } = ada;
  for (const text of ['one', 'two', 'three']) await sendNotice(ada, text);
  const [newest] = await client.api.listNotifications({ params: { page: 0 } });
  await client.api.markNotificationRead({ params: { id: newest?._id ?? '' } });
  expect(await client.api.countNotifications()).toBe(2);
  const unread = await client.api.listNotifications({ params: { page: 0 }, query: { unread: 'true' } });
  expect(unread.map(({ text }) => text)).toEqual(['two', 'one']);
  const all = await client.api.listNotifications({ params: { page: 0 } });
  expect(all.map(({ read }) => read)).toEqual([true, false, false]);
  await client.api.markAllNotificationsRead();
  expect(await client.api.countNotifications()).toBe(0);
});

it('[T25] users cannot read or mark notifications of others', async () => {
  const [ada, eve] = [await addUser(), await addUser()];
  await sendNotice(ada, 'For Ada alone');
  const [hers] = await ada.client.api.listNotifications({ params: { page: 0 } });
  expect(await eve.client.api.listNotifications({ params: { page: 0 } })).toEqual([]);
  for (const id of [hers?._id ?? '', randomUUID(), 'no-id'])
    await expect(eve.client.api.markNotificationRead({ params: { id } })).rejects.toMatchObject({
      status: 404,
      body: { errorId: 'notification_not_found' },
    });
  await eve.client.api.markAllNotificationsRead();
  expect(await ada.client.api.countNotifications()).toBe(1);
  for (const page of ['-1', '1.5', 'x', '1001'])
    expect((await ada.client.fetch(`/api/v1/notifications/${page}/`)).status).toBe(400);
});

it('delivers after the transaction of the caller, and not at all when it fails', async () => {
  const ada = await addUser();
  const notice = { userIds: [ada.user.id], kind: 'system', href: null } as const;
  const { services } = server;
  const failing = services.db.transaction(async (tx) => {
    await queueNotification(services, tx, { ...notice, text: 'Never', key: randomUUID() });
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  await services.db.transaction((tx) =>
    queueNotification(services, tx, { ...notice, text: 'Yes', key: randomUUID() }),
  );
  const list = await pollUntil(
    async () => {
      const rows = await ada.client.api.listNotifications({ params: { page: 0 } });
      return rows.length > 0 ? rows : undefined;
    },
    () => 'no notification arrived',
  );
  expect(list.map(({ text }) => text)).toEqual(['Yes']);
});
