import { randomUUID } from 'node:crypto';
import { LIVE_SESSION_ENDED } from '@playloom/api-contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { MINUTE_MS } from '../../../process/clock.ts';
import { type GameRow, files, games, notifications, reports, skins, users } from '../../../storage/schema.ts';
import { addGame } from '../../../testing/addGame.ts';
import { addSignedInUser, type SignedInUser } from '../../../testing/addSignedInUser.ts';
import { addStaff } from '../../../testing/addStaff.ts';
import { createFakeRooms } from '../../../testing/createFakeRooms.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { createUniqueUsername } from '../../../testing/createUniqueUsername.ts';
import { pollUntil } from '../../../testing/pollUntil.ts';
import { enterChannel, openTestChatPage, type TestChatPage } from '../chat/testing/openTestChatPage.ts';
import { CallFailure } from '../../../rooms-gateway/channel/createCallChannel.ts';
import { resolveReport } from './reports.ts';
import { banUser, muteUser } from './sanctionUser.ts';
import { endUserSanctions } from '../../../testing/endUserSanctions.ts';
import { listReportViews } from '../../operations/operator/operatorReports.ts';

const CONTEXT_MESSAGES = 50;

const rooms = createFakeRooms();
const password = 'a long enough password';
let server: TestServer;
let passwordHash: string;
beforeAll(async () => {
  server = await createTestServer({ rooms });
  passwordHash = await server.services.passwords.hash(password);
});
afterAll(() => server.close());

let maker: SignedInUser;
let staffModerator: SignedInUser;
let troll: SignedInUser;
let game: GameRow;
let channel: string;
beforeEach(async () => {
  server.clock.advance(10 * MINUTE_MS);
  [maker, staffModerator, troll] = [await addPerson(), await addPerson(), await addPerson()];
  game = await addGame(server, { creatorId: maker.user.id });
  channel = (await maker.client.api.readGameChannel({ params: { id: game.id } })).data._id;
});

async function addPerson(): Promise<SignedInUser> {
  const added = await addSignedInUser(server, createUniqueUsername().replaceAll('-', '_').slice(0, 20));
  const change = { birthDate: '1990-01-01', passwordHash };
  await server.services.db.update(users).set(change).where(eq(users.id, added.user.id));
  return { ...added, user: { ...added.user, ...change } };
}

async function addFile({ user }: SignedInUser): Promise<string> {
  const name = `${randomUUID()}.png`;
  const row = { name, ownerId: user.id, contentType: 'image/png', bytes: 1, createdAt: server.clock.now() };
  await server.services.db.insert(files).values(row);
  return name;
}

async function open(person: SignedInUser): Promise<TestChatPage> {
  const page = await openTestChatPage(server, person);
  await enterChannel(page, channel);
  return page;
}

async function sendMessage(page: TestChatPage, text: string): Promise<string> {
  const clientId = randomUUID();
  page.send({ kind: 'say', channel, clientId, text });
  return pollUntil(
    () => {
      const refused = page.received.find(
        (received) => received.kind === 'refused' && received.clientId === clientId,
      );
      if (refused?.kind === 'refused') return refused.errorId;
      return page.messages().find((message) => message.clientId === clientId)?.text;
    },
    () => 'no answer',
  );
}

async function errorOf(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => 'success',
    (error: { body?: { errorId?: string } }) => error.body?.errorId ?? String(error),
  );
}

function sanction(by: SignedInUser, whom: SignedInUser, kind: 'mute' | 'ban', minutes?: number) {
  const body = { username: whom.user.username, kind, reason: 'spam', ...(minutes ? { minutes } : {}) };
  return errorOf(by.client.api.addSanction({ params: { id: game.id }, body }));
}

it('[CM-05:part] moderators named by the creator mute and ban in this game, and only the creator can sanction them', async () => {
  const params = { id: game.id };
  const name = (by: SignedInUser, username: string) =>
    errorOf(by.client.api.addModerator({ params, body: { username } }));
  expect(await sanction(staffModerator, troll, 'mute')).toBe('not_allowed');
  expect(await name(staffModerator, staffModerator.user.username)).toBe('not_allowed');
  expect(await name(maker, staffModerator.user.username)).toBe('success');
  expect((await staffModerator.client.api.listModerators({ params })).data).toMatchObject([
    { local: { username: staffModerator.user.username } },
  ]);
  const page = await open(troll);
  expect(await sendMessage(page, 'before')).toBe('before');
  expect(await sanction(staffModerator, troll, 'mute', 5)).toBe('success');
  expect(await sendMessage(page, 'while')).toBe('chat_muted');
  await pollUntil(
    () => page.received.some((news) => news.kind === 'channel' && news.channel === channel),
    () => 'the page was not notified',
  );
  expect(rooms.orders.at(-1)).toEqual({ userId: troll.user.id, gameId: game.id, kind: 'mute' });
  await troll.client.api.joinGame({ params, query: {} });
  expect(rooms.requests.at(-1)?.visitor.canChat).toBe(false);
  const mayKick = [];
  for (const { client } of [maker, staffModerator, troll]) {
    await client.api.joinGame({ params, query: {} });
    mayKick.push(rooms.requests.at(-1)?.visitor.mayKick);
  }
  expect(mayKick).toEqual([true, true, false]);
  server.clock.advance(6 * MINUTE_MS);
  expect(await sendMessage(page, 'after')).toBe('after');

  const staff = await addPerson();
  const promote = (change: Partial<typeof users.$inferInsert>) =>
    server.services.db.update(users).set(change).where(eq(users.id, staff.user.id));
  await promote({ role: 'moderator' });
  expect(await sanction(staff, troll, 'mute')).toBe('not_allowed');
  await promote({ twoFactorSince: server.clock.now() });
  expect(await sanction(staff, troll, 'mute')).toBe('success');

  expect(await sanction(staffModerator, maker, 'ban')).toBe('not_allowed');
  expect(await sanction(maker, staffModerator, 'mute')).toBe('success');
  const lifted = await maker.client.api.liftSanction({
    params: { ...params, username: staffModerator.user.username },
  });
  expect(lifted.data.map(({ user }) => user._id)).toEqual([troll.user.id]);
  await maker.client.api.removeModerator({ params: { ...params, username: staffModerator.user.username } });
  expect(await sanction(staffModerator, troll, 'ban')).toBe('not_allowed');
});

it('[CM-05:part] a ban from a game applies at once to its chat, rooms and tickets', async () => {
  const [page, others] = [await open(troll), await open(maker)];
  expect(await sanction(maker, troll, 'ban')).toBe('success');
  expect(rooms.orders.at(-1)).toEqual({ userId: troll.user.id, gameId: game.id, kind: 'ban' });
  await sendMessage(others, 'without them');
  expect(await sendMessage(page, 'let me in')).toBe('banned_from_game');
  expect(page.messages()).toEqual([]);
  const params = { id: game.id };
  expect(await errorOf(troll.client.api.joinGame({ params }))).toBe('banned_from_game');
  expect(await errorOf(troll.client.api.readGameChannel({ params }))).toBe('banned_from_game');
  expect(await errorOf(troll.client.api.joinCommunity({ params }))).toBe('banned_from_game');
});

it('[CM-05:part] a ban from the platform closes every page, session and room, and blocks logins', async () => {
  const pages = [await open(troll), await openTestChatPage(server, troll)];
  const sentence = { reason: 'threats', byUserId: maker.user.id, expiresAt: null };
  await muteUser(server.services, troll.user, sentence);
  expect(await sendMessage(pages[0]!, 'hm')).toBe('chat_muted');
  await banUser(server.services, troll.user, sentence);
  await pollUntil(
    () => pages.every(({ ended }) => ended === LIVE_SESSION_ENDED),
    () => 'a page is still open',
  );
  // The ban comes first. Otherwise rooms would handle the logout as if the player had left.
  expect(rooms.orders.slice(-2).map(({ kind }) => kind)).toEqual(['ban', 'sign-out']);
  expect((await troll.client.api.readUser()).data).toBeNull();
  const logIn = () =>
    errorOf(server.newClient().api.logIn({ body: { login: troll.user.username, password } }));
  expect(await logIn()).toBe('banned');
  await endUserSanctions(server.services, troll.user);
  expect(await logIn()).toBe('success');
});

it('[CM-05:part] keeps a decision when no room can be reached: the moderator gets an error and retries', async () => {
  const operator = await addStaff(server, 'operator');
  const params = { id: troll.user.id };
  const page = await open(troll);
  const deaf = vi.spyOn(rooms, 'enforce').mockRejectedValue(new CallFailure('was not answered'));
  const body = { reason: 'Spam' };
  expect(await errorOf(operator.client.api.muteAccount({ params, body }))).toBe('unavailable');
  expect(await sendMessage(page, 'still here')).toBe('chat_muted');
  expect(await errorOf(operator.client.api.banAccount({ params, body }))).toBe('unavailable');
  await pollUntil(
    () => page.ended === LIVE_SESSION_ENDED,
    () => 'a page is still open',
  );
  expect((await troll.client.api.readUser()).data).toBeNull();
  deaf.mockRestore();
  expect(await errorOf(operator.client.api.banAccount({ params, body }))).toBe('success');
  expect(rooms.orders.at(-1)).toEqual({ userId: troll.user.id, gameId: null, kind: 'ban' });
});

it('[CM-04:part] [T20:part] a report keeps fifty messages of context unchanged; copyright reports name the work', async () => {
  const page = await open(troll);
  for (let count = 1; count <= 60; count += 1) {
    server.clock.advance(10_000);
    await sendMessage(page, `line ${count}`);
  }
  const { db } = server.services;
  const send = (subject: object, more: object = {}) =>
    staffModerator.client.fetch('/api/v1/reports/', {
      method: 'POST',
      json: { subject, reason: 'spam', ...more },
    });
  const sent = await send({ kind: 'message', channel, sequence: 60 });
  const { reportId } = ((await sent.json()) as { data: { reportId: string } }).data;
  await troll.client.api.deleteMessage({ params: { channelId: channel, sequence: 60 } });
  const kept = await db.query.reports.findFirst({ where: eq(reports.id, reportId) });
  expect(kept).toMatchObject({ kind: 'message', userId: troll.user.id, gameId: game.id, state: 'open' });
  expect(kept?.context).toHaveLength(CONTEXT_MESSAGES);
  expect(kept?.context.at(-1)).toMatchObject({ text: 'line 60', author: troll.user.username });

  const heard = [{ author: troll.user.username, text: 'go away' }];
  const met = await send({ kind: 'user', username: troll.user.username, gameId: game.id, heard });
  const { data } = (await met.json()) as { data: { reportId: string } };
  expect(await db.query.reports.findFirst({ where: eq(reports.id, data.reportId) })).toMatchObject({
    userId: troll.user.id,
    gameId: game.id,
    context: heard,
  });

  const imageFile = await addFile(maker);
  for (const [subject, more, outcome] of [
    [{ kind: 'user', username: troll.user.username }, {}, 'success'],
    [{ kind: 'game', gameId: game.id }, { reason: 'copyright' }, 'work_missing'],
    [
      { kind: 'game', gameId: game.id },
      { reason: 'copyright', work: 'My song, https://a.example' },
      'success',
    ],
    [{ kind: 'asset', gameId: game.id, asset: 'none.png' }, {}, 'report_not_found'],
    [{ kind: 'asset', gameId: randomUUID(), asset: imageFile }, {}, 'report_not_found'],
    [{ kind: 'asset', gameId: game.id, asset: imageFile }, { reason: 'copyright' }, 'work_missing'],
    [{ kind: 'asset', gameId: game.id, asset: imageFile }, { reason: 'copyright', work: 'Mine' }, 'success'],
    [{ kind: 'user', username: 'nobody_here' }, {}, 'report_not_found'],
    [{ kind: 'message', channel, sequence: 999 }, {}, 'report_not_found'],
  ] as const) {
    const body = (await (await send(subject, more)).json()) as { errorId?: string };
    expect([subject, body.errorId ?? 'success']).toEqual([subject, outcome]);
  }
  expect((await listReportViews(server.services, { state: 'open', page: 1 })).reports).toHaveLength(5);
  const end = { state: 'resolved', resolution: 'muted', byUserId: maker.user.id } as const;
  expect(await resolveReport(server.services, reportId, end)).toMatchObject({ state: 'resolved' });
  expect(await resolveReport(server.services, reportId, end)).toBeNull();
  await pollUntil(
    async () =>
      (await db.query.notifications.findFirst({ where: eq(notifications.userId, staffModerator.user.id) }))
        ?.kind === 'moderation',
    () => 'the reporter was not notified',
  );
});

it('[CM-04:part] images and sounds are reported by users who see them; a skin belongs to its author', async () => {
  const { db } = server.services;
  const imageFile = await addFile(maker);
  const assets = { hedge: { kind: 'image', name: 'Hedge', file: imageFile } } as const;
  const shown = await addGame(server, { creatorId: maker.user.id, document: { assets } });
  const params = { id: shown.id };
  expect((await server.newClient().api.listGameAssets({ params })).data).toEqual([
    { name: 'Hedge', kind: 'image', file: imageFile },
  ]);
  const report = async (by: SignedInUser, asset: string) => {
    const subject = { kind: 'asset', gameId: shown.id, asset } as const;
    const work = 'My hedge, https://a.example';
    const { data } = await by.client.api.sendReport({ body: { subject, reason: 'copyright', work } });
    return db.query.reports.findFirst({ where: eq(reports.id, data.reportId) });
  };
  expect(await report(troll, imageFile)).toMatchObject({
    kind: 'asset',
    asset: imageFile,
    userId: maker.user.id,
  });
  const skin = await addFile(troll);
  const place = { gameId: shown.id, userId: troll.user.id, unit: 'hero', createdAt: server.clock.now() };
  await db.insert(skins).values({ ...place, file: skin, status: 'waiting' });
  expect(await report(maker, skin)).toMatchObject({ asset: skin, userId: troll.user.id });
  await db.update(games).set({ visibility: 3 }).where(eq(games.id, shown.id));
  expect(await errorOf(report(troll, imageFile))).toBe('report_not_found');
  expect(await errorOf(troll.client.api.listGameAssets({ params }))).toBe('members_only');
  expect(await report(maker, imageFile)).toMatchObject({ asset: imageFile });
});
