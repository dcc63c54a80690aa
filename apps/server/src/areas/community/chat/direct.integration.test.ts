import { randomUUID } from 'node:crypto';
import type { ChatChannel } from '@playloom/api-contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../../../process/clock.ts';
import { chatReads, notifications } from '../../../storage/schema.ts';
import { addUserWithBirthDate } from '../../../testing/addUserWithBirthDate.ts';
import { addGame } from '../../../testing/addGame.ts';
import type { SignedInUser } from '../../../testing/addSignedInUser.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { createUniqueUsername } from '../../../testing/createUniqueUsername.ts';
import { pollUntil } from '../../../testing/pollUntil.ts';
import { enterChannel, openTestChatPage, type TestChatPage } from './testing/openTestChatPage.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.clock.advance(DAY_MS));

function addPerson(birthDate: string | null = '1990-01-01'): Promise<SignedInUser> {
  return addUserWithBirthDate(server, createUniqueUsername(), birthDate);
}

async function befriend(one: SignedInUser, other: SignedInUser): Promise<void> {
  await one.client.api.befriend({ params: { username: other.user.username } });
  await other.client.api.befriend({ params: { username: one.user.username } });
}

async function message(from: SignedInUser, to: SignedInUser): Promise<ChatChannel> {
  return (await from.client.api.openDirectChannel({ body: { username: to.user.username } })).data;
}

async function errorOf(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => 'success',
    (error: { body?: { errorId?: string } }) => error.body?.errorId ?? String(error),
  );
}

/** Sends a text and waits for the answer. */
async function sendMessage(page: TestChatPage, channel: string, text: string): Promise<string> {
  const clientId = randomUUID();
  page.send({ kind: 'say', channel, clientId, text });
  return pollUntil(
    () => {
      const refused = page.received.find(
        (received) => received.kind === 'refused' && received.clientId === clientId,
      );
      if (refused?.kind === 'refused') return refused.errorId;
      return page.messages().find((delivered) => delivered.clientId === clientId)?.text;
    },
    () => `no answer: ${JSON.stringify(page.received.slice(-3))}`,
  );
}

/** Waits for pending notifications, then lists the user's chat notifications. */
async function listNotices({ user }: SignedInUser): Promise<{ text: string; isRead: boolean }[]> {
  await server.allMails();
  const rows = await server.services.db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, user.id))
    .orderBy(notifications.createdAt);
  return rows
    .filter(({ kind }) => kind === 'reply')
    .map(({ text, readAt }) => ({ text, isRead: readAt !== null }));
}

it('[CM-03:part] asks two new friends for their dates of birth when they write, and invites the other once', async () => {
  const [alex, kim] = [await addPerson(null), await addPerson(null)];
  await befriend(alex, kim);
  expect(await message(alex, kim)).toMatchObject({ voice: 'none', hurdle: 'age-unknown' });
  expect(await listNotices(kim)).toEqual([]);
  const page = await openTestChatPage(server, alex);
  await alex.client.api.setBirthDate({ body: { birthDate: '1990-01-01' } });
  const waiting = await message(alex, kim);
  expect(waiting).toMatchObject({ voice: 'none', hurdle: 'other-invited' });
  expect(await sendMessage(page, waiting._id, 'Hello')).toBe('direct_not_allowed');
  await message(alex, kim);
  await pollUntil(
    async () => (await listNotices(kim)).length > 0,
    () => 'no invitation',
  );
  expect(await listNotices(kim)).toEqual([
    { text: `${alex.user.username} wants to chat with you.`, isRead: false },
  ]);

  page.received.length = 0;
  expect(await message(kim, alex)).toMatchObject({ hurdle: 'age-unknown' });
  expect(await listNotices(kim)).toMatchObject([{ isRead: true }]);
  await kim.client.api.setBirthDate({ body: { birthDate: '1991-01-01' } });
  await pollUntil(
    () => page.received.some((news) => news.kind === 'channel' && news.channel === waiting._id),
    () => 'no notification that chat is set up',
  );
  expect(await message(kim, alex)).toMatchObject({ voice: 'free', hurdle: null });
  expect(await sendMessage(page, waiting._id, 'Hello')).toBe('Hello');
});

it('[CM-03:part] does not notify strangers, and gives the same reason for age, bands and blocks', async () => {
  const [adult, unknown] = [await addPerson(), await addPerson(null)];
  expect(await message(adult, unknown)).toMatchObject({ voice: 'none', hurdle: 'other-not-ready' });
  expect(await listNotices(unknown)).toEqual([]);

  const year = server.clock.now().getUTCFullYear();
  const [child, teen, blocker] = [
    await addPerson(`${year - 12}-01-01`),
    await addPerson(`${year - 14}-01-01`),
    await addPerson(),
  ];
  await blocker.client.api.blockUser({ params: { username: adult.user.username }, body: { kind: 'block' } });
  for (const other of [child, teen, blocker])
    expect(await errorOf(message(adult, other))).toBe('direct_not_allowed');
  expect(await errorOf(message(child, adult))).toBe('direct_unavailable');
});

it('[CM-02:part] sends a page each of its own messages once, in order', async () => {
  const [ada, ben] = [await addPerson(null), await addPerson()];
  const game = await addGame(server, { creatorId: ben.user.id });
  const community = (await ben.client.api.readGameChannel({ params: { id: game.id } })).data._id;
  const [hers, second, his] = [
    await openTestChatPage(server, ada),
    await openTestChatPage(server, ada),
    await openTestChatPage(server, ben),
  ];
  for (const page of [hers, second, his]) await enterChannel(page, community);
  // The birth date is set while the channel is open: the page must leave the topic for users under age.
  await ada.client.api.setBirthDate({ body: { birthDate: '1990-01-01' } });
  for (const page of [hers, second]) page.send({ kind: 'enter', channel: community, isPresent: true });
  const direct = (await message(ada, ben))._id;
  const texts = ['one', 'two', 'three', 'four', 'five'];
  for (const channel of [community, direct])
    for (const text of texts) hers.send({ kind: 'say', channel, clientId: randomUUID(), text });
  for (const page of [hers, second, his])
    await pollUntil(
      () => page.messages().length >= 2 * texts.length,
      () => `received ${JSON.stringify(page.messages())}`,
    );
  server.clock.advance(MINUTE_MS);
  // When a later message has arrived, no earlier one is pending.
  for (const channel of [community, direct]) await sendMessage(his, channel, 'last');
  for (const page of [hers, second, his]) {
    await pollUntil(
      () => page.messages().filter(({ text }) => text === 'last').length >= 2,
      () => 'the last message did not arrive',
    );
    expect(page.messages().map(({ text }) => text)).toEqual([...texts, ...texts, 'last', 'last']);
  }
});

it('[CM-02:part] sends no notification for a conversation on screen, and reading it clears earlier ones', async () => {
  const [ada, ben] = [await addPerson(), await addPerson()];
  const channel = (await message(ada, ben))._id;
  const [hers, his] = [await openTestChatPage(server, ada), await openTestChatPage(server, ben)];
  await sendMessage(hers, channel, 'Are you there?');
  await pollUntil(
    async () => (await listNotices(ben)).length === 1,
    () => 'no notification',
  );
  await enterChannel(his, channel);
  his.send({ kind: 'read', channel, sequence: 1 });
  await pollUntil(
    () => his.received.some((news) => news.kind === 'unread' && news.count === 0),
    () => 'the notification was not cleared',
  );
  expect(await listNotices(ben)).toEqual([
    { text: `${ada.user.username} sent you a message.`, isRead: true },
  ]);

  await sendMessage(hers, channel, 'You are!');
  expect(await listNotices(ben)).toHaveLength(1);
  his.send({ kind: 'enter', channel, isPresent: false });
  await pollUntil(
    async () =>
      (await server.services.db.select().from(chatReads).where(eq(chatReads.userId, ben.user.id)))[0]
        ?.viewedUntil === null,
    () => 'still open',
  );
  await sendMessage(hers, channel, 'Gone?');
  await pollUntil(
    async () => (await listNotices(ben)).length === 2,
    () => 'no notification',
  );
});

it('[CM-02:part] lists conversations by their last message, also for their sender', async () => {
  const [ada, ben, kim] = [await addPerson(), await addPerson(), await addPerson()];
  const [first, second] = [(await message(ada, ben))._id, (await message(ada, kim))._id];
  const page = await openTestChatPage(server, ada);
  const list = async () => (await ada.client.api.listChatChannels()).data.channels.map(({ _id }) => _id);
  expect(await list()).toEqual([]);
  await sendMessage(page, first, 'one');
  await sendMessage(page, first, 'two');
  server.clock.advance(MINUTE_MS);
  await sendMessage(page, second, 'hello');
  expect(await list()).toEqual([second, first]);
});
