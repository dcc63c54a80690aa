import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIVE_SESSION_ENDED, type ReportSubject } from '@playloom/api-contract';
import { protocolLimits } from '@playloom/protocol';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MINUTE_MS } from '../../apps/server/src/process/clock.ts';
import { projectRoot } from '../../apps/server/src/process/projectRoot.ts';
import {
  enterChannel,
  openTestChatPage,
  type TestChatPage,
} from '../../apps/server/src/areas/community/chat/testing/openTestChatPage.ts';
import { relayRoomMessage } from '../../apps/server/src/areas/community/chat/relayRoomMessage.ts';
import { type GameRow, chatMessages, files, reports, users } from '../../apps/server/src/storage/schema.ts';
import { addGame } from '../../apps/server/src/testing/addGame.ts';
import { addUserWithBirthDate } from '../../apps/server/src/testing/addUserWithBirthDate.ts';
import type { SignedInUser } from '../../apps/server/src/testing/addSignedInUser.ts';
import { createTestServer, type TestServer } from '../../apps/server/src/testing/createTestServer.ts';
import { pollUntil } from '../../apps/server/src/testing/pollUntil.ts';
import { followView } from '../../apps/server/src/rooms-process/testing/followView.ts';
import { joinAsPlayer, type TestPlayer } from '../../apps/server/src/rooms-process/testing/joinAsPlayer.ts';
import {
  startTestRooms,
  type TestRooms,
} from '../../apps/server/src/rooms-process/testing/startTestRooms.ts';

/** These tests use the platform with real rooms, because decisions on one side must take effect on the other. */
let rooms: TestRooms;
let server: TestServer;
let game: GameRow;
let document: string;
let channel: string;
let ada: SignedInUser;
let ben: SignedInUser;
let cleo: SignedInUser;
let troll: SignedInUser;
beforeAll(async () => {
  rooms = await startTestRooms({ times: { emptySeconds: 1 } });
  server = await createTestServer({ rooms: rooms.gateway });
  [ada, ben, cleo, troll] = [
    await addPerson('ada'),
    await addPerson('ben'),
    await addPerson('cleo'),
    await addPerson('troll'),
  ];
  game = await addGame(server, { creatorId: ada.user.id, settings: { maxPlayers: 8 } });
  document = readFileSync(join(projectRoot, 'games/blank/game.json'), 'utf8');
  rooms.platform.documents.set(game.id, document);
  channel = (await ada.client.api.readGameChannel({ params: { id: game.id } })).data._id;
});
afterAll(async () => {
  await server.close();
  await rooms.close();
});

function addPerson(name: string): Promise<SignedInUser> {
  return addUserWithBirthDate(server, name);
}

async function open(person: SignedInUser): Promise<TestChatPage> {
  const page = await openTestChatPage(server, person);
  await enterChannel(page, channel);
  return page;
}

/** Sends a message and returns its stored text, or the error id if it is rejected. */
async function sendAndAwait(page: TestChatPage, text: string, where = channel): Promise<string> {
  const clientId = randomUUID();
  page.send({ kind: 'say', channel: where, clientId, text });
  return pollUntil(
    () => {
      const rejection = page.received.find(
        (message) => message.kind === 'refused' && message.clientId === clientId,
      );
      if (rejection?.kind === 'refused') return rejection.errorId;
      return page.messages().find((message) => message.clientId === clientId)?.text;
    },
    () => 'no answer',
  );
}

interface Playing extends TestPlayer {
  readonly number: number;
}

async function play({ client }: SignedInUser, query: object = {}): Promise<Playing> {
  const { data } = await client.api.joinGame({ params: { id: game.id }, query });
  const player = await joinAsPlayer(rooms.origin, { ok: true, ...data });
  const { player: number } = await player.welcome();
  player.send({ kind: 'ready' });
  return { ...player, number: number! };
}

async function errorOf(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => 'success',
    (error: { body?: { errorId?: string } }) => error.body?.errorId ?? String(error),
  );
}

const report = async (subject: ReportSubject, more: object = {}) => {
  const { data } = await ben.client.api.sendReport({ body: { subject, reason: 'spam', ...more } });
  return server.services.db.query.reports.findFirst({ where: eq(reports.id, data.reportId) });
};

// Runs before the test that votes a player out. After that, guests from the same network cannot enter the room.
it('[CM-03] unknown age and under thirteen: emotes and phrases only, asked once, corrected only by an operator', async () => {
  const { db, clock } = server.services;
  const [unknown, young] = [await addPerson('unknown'), await addPerson('young')];
  const twelve = `${clock.now().getUTCFullYear() - 12}-01-01`;
  const setBirth = (person: SignedInUser, birthDate: string | null) =>
    db.update(users).set({ birthDate }).where(eq(users.id, person.user.id));
  await setBirth(unknown, null);
  await setBirth(young, twelve);
  const witness = await play(ben);
  const view = followView(witness, document);
  const readPhrases = () => {
    view.update();
    return view.events.flatMap((event) => (event.kind === 'chat' ? [event.text] : []));
  };
  const guest = { client: server.newClient() } as SignedInUser;
  for (const [index, person] of [unknown, young, guest].entries()) {
    const player = await play(person);
    await player.snapshots(2);
    player.send({ kind: 'chat', text: 'Where do you live?', isTeamOnly: false });
    player.send({ kind: 'phrase', phrase: index });
    await pollUntil(
      () => readPhrases().length > index,
      () => 'no phrase arrived',
    );
    player.send({ kind: 'leave' });
  }
  expect(readPhrases()).toEqual(protocolLimits.PHRASES.slice(0, 3));
  witness.send({ kind: 'leave' });

  for (const person of [unknown, young]) {
    const page = await open(person);
    expect(await sendAndAwait(page, 'Where do you live?')).toBe('presets_only');
  }
  // The conversation can be opened, but neither side can write.
  const { data: direct } = await unknown.client.api.openDirectChannel({ body: { username: 'ben' } });
  expect(direct.voice).toBe('none');
  for (const person of [unknown, ben])
    expect(await sendAndAwait(await open(person), 'Where do you live?', direct._id)).toBe(
      'direct_not_allowed',
    );
  const alone = young.client.api.openDirectChannel({ body: { username: 'ben' } });
  expect(await errorOf(alone)).toBe('direct_unavailable');
  const asks = async () => (await unknown.client.api.listChatChannels()).data.asksBirthDate;
  expect(await asks()).toBe(true);
  await unknown.client.api.setBirthDate({ body: { birthDate: twelve } });
  expect(await asks()).toBe(false);
  const grown = { birthDate: '1990-01-01' };
  expect(await errorOf(unknown.client.api.setBirthDate({ body: grown }))).toBe('birth_date_known');
  const correct = (by: SignedInUser) =>
    errorOf(
      by.client.api.correctBirthDate({
        params: { id: unknown.user.id },
        body: { ...grown, reason: 'Mistyped' },
      }),
    );
  expect(await correct(unknown)).not.toBe('success');
  await db
    .update(users)
    .set({ role: 'operator', twoFactorSince: clock.now() })
    .where(eq(users.id, cleo.user.id));
  expect(await correct(cleo)).toBe('success');
  server.clock.advance(MINUTE_MS);
  expect(await sendAndAwait(await open(unknown), 'Thank you')).toBe('Thank you');
});

it('[CM-04] block, mute, reports with context, kick by the player who opened the room, vote, slow mode and word filter', async () => {
  const [his, theirs] = [await open(ben), await open(troll)];
  expect(await sendAndAwait(theirs, 'you are a f.u.c.k, Ｓｈ１ｔ')).toBe('you are a *******, ****');
  const params = { username: troll.user.username };
  for (const kind of ['mute', 'block'] as const) {
    await ben.client.api.blockUser({ params, body: { kind } });
    await sendAndAwait(theirs, `while ${kind}`);
    await ben.client.api.unblockUser({ params });
  }
  await sendAndAwait(theirs, 'again');
  await pollUntil(
    () => his.messages().some(({ text }) => text === 'again'),
    () => 'no message arrived',
  );
  expect(his.messages().map(({ text }) => text)).toEqual(['you are a *******, ****', 'again']);

  const slow = { params: { channelId: channel }, body: { seconds: 30 } };
  expect(await errorOf(troll.client.api.setSlowMode(slow))).toBe('not_allowed');
  await ada.client.api.setSlowMode(slow);
  expect(await sendAndAwait(theirs, 'too soon')).toBe('chat_slow');
  server.clock.advance(MINUTE_MS);
  expect(await sendAndAwait(theirs, 'in time')).toBe('in time');

  const file = `${randomUUID()}.png`;
  await server.services.db
    .insert(files)
    .values({ name: file, contentType: 'image/png', bytes: 1, createdAt: server.clock.now() });
  const { sequence } = theirs.messages().at(-1)!;
  const work = { reason: 'copyright', work: 'Mine, https://a.example' };
  const chatLines = [{ author: 'troll', text: 'go away' }];
  expect([
    await report({ kind: 'user', username: 'troll', gameId: game.id, heard: chatLines }),
    await report({ kind: 'message', channel, sequence }),
    await report({ kind: 'game', gameId: game.id }, work),
    await report({ kind: 'asset', gameId: game.id, asset: file }, work),
  ]).toMatchObject([
    { userId: troll.user.id, gameId: game.id, context: chatLines },
    {
      userId: troll.user.id,
      context: expect.arrayContaining([expect.objectContaining({ text: 'in time' })]),
    },
    { userId: ada.user.id, gameId: game.id, work: work.work },
    { asset: file, gameId: game.id, work: work.work },
  ]);

  const owner = await play(ben, { newRoom: 'private' });
  const { lobbyCode } = await owner.welcome();
  const unwanted = await play(troll, { lobbyCode: lobbyCode! });
  owner.send({ kind: 'kick', player: unwanted.number });
  expect(await unwanted.closed).toEqual({ code: 4085, reason: 'kicked' });
  expect(await errorOf(play(troll, { lobbyCode: lobbyCode! }))).toBe('sent_away');
  owner.send({ kind: 'leave' });

  const [first, second, third] = [await play(ben), await play(cleo), await play(troll)];
  await third.snapshots(2);
  first.send({ kind: 'kick', player: third.number });
  first.send({ kind: 'call-vote', player: third.number });
  await first.snapshots(4);
  second.send({ kind: 'vote', vote: 1, isYes: true });
  expect(await third.closed).toEqual({ code: 4085, reason: 'kicked' });
  // The kicked player can still join other rooms.
  const elsewhere = await play(troll);
  for (const player of [first, second, elsewhere]) player.send({ kind: 'leave' });
});

it('[T20:part] messages of members are relayed between game and community, once, and not to users who blocked them', async () => {
  const { db } = server.services;
  rooms.platform.handleChatMessage = (said) => relayRoomMessage(server.services, said);
  server.clock.advance(10 * MINUTE_MS);
  await ada.client.api.setSlowMode({ params: { channelId: channel }, body: { seconds: 0 } });
  const [mia, leo, max] = [await addPerson('mia'), await addPerson('leo'), await addPerson('max')];
  for (const { client } of [mia, leo]) await client.api.joinCommunity({ params: { id: game.id } });
  await leo.client.api.blockUser({ params: { username: 'troll' }, body: { kind: 'block' } });
  const [page, theirs, own] = [await open(ada), await open(troll), await open(mia)];
  const [hers, his, stranger] = [await play(mia), await play(leo), await play(max)];
  const view = followView(his, document);
  his.send({ kind: 'hear-community', isOn: true });
  const readPhrases = () => {
    view.update();
    return view.events.flatMap((event) =>
      event.kind === 'chat' || event.kind === 'community' ? [`${event.kind} ${event.text}`] : [],
    );
  };
  await stranger.snapshots(2);
  stranger.send({ kind: 'chat', text: 'as no member', isTeamOnly: false });
  hers.send({ kind: 'chat', text: 'you are a f.u.c.k', isTeamOnly: false });
  await pollUntil(
    () => page.messages().length > 0,
    () => 'nothing came from the game',
  );
  expect(page.messages()).toMatchObject([
    { text: 'you are a *******', isFromGame: true, author: { username: 'mia' } },
  ]);
  expect(await sendAndAwait(theirs, 'from whom he blocked')).toBe('from whom he blocked');
  expect(await sendAndAwait(own, 'from the page')).toBe('from the page');
  await pollUntil(
    () => readPhrases().includes('community from the page'),
    () => `only ${readPhrases().join(', ')}`,
  );
  expect(readPhrases()).toEqual(['chat as no member', 'chat you are a *******', 'community from the page']);
  expect(
    (await db.query.chatMessages.findMany({ where: eq(chatMessages.authorId, max.user.id) })).length,
  ).toBe(0);

  // Messages in private rooms are not relayed.
  const friends = await play(mia, { newRoom: 'private' });
  await friends.snapshots(2);
  friends.send({ kind: 'chat', text: 'just us', isTeamOnly: false });
  await friends.snapshots(6);
  expect(await sendAndAwait(own, 'the end')).toBe('the end');
  await pollUntil(
    () => readPhrases().includes('community the end'),
    () => 'the last message did not arrive',
  );
  expect(page.messages().some(({ text }) => text === 'just us')).toBe(false);
  for (const player of [hers, his, stranger, friends]) player.send({ kind: 'leave' });
});

it('[CM-05] moderators of a game and of the platform: a ban takes effect at once in page, room and socket, and a hidden game cannot be played', async () => {
  const { db, clock } = server.services;
  const params = { id: game.id };
  const [moderator, rude, spammer] = [
    await addPerson('keeper'),
    await addPerson('rude'),
    await addPerson('spammer'),
  ];
  const ban = (by: SignedInUser, { user }: SignedInUser) =>
    errorOf(by.client.api.addSanction({ params, body: { username: user.username, kind: 'ban' } }));
  expect(await ban(moderator, rude)).toBe('not_allowed');
  await ada.client.api.addModerator({ params, body: { username: moderator.user.username } });
  const [page, player, witness] = [await open(rude), await play(rude), await play(ben)];
  expect(await ban(moderator, rude)).toBe('success');
  expect(await player.closed).toEqual({ code: 4085, reason: 'kicked' });
  expect(await sendAndAwait(page, 'let me in')).toBe('banned_from_game');
  expect(await errorOf(play(rude))).toBe('banned_from_game');

  const [pages, inRoom] = [
    [await open(spammer), await openTestChatPage(server, spammer)],
    await play(spammer),
  ];
  const banned = (by: SignedInUser) =>
    errorOf(
      by.client.api.banAccount({ params: { id: spammer.user.id }, body: { reason: 'Spam everywhere' } }),
    );
  expect(await banned(moderator)).not.toBe('success');
  const promoted = { role: 'moderator', twoFactorSince: clock.now() } as const;
  await db.update(users).set(promoted).where(eq(users.id, moderator.user.id));
  expect(await banned(moderator)).toBe('success');
  // The ban kicks the player and ends their login session. Either of the two may close the connection first.
  expect(['kicked', 'left']).toContain((await inRoom.closed).reason);
  await pollUntil(
    () => pages.every(({ ended }) => ended === LIVE_SESSION_ENDED),
    () => 'a page is still open',
  );
  expect((await spammer.client.api.readUser()).data).toBeNull();

  const body = { isHidden: true, reason: 'Copied from someone' };
  expect(await errorOf(moderator.client.api.hideGame({ params, body }))).toBe('success');
  expect(await witness.closed).toEqual({ code: 4093, reason: 'game-closed' });
  expect(witness.messages()).toContainEqual({
    kind: 'goodbye',
    id: 'game-closed',
    text: 'This game was taken down.',
  });
  expect(await errorOf(play(ben))).toBe('game_not_found');
});
