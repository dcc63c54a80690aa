import { afterAll, beforeAll, expect, it } from 'vitest';
import { addGame } from '../../../testing/addGame.ts';
import type { SignedInUser } from '../../../testing/addSignedInUser.ts';
import { createFakeRooms } from '../../../testing/createFakeRooms.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { pollUntil } from '../../../testing/pollUntil.ts';
import { startRedis, type TestRedis } from '../../../testing/startRedis.ts';
import { visitServer } from '../../../testing/visitServer.ts';
import { openTestChatPage, type TestChatPage } from '../chat/testing/openTestChatPage.ts';
import { countNews, createPartyTestHelpers, getSecret, listNames } from './testing/createPartyTestHelpers.ts';

const rooms = createFakeRooms();
let redis: TestRedis;
let servers: [TestServer, TestServer];
const { addPerson, befriend, gather, readParty } = createPartyTestHelpers(() => servers[0]);
const startBeside = () =>
  createTestServer({ rooms, env: { REDIS_URL: redis.url, ROLES: 'web' }, beside: servers[0] });

beforeAll(async () => {
  redis = await startRedis();
  const first = await createTestServer({ rooms, env: { REDIS_URL: redis.url, ROLES: 'web' } });
  servers = [first, first];
  servers[1] = await startBeside();
});
afterAll(async () => {
  await servers[1].close();
  await servers[0].close();
  await redis.stop();
});

/** Waits until a page has got news of its party since it had so many. */
async function waitForNews(page: TestChatPage, former: number): Promise<void> {
  await pollUntil(
    () => countNews(page) > former,
    () => `no news: ${JSON.stringify(page.received)}`,
  );
}

/** The leader uses the first process, and a member the second. */
async function gatherApart(): Promise<{ ada: SignedInUser; ben: SignedInUser }> {
  const ada = await addPerson();
  const ben = visitServer(servers[1], await addPerson());
  await befriend(ada, ben);
  return { ada, ben };
}

it('[PARTY-10] [PARTY-11] [PARTY-13] reaches members in every process: changes, chat, calls, and a removal', async () => {
  const { ada, ben } = await gatherApart();
  const [hers, his] = [await openTestChatPage(servers[0], ada), await openTestChatPage(servers[1], ben)];
  const { channel, link } = (await ada.client.api.inviteToParty({ body: { username: ben.user.username } }))
    .data.party;
  await ben.client.api.joinParty({ params: { secret: getSecret({ link }) }, body: { leavesOther: false } });
  await waitForNews(hers, 1);
  expect(listNames((await readParty(ada))!)).toHaveLength(2);

  his.send({ kind: 'say', channel, clientId: crypto.randomUUID(), text: 'Which game?' });
  await pollUntil(
    () => hers.messages().some(({ text }) => text === 'Which game?'),
    () => 'no message',
  );

  const game = await addGame(servers[0], { creatorId: ada.user.id });
  const before = countNews(his);
  const seat = (await ada.client.api.joinGame({ params: { id: game.id }, query: {} })).data;
  await waitForNews(his, before);
  expect((await readParty(ben))?.game).toMatchObject({ gameSlug: game.slug, isNew: true, isHere: false });
  const joined = (await ben.client.api.joinGame({ params: { id: game.id }, query: {} })).data;
  expect(joined.roomId).toBe(seat.roomId);

  await ada.client.api.removePartyMember({ params: { username: ben.user.username } });
  await pollUntil(
    () => his.received.some((message) => message.kind === 'party' && message.change === 'removed'),
    () => 'no news of the removal',
  );
  for (const page of [hers, his]) page.socket.close();
});

it('[PARTY-01] [PARTY-10] goes on while Redis is away and after it has lost its data', async () => {
  const { ada, ben } = await gatherApart();
  const party = await gather(ada, ben);
  const pages = [await openTestChatPage(servers[0], ada), await openTestChatPage(servers[1], ben)];
  await redis.kill({ withData: false });
  // What members do works. Pages of other processes learn about it later.
  await ada.client.api.handOverParty({ body: { username: ben.user.username } });
  expect(await readParty(ben)).toMatchObject({ _id: party._id, isLeader: true });
  await redis.restart();
  // Every page connects again and loads what it has missed.
  for (const page of pages)
    await pollUntil(
      () => page.ended !== null,
      () => 'the page was not asked to connect again',
    );
  const back = [await openTestChatPage(servers[0], ada), await openTestChatPage(servers[1], ben)];
  const [hers, his] = back as [TestChatPage, TestChatPage];
  const former = countNews(hers);
  await ben.client.api.renewPartyLink();
  await waitForNews(hers, former);
  his.send({ kind: 'say', channel: party.channel, clientId: crypto.randomUUID(), text: 'Still here' });
  await pollUntil(
    () => hers.messages().some(({ text }) => text === 'Still here'),
    () => 'no message',
  );
  for (const page of back) page.socket.close();
});

it('[PARTY-01] goes on after a restart of the server, with its members, leader, link, chat, and settings', async () => {
  const { ada, ben } = await gatherApart();
  const party = await gather(ada, ben);
  await ben.client.api.setPartyAutoJoin({ body: { autoJoin: true } });
  const his = await openTestChatPage(servers[1], ben);
  his.send({ kind: 'say', channel: party.channel, clientId: crypto.randomUUID(), text: 'Back in a minute' });
  await pollUntil(
    () => his.messages().length > 0,
    () => 'no message',
  );
  await servers[1].close();
  servers[1] = await startBeside();
  const again = visitServer(servers[1], ben);
  const { data } = await again.client.api.readParty();
  expect(data).toMatchObject({ _id: party._id, link: party.link, autoJoin: true, isLeader: false });
  const names = [ada, ben].map(({ user }) => user.username);
  expect(listNames(data!).toSorted()).toEqual(names.toSorted());
  const { data: history } = await again.client.api.listMessages({ params: { channelId: party.channel } });
  expect(history.messages.map(({ text }) => text)).toEqual(['Back in a minute']);
});
