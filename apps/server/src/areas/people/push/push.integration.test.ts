import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import webPush from 'web-push';
import { createPushSender } from './createPushSender.ts';
import { addSignedInUser, type SignedInUser } from '../../../testing/addSignedInUser.ts';
import { countWaitingJobs } from '../../../testing/countWaitingJobs.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { createUniqueUsername } from '../../../testing/createUniqueUsername.ts';
import { runStatement } from '../../../testing/runStatement.ts';
import { startPushService, type TestPushService } from '../../../testing/startPushService.ts';
import { pollUntil } from '../../../testing/pollUntil.ts';
import { deliverNotification } from '../notifications/deliverNotification.ts';
import { sendPush } from './sendPush.ts';

let service: TestPushService;
let server: TestServer;
beforeAll(async () => {
  service = await startPushService();
  server = await createTestServer({ env: { PUSH_SERVICES: service.origin } });
});
afterAll(async () => {
  await server.close();
  service.close();
});

async function subscribe({ client }: SignedInUser) {
  const { publicKey, ...identity } = (await client.api.readPushIdentity()).data;
  const { received, ...browser } = service.subscribe(publicKey);
  await client.api.subscribeToPush({ body: { ...browser, ...identity } });
  return { received, browser, identity };
}

function addUser(): Promise<SignedInUser> {
  return addSignedInUser(server, createUniqueUsername());
}

async function notifyAll(...people: SignedInUser[]): Promise<void> {
  const userIds = people.map(({ user }) => user.id);
  const notice = {
    kind: 'system',
    text: 'A secret of Ada’s',
    href: '/play/brawl',
    key: randomUUID(),
  } as const;
  await deliverNotification(server.services, { userIds, ...notice });
}

async function settle(): Promise<void> {
  await pollUntil(
    async () => (await countWaitingJobs(server.databaseUrl)) === 0,
    () => 'the queue did not become idle',
  );
}

async function countSubscriptions({ user }: SignedInUser): Promise<number> {
  const rows = await runStatement(
    server.databaseUrl,
    `select id from push_subscriptions where user_id = '${user.id}'`,
  );
  return rows.length;
}

it('[ST-06:server] [T21] sends an encrypted, signed push that contains only an id; its text needs the session', async () => {
  const [ada, ben] = [await addUser(), await addUser()];
  const [hers, his] = [await subscribe(ada), await subscribe(ben)];
  await notifyAll(ada);
  await settle();
  expect(his.received).toEqual([]);
  expect(hers.received).toHaveLength(1);
  const [notice] = await ada.client.api.listNotifications({ params: { page: 0 } });
  expect(JSON.parse(hers.received[0] ?? '')).toEqual({ id: notice?._id });
  const params = { id: notice?._id ?? '' };
  expect((await ada.client.api.readNotification({ params })).data.text).toBe('A secret of Ada’s');
  await expect(ben.client.api.readNotification({ params })).rejects.toMatchObject({ status: 404 });
  await expect(server.newClient().api.readNotification({ params })).rejects.toMatchObject({ status: 401 });
});

it('[T21] rejects a push signed with another key', async () => {
  const ada = await addUser();
  const { browser } = await subscribe(ada);
  const stranger = createPushSender(server.config, webPush.generateVAPIDKeys());
  const target = { endpoint: browser.endpoint, ...browser.keys };
  expect(await stranger.send(target, '{}')).toBe('refused');
  expect(await server.services.push.send(target, '{}')).toBe('sent');
});

it('[ST-06:server] accepts the external user id only with its signature, and only of the logged-in user', async () => {
  const [ada, eve] = [await addUser(), await addUser()];
  const { identity } = await subscribe(ada);
  const { received: _heard, ...browser } = service.subscribe(server.services.push.publicKey);
  const own = (await eve.client.api.readPushIdentity()).data;
  for (const forged of [
    identity,
    { externalUserId: identity.externalUserId, signature: own.signature },
    { externalUserId: own.externalUserId, signature: 'x' },
  ])
    await expect(eve.client.api.subscribeToPush({ body: { ...browser, ...forged } })).rejects.toMatchObject({
      status: 403,
      body: { errorId: 'push_identity_wrong' },
    });
  expect(await countSubscriptions(eve)).toBe(0);
});

it('[T7] [T21] subscribes only addresses of push services', async () => {
  const ada = await addUser();
  const { publicKey: _key, ...identity } = (await ada.client.api.readPushIdentity()).data;
  const { keys } = service.subscribe(server.services.push.publicKey);
  const { port } = new URL(service.origin);
  for (const endpoint of [
    'http://127.0.0.1/',
    `http://localhost:${port}/`,
    `http://127.1:${Number(port) + 1}/`,
    `http://me:pass@127.0.0.1:${port}/`,
    'https://fcm.googleapis.com/x',
  ])
    await expect(
      ada.client.api.subscribeToPush({ body: { endpoint, keys, ...identity } }),
    ).rejects.toMatchObject({ status: 400, body: { errorId: 'push_service_unknown' } });
  expect(await countSubscriptions(ada)).toBe(0);
});

it('[EN-01:server] [RT-10:server] sends no push to users who turned it off, or about read notifications', async () => {
  const ada = await addUser();
  const { received } = await subscribe(ada);
  await ada.client.api.updatePreferences({ body: { receiveNotificationsFrom: 'DISABLED' } });
  await notifyAll(ada);
  await settle();
  expect(received).toEqual([]);

  // The push was queued before pushes were turned off, or its notification was read before it was sent.
  const [notice] = await ada.client.api.listNotifications({ params: { page: 0 } });
  const [row] = await runStatement(
    server.databaseUrl,
    `select id from push_subscriptions where user_id = '${ada.user.id}'`,
  );
  const order = { notificationId: notice?._id ?? '', subscriptionId: String(row?.['id']) };
  await sendPush(server.services, order);
  await ada.client.api.updatePreferences({ body: { receiveNotificationsFrom: 'EVERYONE' } });
  await ada.client.api.markAllNotificationsRead();
  await sendPush(server.services, order);
  expect(received).toEqual([]);
  await notifyAll(ada);
  await settle();
  expect(received).toHaveLength(1);
});

it('[T21] sends none after logging out, and removes a browser without a user', async () => {
  const [ada, ben] = [await addUser(), await addUser()];
  const [hers, his] = [await subscribe(ada), await subscribe(ben)];
  await ada.client.api.logOut();
  await server.newClient().api.unsubscribeFromPush({ body: { endpoint: his.browser.endpoint } });
  expect([await countSubscriptions(ada), await countSubscriptions(ben)]).toEqual([0, 0]);
  await notifyAll(ada, ben);
  await settle();
  expect([hers.received, his.received]).toEqual([[], []]);
});

it('[ST-06:server] moves a browser to its next user', async () => {
  const [ada, ben] = [await addUser(), await addUser()];
  const { browser, received } = await subscribe(ada);
  const { publicKey: _key, ...identity } = (await ben.client.api.readPushIdentity()).data;
  await ben.client.api.subscribeToPush({ body: { ...browser, ...identity } });
  await notifyAll(ada);
  await settle();
  expect(received).toEqual([]);
  await notifyAll(ben);
  await settle();
  expect(received).toHaveLength(1);
});

it('[R19] removes a browser that is gone, and retries when a service is down', async () => {
  const ada = await addUser();
  const { received } = await subscribe(ada);
  const [row] = await runStatement(
    server.databaseUrl,
    `select id from push_subscriptions where user_id = '${ada.user.id}'`,
  );
  await notifyAll(ada);
  await settle();
  const [notice] = await ada.client.api.listNotifications({ params: { page: 0 } });
  const order = { notificationId: notice?._id ?? '', subscriptionId: String(row?.['id']) };
  service.answers.push(503, 429);
  await expect(sendPush(server.services, order)).rejects.toThrow('503');
  await expect(sendPush(server.services, order)).rejects.toThrow('429');
  expect(await countSubscriptions(ada)).toBe(1);
  await sendPush(server.services, order);
  expect(received).toHaveLength(2);
  service.answers.push(410);
  await sendPush(server.services, order);
  expect(await countSubscriptions(ada)).toBe(0);
});
