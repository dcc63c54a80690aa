import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../../../process/clock.ts';
import { games, notifications, users, type GameRow } from '../../../storage/schema.ts';
import { addGame } from '../../../testing/addGame.ts';
import { addUserWithBirthDate } from '../../../testing/addUserWithBirthDate.ts';
import type { SignedInUser } from '../../../testing/addSignedInUser.ts';
import { createFakeRooms } from '../../../testing/createFakeRooms.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { createUniqueUsername } from '../../../testing/createUniqueUsername.ts';
import { makePng } from '../../../testing/makePng.ts';
import { pollUntil } from '../../../testing/pollUntil.ts';
import { enterChannel, openTestChatPage, type TestChatPage } from './testing/openTestChatPage.ts';

const rooms = createFakeRooms();
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ rooms });
});
afterAll(() => server.close());

let maker: SignedInUser;
let ada: SignedInUser;
let game: GameRow;
let channel: string;
beforeEach(async () => {
  server.clock.advance(DAY_MS);
  maker = await addPerson('1980-01-01');
  ada = await addPerson('1990-01-01');
  game = await addGame(server, { creatorId: maker.user.id });
  channel = (await maker.client.api.readGameChannel({ params: { id: game.id } })).data._id;
});

function addPerson(birthDate: string | null): Promise<SignedInUser> {
  return addUserWithBirthDate(server, createUniqueUsername(), birthDate);
}

async function open(person: SignedInUser, where = channel): Promise<TestChatPage> {
  const page = await openTestChatPage(server, person);
  await enterChannel(page, where);
  return page;
}

/** Sends a message and waits for the answer: the stored text, or the reason why it was rejected. */
async function sendMessage(page: TestChatPage, more: object, where = channel): Promise<string> {
  const clientId = randomUUID();
  page.send({ kind: 'say', channel: where, clientId, ...more });
  return pollUntil(
    () => {
      const refused = page.received.find(
        (received) => received.kind === 'refused' && received.clientId === clientId,
      );
      if (refused?.kind === 'refused') return refused.errorId;
      return page.messages().find((message) => message.clientId === clientId)?.text;
    },
    () => `no answer: ${JSON.stringify(page.received.slice(-3))}`,
  );
}

function readAll(person: SignedInUser, where = channel) {
  return person.client.api.listMessages({ params: { channelId: where } });
}

async function errorOf(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => 'success',
    (error: { body?: { errorId?: string } }) => error.body?.errorId ?? String(error),
  );
}

it('[CM-02:part] stores messages once and in order, broadcasts, pages, edits, deletes and counts unread', async () => {
  const [hers, his] = [await open(ada), await open(maker)];
  // A user who has the channel open is not notified.
  his.send({ kind: 'enter', channel, isPresent: false });
  await pollUntil(
    () => his.received.some((news) => news.kind === 'presence' && news.people.join() === ada.user.username),
    () => 'still here',
  );
  const clientId = randomUUID();
  for (let turn = 0; turn < 2; turn += 1)
    hers.send({ kind: 'say', channel, clientId, text: 'Hello @' + maker.user.username });
  await pollUntil(
    () => his.messages().length > 0 && hers.messages().length > 0,
    () => 'no message arrived',
  );
  expect((await readAll(maker)).data.messages).toMatchObject([
    { sequence: 1, author: { username: ada.user.username } },
  ]);
  await pollUntil(
    async () =>
      (await server.services.db.query.notifications.findFirst({
        where: eq(notifications.userId, maker.user.id),
      })) !== undefined,
    () => 'no notice of the mention',
  );
  const listed = await maker.client.api.listChatChannels();
  expect(listed.data.channels).toMatchObject([{ _id: channel, unread: 1, isModerator: true }]);
  his.send({ kind: 'read', channel, sequence: 1 });
  await pollUntil(
    async () => (await maker.client.api.listChatChannels()).data.channels[0]?.unread === 0,
    () => 'still unread',
  );
  hers.send({ kind: 'typing', channel });
  await pollUntil(
    () => his.received.some(({ kind }) => kind === 'typing'),
    () => 'no typing was shown',
  );
  expect(hers.received.some(({ kind }) => kind === 'typing')).toBe(false);

  const place = { channelId: channel, sequence: 1 };
  expect(await errorOf(maker.client.api.editMessage({ params: place, body: { text: 'No' } }))).toBe(
    'not_allowed',
  );
  await ada.client.api.editMessage({ params: place, body: { text: 'Hi' } });
  await pollUntil(
    () => his.messages().at(-1)?.text === 'Hi',
    () => 'the edit did not arrive',
  );
  const missed = await ada.client.api.listMessages({ params: { channelId: channel }, query: { after: 1 } });
  expect(missed.data).toMatchObject({ revision: 2, messages: [{ sequence: 1, text: 'Hi', isEdited: true }] });
  const stranger = await addPerson('1990-01-01');
  expect(await errorOf(stranger.client.api.deleteMessage({ params: place }))).toBe('not_allowed');
  await maker.client.api.deleteMessage({ params: place });
  expect((await readAll(ada)).data.messages).toMatchObject([{ text: '', isDeleted: true }]);
});

it('[CM-02:part] pages through history, and re-encodes images', async () => {
  const page = await open(ada);
  for (let count = 1; count <= 60; count += 1) {
    server.clock.advance(10_000);
    await sendMessage(page, { text: `line ${count}` });
  }
  const newest = (await readAll(maker)).data;
  expect([newest.messages.length, newest.messages[0]?.text, newest.hasMore]).toEqual([50, 'line 11', true]);
  const older = await maker.client.api.listMessages({
    params: { channelId: channel },
    query: { before: newest.messages[0]!.sequence },
  });
  expect(older.data.messages.map(({ text }) => text).at(-1)).toBe('line 10');
  const form = new FormData();
  form.set(
    'picture',
    new Blob([new Uint8Array(makePng({ width: 64, height: 64 }))], { type: 'image/png' }),
    'a.png',
  );
  const { picture } = (await ada.client.api.uploadChatImage({ params: { channelId: channel }, form })).data;
  expect(picture).toMatch(/\.webp$/);
  await sendMessage(page, { text: 'Look', picture });
  expect((await readAll(maker)).data.messages.at(-1)?.picture).toContain(`/files/${picture}`);
  expect(await sendMessage(page, { text: 'Look', picture: `${'ab'.repeat(32)}.webp` })).toBe(
    'picture_missing',
  );
});

it('[CM-03:part] asks for the date of birth once; users of unknown age or under thirteen have presets and no direct messages', async () => {
  const [unknown, young] = [await addPerson(null), await addPerson('2090-01-01')];
  const { db, clock } = server.services;
  const twelve = `${clock.now().getUTCFullYear() - 12}-01-01`;
  await db.update(users).set({ birthDate: twelve }).where(eq(users.id, young.user.id));
  for (const person of [unknown, young]) {
    const page = await open(person);
    expect(await sendMessage(page, { text: 'My number is 12' })).toBe('presets_only');
    expect(await sendMessage(page, { preset: 'hello' })).toBe('Hello!');
    expect(await sendMessage(page, { preset: 'wave', picture: 'x.webp', text: 'free' })).toBe('👋');
    const direct = person.client.api.openDirectChannel({ body: { username: ada.user.username } });
    expect(await errorOf(direct)).toBe(person === young ? 'direct_unavailable' : 'success');
    const asked = ada.client.api.openDirectChannel({ body: { username: person.user.username } });
    expect(await errorOf(asked)).toBe(person === young ? 'direct_not_allowed' : 'success');
  }
  const between = await ada.client.api.openDirectChannel({ body: { username: unknown.user.username } });
  for (const person of [unknown, ada]) {
    const page = await openTestChatPage(server, person);
    for (const more of [{ text: 'Hi' }, { preset: 'hello' }])
      expect(await sendMessage(page, more, between.data._id)).toBe('direct_not_allowed');
  }
  expect((await unknown.client.api.listChatChannels()).data).toMatchObject({
    asksBirthDate: true,
    canMessageDirectly: false,
  });
  const submitBirthDate = (birthDate: string) =>
    errorOf(unknown.client.api.setBirthDate({ body: { birthDate } }));
  expect(await submitBirthDate(`${clock.now().getUTCFullYear() + 1}-01-01`)).toBe('birth_date_impossible');
  expect(await submitBirthDate(twelve)).toBe('success');
  expect(await submitBirthDate('1990-01-01')).toBe('birth_date_known');
  expect((await unknown.client.api.listChatChannels()).data.asksBirthDate).toBe(false);
  const page = await open(unknown);
  expect(await sendMessage(page, { text: 'Hello' })).toBe('presets_only');
});

it('[CM-03:part] users of unknown age or under thirteen cannot write in rooms either', async () => {
  const join = async (person: SignedInUser | null) => {
    const client = person?.client ?? server.newClient();
    await client.api.joinGame({ params: { id: game.id }, query: {} });
    return rooms.requests.at(-1)?.visitor.canChat;
  };
  const twelve = `${server.clock.now().getUTCFullYear() - 12}-01-01`;
  expect([
    await join(null),
    await join(await addPerson(null)),
    await join(await addPerson(twelve)),
    await join(ada),
  ]).toEqual([false, false, false, true]);
});

it('[CM-03:part] rooms learn at once that a player may write, and nothing about players who are too young', async () => {
  const submitBirthDate = async (birthDate: string) => {
    const { client, user } = await addPerson(null);
    rooms.orders.length = 0;
    const { data } = await client.api.setBirthDate({ body: { birthDate } });
    return {
      ...data,
      orders: rooms.orders.map(({ userId, ...order }) => ({ ...order, own: userId === user.id })),
    };
  };
  const year = server.clock.now().getUTCFullYear();
  const order = { gameId: null, kind: 'allow-chat', own: true };
  expect(await submitBirthDate(`${year - 20}-01-01`)).toEqual({
    canWrite: true,
    orders: [{ ...order, isUnderAge: false }],
  });
  expect(await submitBirthDate(`${year - 15}-01-01`)).toEqual({
    canWrite: true,
    orders: [{ ...order, isUnderAge: true }],
  });
  expect(await submitBirthDate(`${year - 12}-01-01`)).toEqual({ canWrite: false, orders: [] });
});

it('[T20:part] enforces rate limit, repetition limit, slow mode and blocked words, also split over messages', async () => {
  const page = await open(ada);
  const answers: string[] = [];
  for (let count = 0; count < 40; count += 1)
    answers.push(await sendMessage(page, { text: `spam ${count}` }));
  expect(answers.filter((answer) => answer.startsWith('spam'))).toHaveLength(20);
  expect(new Set(answers.slice(20))).toEqual(new Set(['chat_too_fast']));
  server.clock.advance(MINUTE_MS);
  const same = [];
  for (const text of ['Buy', 'buy ', 'BUY', 'buy']) same.push(await sendMessage(page, { text }));
  expect(same).toEqual(['Buy', 'buy', 'BUY', 'chat_repeated']);
  expect(await sendMessage(page, { text: 'you are a f.u.c.k' })).toBe('you are a *******');
  server.clock.advance(2 * MINUTE_MS);
  expect([await sendMessage(page, { text: 'shi' }), await sendMessage(page, { text: 't' })]).toEqual([
    'shi',
    'chat_refused',
  ]);
  const slow = (person: SignedInUser) =>
    errorOf(person.client.api.setSlowMode({ params: { channelId: channel }, body: { seconds: 30 } }));
  expect([await slow(ada), await slow(maker)]).toEqual(['not_allowed', 'success']);
  server.clock.advance(MINUTE_MS);
  expect([await sendMessage(page, { text: 'one' }), await sendMessage(page, { text: 'two' })]).toEqual([
    'one',
    'chat_slow',
  ]);
  server.clock.advance(MINUTE_MS);
  expect(await sendMessage(page, { text: 'two' })).toBe('two');
});

it('[T20:part] masks links, addresses, and numbers for users under age, and theirs for everyone', async () => {
  const year = server.clock.now().getUTCFullYear();
  const teen = await addPerson(`${year - 14}-01-01`);
  const [young, old] = [await open(teen), await open(ada)];
  const text = 'See https://evil.example or call +49 170 1234567';
  expect(await sendMessage(old, { text })).toBe(text);
  await pollUntil(
    () => young.messages().length > 0,
    () => 'no message arrived',
  );
  expect(young.messages()[0]?.text).toBe('See [hidden] or call [hidden]');
  expect((await readAll(teen)).data.messages[0]?.text).toBe('See [hidden] or call [hidden]');
  expect(await sendMessage(young, { text: 'mail me: me@example.org' })).toBe('mail me: [hidden]');
  await pollUntil(
    () => old.messages().length > 1,
    () => 'no message arrived',
  );
  expect(old.messages().at(-1)?.text).toBe('mail me: [hidden]');
});

it('[T20:part] hides blocked users: no live messages, history, notifications or direct messages', async () => {
  const ben = await addPerson('1991-01-01');
  const direct = (await ben.client.api.openDirectChannel({ body: { username: ada.user.username } })).data._id;
  const [hers, his] = [await open(ada), await open(ben)];
  await enterChannel(hers, direct);
  await ada.client.api.blockUser({ params: { username: ben.user.username }, body: { kind: 'block' } });
  await sendMessage(his, { text: `Hey @${ada.user.username}` });
  expect(await sendMessage(his, { text: 'Answer me' }, direct)).toBe('chat_blocked');
  const makers = await open(maker);
  await sendMessage(makers, { text: 'Afterwards' });
  await pollUntil(
    () => hers.messages().some(({ text }) => text === 'Afterwards'),
    () => 'no message arrived',
  );
  expect(hers.messages().map(({ text }) => text)).toEqual(['Afterwards']);
  expect((await readAll(ada)).data.messages.map(({ text }) => text)).toEqual(['Afterwards']);
  const listed = (await ada.client.api.listBlocks()).data;
  expect(listed).toMatchObject([{ user: { local: { username: ben.user.username } }, kind: 'block' }]);
  await server.allMails();
  expect(
    await server.services.db.query.notifications.findMany({ where: eq(notifications.userId, ada.user.id) }),
  ).toEqual([]);
  await ada.client.api.unblockUser({ params: { username: ben.user.username } });
  expect(await sendMessage(his, { text: 'Thank you' }, direct)).toBe('Thank you');
});

it('[RO-01] applies the levels for members, users and guests to game page, ticket and chat', async () => {
  const { db } = server.services;
  const member = await addPerson('1990-01-01');
  await member.client.api.joinCommunity({ params: { id: game.id } });
  const roles = { anonymous: null, signedIn: ada, member, creator: maker };
  const seen: Record<string, string[]> = {};
  for (const level of [3, 4, 5] as const)
    for (const [role, person] of Object.entries(roles)) {
      const client = person?.client ?? server.newClient();
      const look = async (which: 'visibility' | 'chatVisibility') => {
        await db
          .update(games)
          .set({ visibility: 5, chatVisibility: 5, [which]: level })
          .where(eq(games.id, game.id));
        const { data } = await client.api.readGame({ params: { gameSlug: game.slug } });
        return [
          data.game.access,
          await errorOf(client.api.joinGame({ params: { id: game.id } })),
          await errorOf(client.api.readGameChannel({ params: { id: game.id } })),
          await errorOf(client.api.listMessages({ params: { channelId: channel } })),
        ];
      };
      seen[`${level} ${role}`] = [...(await look('visibility')), ...(await look('chatVisibility')).slice(1)];
    }
  const all = ['open', 'success', 'success', 'success', 'success', 'success', 'success'];
  const login = ['sign-in-needed', 'sign_in_to_play', 'sign_in_to_chat', 'sign_in_to_chat'];
  const members = ['members-only', 'members_only', 'chat_members_only', 'chat_members_only'];
  expect(seen).toEqual({
    '3 anonymous': [...login, 'success', 'sign_in_to_chat', 'sign_in_to_chat'],
    '3 signedIn': [...members, 'success', 'chat_members_only', 'chat_members_only'],
    '3 member': all,
    '3 creator': all,
    '4 anonymous': [...login, 'success', 'sign_in_to_chat', 'sign_in_to_chat'],
    '4 signedIn': all,
    '4 member': all,
    '4 creator': all,
    '5 anonymous': all,
    '5 signedIn': all,
    '5 member': all,
    '5 creator': all,
  });
  await db.update(games).set({ chatVisibility: 3, visibility: 5 }).where(eq(games.id, game.id));
  const page = await open(member);
  await member.client.api.leaveCommunity({ params: { id: game.id } });
  const makers = await open(maker);
  await sendMessage(makers, { text: 'Among us' });
  expect(await sendMessage(page, { text: 'Still here' })).toBe('chat_members_only');
  expect(page.messages()).toEqual([]);
});

it('[ST-08:part] [EN-01:part] messages, community chat and notifications choose the chat that the next page opens', async () => {
  const marker = async () => (await ada.client.api.readUser()).data?.openChatAccountOf;
  const mark = (openChatAccountOf: string) =>
    errorOf(ada.client.api.markChatOpen({ body: { openChatAccountOf } }));
  expect([await mark(maker.user.username), await marker()]).toEqual(['success', maker.user.username]);
  expect([await mark(`community:${game.id}`), await marker()]).toEqual(['success', `community:${game.id}`]);
  expect([await mark('community:nothing'), await mark('nobody_of_this_name')]).toEqual([
    'game_not_found',
    'user_not_found',
  ]);
  await ada.client.api.clearChatOpen();

  // The chat is opened from its notification.
  const direct = await maker.client.api.openDirectChannel({ body: { username: ada.user.username } });
  await sendMessage(await openTestChatPage(server, maker), { text: 'Hello' }, direct.data._id);
  const [notice] = await pollUntil(
    async () => {
      const all = await ada.client.api.listNotifications({ params: { page: 0 } });
      return all.length > 0 ? all : undefined;
    },
    () => 'no notification',
  );
  await ada.client.api.markNotificationRead({ params: { id: notice!._id } });
  expect(await marker()).toBe(maker.user.username);
});

it('[API-05] [API-09:part] clears the chat to open, and returns the token of this session', async () => {
  const { db } = server.services;
  await db.update(users).set({ openChatAccountOf: 'someone' }).where(eq(users.id, ada.user.id));
  const response = await ada.client.fetch('/api/v1/clear-chat-open', { method: 'POST' });
  expect([response.status, await response.json()]).toEqual([200, { status: 'success' }]);
  expect((await ada.client.api.readUser()).data?.openChatAccountOf).toBeNull();
  expect(await (await ada.client.fetch('/api/v1/chat-auth/')).json()).toEqual({
    status: 'success',
    data: expect.any(String),
  });
});
