import { randomUUID } from 'node:crypto';
import type { ChatMessage } from '@playloom/api-contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { users } from '../../../storage/schema.ts';
import { addGame } from '../../../testing/addGame.ts';
import { addSignedInUser, type SignedInUser } from '../../../testing/addSignedInUser.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { makePng } from '../../../testing/makePng.ts';
import { startRedis, type TestRedis } from '../../../testing/startRedis.ts';
import { generateRandomNumbers } from '../../../testing/generateRandomNumbers.ts';
import { pollUntil } from '../../../testing/pollUntil.ts';
import { visitServer } from '../../../testing/visitServer.ts';
import { banUser } from '../moderation/sanctionUser.ts';
import { enterChannel, openTestChatPage, type TestChatPage } from './testing/openTestChatPage.ts';

const MESSAGES = 40;

let redis: TestRedis;
let servers: [TestServer, TestServer];
beforeAll(async () => {
  redis = await startRedis();
  const env = { REDIS_URL: redis.url, ROLES: 'web' };
  const first = await createTestServer({ env });
  servers = [first, await createTestServer({ env, beside: first })];
});
afterAll(async () => {
  await servers[1].close();
  await servers[0].close();
  await redis.stop();
});

/**
 * Reads a channel the way the page does: stores messages, and requests missing ones after each connect and each gap.
 */
class Reader {
  readonly known = new Map<number, ChatMessage>();
  readonly order: number[] = [];
  revision = 0;
  page: TestChatPage | null = null;
  received = 0;
  readonly server: TestServer;
  readonly person: SignedInUser;
  readonly channel: string;
  constructor(server: TestServer, person: SignedInUser, channel: string) {
    this.server = server;
    this.person = person;
    this.channel = channel;
  }
  async connect(): Promise<void> {
    this.page = await openTestChatPage(this.server, this.person);
    this.received = 0;
    await enterChannel(this.page, this.channel);
    await this.catchUp();
  }
  async catchUp(): Promise<void> {
    for (;;) {
      const { data } = await this.person.client.api.listMessages({
        params: { channelId: this.channel },
        query: { after: this.revision },
      });
      for (const message of data.messages) this.remember(message);
      this.revision = Math.max(this.revision, data.revision);
      if (!data.hasMore) return;
    }
  }
  /** Handles the messages that have arrived on the socket. */
  async listen(): Promise<void> {
    const fresh = this.page!.messages().slice(this.received);
    this.received += fresh.length;
    for (const message of fresh) {
      if (message.revision > this.revision + 1) await this.catchUp();
      this.remember(message);
      this.revision = Math.max(this.revision, message.revision);
    }
  }
  remember(message: ChatMessage): void {
    if (!this.known.has(message.sequence)) this.order.push(message.sequence);
    const former = this.known.get(message.sequence);
    if (!former || former.revision <= message.revision) this.known.set(message.sequence, message);
  }
}

it('[CM-02] over two processes and lost connections every message arrives once, in order, with presence, history, mentions, images and direct messages', async () => {
  const [one, two] = servers;
  const dice = generateRandomNumbers(inject('long') ? Date.now() : 7);
  const ada = await addSignedInUser(one, 'ada');
  const ben = await addSignedInUser(one, 'ben');
  await one.services.db.update(users).set({ birthDate: '1990-05-04' });
  const game = await addGame(one, { creatorId: ada.user.id });
  // Ben uses the second server, which has the same database.
  const benThere = visitServer(two, ben);
  const { data: channel } = await ada.client.api.readGameChannel({ params: { id: game.id } });
  const readers = [new Reader(one, ada, channel._id), new Reader(two, benThere, channel._id)];
  for (const reader of readers) await reader.connect();

  const sent: string[] = [];
  for (let count = 0; count < MESSAGES; count += 1) {
    const reader = readers[count % 2]!;
    const clientId = randomUUID();
    const text = `message ${count}`;
    sent.push(text);
    const word = { kind: 'say', channel: channel._id, clientId, text } as const;
    reader.page!.send(word);
    const isCut = dice.next().value < 0.3;
    if (isCut) {
      // The page cannot know whether the message was stored, so it sends it again.
      reader.page!.socket.terminate();
      await reader.connect();
      reader.page!.send(word);
    }
    await pollUntil(
      async () => {
        await reader.listen();
        return [...reader.known.values()].some((message) => message.clientId === clientId);
      },
      () => `${text} did not reach its sender: ${JSON.stringify(reader.page!.received.slice(-3))}`,
    );
    for (const server of servers) server.clock.advance(10_000);
  }
  for (const reader of readers)
    await pollUntil(
      async () => {
        await reader.listen();
        return reader.known.size >= MESSAGES;
      },
      () => `only ${reader.known.size} of ${MESSAGES} arrived`,
    );
  const stored = await one.services.db.query.chatMessages.findMany({
    where: (messages) => eq(messages.channelId, channel._id),
  });
  expect(stored.toSorted((a, b) => a.sequence - b.sequence).map(({ text }) => text)).toEqual(sent);
  for (const reader of readers) {
    const inOrder = [...reader.known.values()].toSorted((a, b) => a.sequence - b.sequence);
    expect(inOrder.map(({ text }) => text)).toEqual(sent);
  }

  const people = new Set(
    readers[0]!.page!.received.flatMap((news) => (news.kind === 'presence' ? news.people : [])),
  );
  expect([...people].toSorted()).toEqual(['ada', 'ben']);
  const older = await ada.client.api.listMessages({
    params: { channelId: channel._id },
    query: { before: 11 },
  });
  expect(older.data.messages.map(({ text }) => text)).toEqual(sent.slice(0, 10));

  const form = new FormData();
  const png = new Uint8Array(makePng({ width: 8, height: 8 }));
  form.set('picture', new Blob([png], { type: 'image/png' }), 'a.png');
  const params = { channelId: channel._id };
  const { picture } = (await ada.client.api.uploadChatImage({ params, form })).data;
  await waitForMessage(readers[0]!, readers[1]!, { channel: channel._id, text: 'Look, @ben', picture });
  expect([...readers[1]!.known.values()].at(-1)?.picture).toContain(picture);
  await pollUntil(
    async () =>
      (await one.services.db.query.notifications.findFirst({
        where: (notices) => eq(notices.userId, ben.user.id),
      })) !== undefined,
    () => 'no notification about the mention',
  );

  const { data: direct } = await benThere.client.api.openDirectChannel({ body: { username: 'ada' } });
  readers[1]!.page!.send({ kind: 'say', channel: direct._id, clientId: randomUUID(), text: 'Only for you' });
  await pollUntil(
    () => readers[0]!.page!.messages().some(({ text }) => text === 'Only for you'),
    () => 'the direct message did not arrive',
  );
});

/** Sends a message from one user and waits until the other has received it. */
async function waitForMessage(
  from: Reader,
  to: Reader,
  sent: { channel: string; text: string; picture: string }, // words: the API names the field picture
): Promise<void> {
  from.page!.send({ kind: 'say', clientId: randomUUID(), ...sent });
  await pollUntil(
    async () => {
      await to.listen();
      return [...to.known.values()].some(({ text }) => text === sent.text);
    },
    () => `${sent.text} did not arrive`,
  );
}

it('[CM-05:part] a ban in one process closes the pages in another', async () => {
  const [one, two] = servers;
  const maker = await addSignedInUser(one, 'maker');
  const troll = await addSignedInUser(one, 'troll');
  const game = await addGame(one, { creatorId: maker.user.id });
  const there = visitServer(two, troll);
  const { data: channel } = await maker.client.api.readGameChannel({ params: { id: game.id } });
  const page = await openTestChatPage(two, there);
  await enterChannel(page, channel._id);
  await banUser(one.services, troll.user, { reason: 'spam', byUserId: null, expiresAt: null });
  await pollUntil(
    () => page.ended !== null,
    () => 'the page is still open',
  );
  expect(page.ended).toBe(4403);
  expect((await there.client.api.readUser()).data).toBeNull();
});
