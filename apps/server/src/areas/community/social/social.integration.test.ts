import { apiLimits } from '@playloom/api-contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMilliseconds, MINUTE_MS, SECOND_MS } from '../../../process/clock.ts';
import { savedLeases, sessions } from '../../../storage/schema.ts';
import { upsertBlock } from '../../people/relationships/blockQueries.ts';
import { addGame, createGameDocument } from '../../../testing/addGame.ts';
import { addUserWithBirthDate } from '../../../testing/addUserWithBirthDate.ts';
import type { SignedInUser } from '../../../testing/addSignedInUser.ts';
import { createFakeRooms, type FakeRooms } from '../../../testing/createFakeRooms.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { createUniqueUsername } from '../../../testing/createUniqueUsername.ts';
import { pollUntil } from '../../../testing/pollUntil.ts';

let server: TestServer;
let rooms: FakeRooms;
beforeAll(async () => {
  rooms = createFakeRooms();
  server = await createTestServer({ rooms });
});
afterAll(() => server.close());

/** Adds an adult, unless specified otherwise. */
function addPerson(birthDate?: string | null): Promise<SignedInUser> {
  return addUserWithBirthDate(server, createUniqueUsername(), birthDate);
}

function nameOf({ user }: SignedInUser) {
  return { params: { username: user.username } };
}

async function block(one: SignedInUser, other: SignedInUser): Promise<void> {
  const ids = { userId: one.user.id, otherId: other.user.id };
  await upsertBlock(server.services.db, { ...ids, kind: 'block', createdAt: server.clock.now() });
}

/** Waits for this many notifications of a user and returns them, newest first. */
async function readNotifications({ client }: SignedInUser, count: number): Promise<string[]> {
  const list = await pollUntil(
    async () => {
      const rows = await client.api.listNotifications({ params: { page: 0 } });
      return rows.length >= count ? rows : undefined;
    },
    () => `fewer than ${count} notifications`,
  );
  return list.map(({ kind, text, href }) => `${kind}: ${text} ${href}`);
}

const refusal = (status: number, errorId: string) => ({ status, body: { errorId } });

describe('following', () => {
  it('[CM-01:server] follows and unfollows; followers are notified of new games once, and of new versions once a day', async () => {
    const [ada, ben, eve] = [await addPerson(), await addPerson(), await addPerson()];
    const ties = (await ben.client.api.followUser(nameOf(ada))).data;
    expect(ties).toEqual({ followers: 1, isFollowed: true, friendship: 'none' });
    await eve.client.api.followUser(nameOf(ada));
    await eve.client.api.followUser(nameOf(ada));
    expect((await server.client.api.readRelationship(nameOf(ada))).data).toEqual({
      followers: 2,
      isFollowed: false,
      friendship: 'none',
    });
    expect((await eve.client.api.unfollowUser(nameOf(ada))).data.isFollowed).toBe(false);

    const { data: made } = await ada.client.api.createGame({
      body: {
        game: { title: 'Lantern Run', sandboxMode: 'advanced', preferredRegion: '' },
        templateInfo: { templateSlug: 'blank' },
      },
    });
    const publish = (description: string) =>
      ada.client.api.publishGame({
        params: { id: made._id },
        body: { maxPlayers: 8, document: createGameDocument({ title: 'Lantern Run', description }) },
      });
    await publish('One');
    await publish('Two');
    const name = ada.user.username;
    const text = `published: ${name} published Lantern Run. /play/${made.gameSlug}`;
    expect(await readNotifications(ben, 1)).toEqual([text]);
    server.clock.advance(24 * 60 * MINUTE_MS);
    await publish('Three');
    expect(await readNotifications(ben, 2)).toEqual([
      `published: ${name} published a new release of Lantern Run. /play/${made.gameSlug}`,
      `published: ${name} published Lantern Run. /play/${made.gameSlug}`,
    ]);
    expect(await eve.client.api.countNotifications()).toBe(0);
  });

  it('[CM-01:server] rejects yourself, unknown users and blocked users', async () => {
    const [ada, ben] = [await addPerson(), await addPerson()];
    await expect(ada.client.api.followUser(nameOf(ada))).rejects.toMatchObject(
      refusal(400, 'not_with_yourself'),
    );
    await expect(ada.client.api.followUser({ params: { username: 'nobody_at_all' } })).rejects.toMatchObject(
      refusal(404, 'user_not_found'),
    );
    await block(ben, ada);
    await expect(ada.client.api.followUser(nameOf(ben))).rejects.toMatchObject(refusal(403, 'chat_blocked'));
    await expect(ada.client.api.befriend(nameOf(ben))).rejects.toMatchObject(refusal(403, 'chat_blocked'));
  });
});

describe('games', () => {
  it('[CM-01:server] are liked once by each user', async () => {
    const [ada, ben] = [await addPerson(), await addPerson()];
    const params = { id: (await addGame(server, { creatorId: ada.user.id })).id };
    await ben.client.api.likeGame({ params });
    const { data } = await ben.client.api.likeGame({ params });
    expect(data).toMatchObject({ likes: 1, isLiked: true });
    expect((await server.client.api.readEngagement({ params })).data).toEqual({
      likes: 1,
      isLiked: false,
      comments: 0,
      voice: 'sign-in-needed',
    });
    expect((await ben.client.api.unlikeGame({ params })).data).toMatchObject({ likes: 0, isLiked: false });
  });

  it('[CM-01:server] are commented on, page by page; the creator and the parent author are notified', async () => {
    const [ada, ben, eve] = [await addPerson(), await addPerson(), await addPerson()];
    const game = await addGame(server, { creatorId: ada.user.id, settings: { title: 'Brawl' } });
    const params = { id: game.id };
    const { data: first } = await ben.client.api.addComment({
      params,
      body: { text: ' Write me: ben@example.org ' },
    });
    expect(first).toMatchObject({ text: 'Write me: ben@example.org', replyTo: null, mayDelete: true });
    server.clock.advance(SECOND_MS);
    await eve.client.api.addComment({ params, body: { text: 'I agree', replyTo: first._id } });
    const href = `/play/${game.slug}#comments`;
    expect(await readNotifications(ben, 1)).toEqual([
      `reply: ${eve.user.username} replied to your comment on Brawl. ${href}`,
    ]);
    expect(new Set(await readNotifications(ada, 2))).toEqual(
      new Set([
        `reply: ${eve.user.username} commented on Brawl. ${href}`,
        `reply: ${ben.user.username} commented on Brawl. ${href}`,
      ]),
    );
    const list = (await ada.client.api.listComments({ params })).data;
    expect(list.map(({ text, replyTo, mayDelete }) => [text, replyTo, mayDelete])).toEqual([
      ['I agree', ben.user.username, true],
      ['Write me: ben@example.org', null, true],
    ]);
    const seen = (await server.client.api.listComments({ params })).data;
    expect(seen[1]?.text).not.toContain('ben@example.org');
    expect(seen.some(({ mayDelete }) => mayDelete)).toBe(false);

    for (let count = 0; count < apiLimits.COMMENTS_PER_PAGE; count += 1)
      await eve.client.api.addComment({ params, body: { text: `Number ${count}` } });
    expect((await ada.client.api.listComments({ params })).data).toHaveLength(apiLimits.COMMENTS_PER_PAGE);
    expect((await ada.client.api.listComments({ params, query: { page: 1 } })).data).toHaveLength(2);
  });

  it('[CM-01:server] [T25] comments are deleted only by their author and the creator of the game', async () => {
    const [ada, ben, eve] = [await addPerson(), await addPerson(), await addPerson()];
    const params = { id: (await addGame(server, { creatorId: ada.user.id })).id };
    const add = async (text: string) =>
      (await ben.client.api.addComment({ params, body: { text } })).data._id;
    const ids = [await add('one'), await add('two')];
    for (const id of [...ids, 'no-id'])
      await expect(eve.client.api.deleteComment({ params: { id } })).rejects.toMatchObject(
        refusal(404, 'comment_not_found'),
      );
    await ben.client.api.deleteComment({ params: { id: ids[0]! } });
    await ada.client.api.deleteComment({ params: { id: ids[1]! } });
    expect((await ada.client.api.listComments({ params })).data).toEqual([]);
  });

  it('[CM-01:server] [T20] rejects comments of users who may not write, and hides those of hidden users', async () => {
    const [ada, ben] = [await addPerson(), await addPerson()];
    const [young, unknown] = [await addPerson('2020-01-01'), await addPerson(null)];
    const params = { id: (await addGame(server, { creatorId: ada.user.id })).id };
    for (const [{ client }, voice] of [
      [young, 'too-young'],
      [unknown, 'age-unknown'],
    ] as const) {
      expect((await client.api.readEngagement({ params })).data.voice).toBe(voice);
      await expect(client.api.addComment({ params, body: { text: 'Hi' } })).rejects.toMatchObject(
        refusal(403, 'presets_only'),
      );
    }
    const { data } = await ben.client.api.addComment({ params, body: { text: 'what the fuck' } });
    expect(data.text).not.toContain('fuck');
    await readNotifications(ada, 1);
    await block(ada, ben);
    expect((await ada.client.api.listComments({ params })).data).toEqual([]);
    expect((await ada.client.api.readEngagement({ params })).data.comments).toBe(0);
    await expect(ben.client.api.addComment({ params, body: { text: 'Hello?' } })).rejects.toMatchObject(
      refusal(403, 'chat_blocked'),
    );
  });

  it('[RO-01:part] comments on a members-only game are for members', async () => {
    const [ada, ben] = [await addPerson(), await addPerson()];
    const params = {
      id: (await addGame(server, { creatorId: ada.user.id, settings: { visibility: 3 } })).id,
    };
    await expect(server.client.api.listComments({ params })).rejects.toMatchObject({ status: 403 });
    await expect(ben.client.api.likeGame({ params })).rejects.toMatchObject(refusal(403, 'members_only'));
    await expect(ben.client.api.addComment({ params, body: { text: 'Hi' } })).rejects.toMatchObject(
      refusal(403, 'members_only'),
    );
    expect((await ada.client.api.listComments({ params })).data).toEqual([]);
  });
});

describe('friends', () => {
  async function befriend(one: SignedInUser, other: SignedInUser): Promise<void> {
    await one.client.api.befriend(nameOf(other));
    await other.client.api.befriend(nameOf(one));
  }

  it('[CM-01:server] are requested, accepted, declined, withdrawn and removed; both are notified', async () => {
    const [ada, ben] = [await addPerson(), await addPerson()];
    const [her, his] = [ada.user.username, ben.user.username];
    const list = async ({ client }: SignedInUser) => {
      const { friends, requests, asked } = (await client.api.listFriends()).data;
      return [friends, requests, asked].map((people) => people.map(({ local }) => local.username));
    };
    expect((await ada.client.api.befriend(nameOf(ben))).data.friendship).toBe('asked');
    expect((await ben.client.api.readRelationship(nameOf(ada))).data.friendship).toBe('wanted');
    expect([await list(ada), await list(ben)]).toEqual([
      [[], [], [his]],
      [[], [her], []],
    ]);
    expect(await readNotifications(ben, 1)).toEqual([`friend: ${her} sent you a friend request. /friends`]);
    expect((await ben.client.api.unfriend(nameOf(ada))).data.friendship).toBe('none');
    await ada.client.api.befriend(nameOf(ben));
    await ada.client.api.unfriend(nameOf(ben));
    expect(await list(ben)).toEqual([[], [], []]);

    await befriend(ada, ben);
    expect([await list(ada), await list(ben)]).toEqual([
      [[his], [], []],
      [[her], [], []],
    ]);
    expect(await readNotifications(ada, 1)).toEqual([
      `friend: ${his} accepted your friend request. /friends`,
    ]);
    // The request was declined and sent again on the same day, but notified only once.
    expect(await ben.client.api.countNotifications()).toBe(1);
    await ada.client.api.unfriend(nameOf(ben));
    expect(await list(ben)).toEqual([[], [], []]);
  });

  it('[CM-01:server] are shown as online while they have a page open, and first in the list', async () => {
    const [ada, ben, zoe] = [await addPerson(), await addPerson(), await addPerson()];
    for (const friend of [ben, zoe]) await befriend(ada, friend);
    const { services, clock } = server;
    clock.advance(3 * MINUTE_MS);
    const list = async () =>
      (await ada.client.api.listFriends()).data.friends.map(({ local, isOnline }) => [
        local.username,
        isOnline,
      ]);
    const names = [ben.user.username, zoe.user.username].toSorted();
    expect(await list()).toEqual(names.map((name) => [name, false]));
    const last = [ben, zoe].find(({ user }) => user.username === names[1])!;
    await services.db
      .update(sessions)
      .set({ lastSeenAt: clock.now() })
      .where(eq(sessions.userId, last.user.id));
    expect(await list()).toEqual([
      [names[1], true],
      [names[0], false],
    ]);
  });

  it('[CM-01:server] become friends once when both send a request at the same time', async () => {
    const [ada, ben] = [await addPerson(), await addPerson()];
    await Promise.all([ada.client.api.befriend(nameOf(ben)), ben.client.api.befriend(nameOf(ada))]);
    const { data } = await ada.client.api.listFriends();
    expect(data.friends.length + data.requests.length + data.asked.length).toBe(1);
  });

  async function play({ user }: SignedInUser, gameId: string, lobbyCode: string | null): Promise<string> {
    const roomId = createUniqueUsername();
    const now = server.clock.now();
    rooms.rooms.push({
      roomId,
      roomName: 'Copper Yard',
      gameId,
      release: 1,
      players: 1,
      bots: 0,
      maxPlayers: 8,
      status: 'open',
      lobbyCode,
      engineVersion: server.services.engineVersion,
    });
    await server.services.db.insert(savedLeases).values({
      ownerId: gameId,
      userId: user.id,
      lease: crypto.randomUUID(),
      gameId,
      roomId,
      lastSequence: 0,
      expiresAt: addMilliseconds(now, MINUTE_MS),
    });
    return roomId;
  }

  it('[CM-01:server] see what each other plays, and can join the same room', async () => {
    const [ada, ben, eve] = [await addPerson(), await addPerson(), await addPerson()];
    const game = await addGame(server, { creatorId: eve.user.id, settings: { title: 'Brawl' } });
    await befriend(ada, ben);
    const playing = async () => (await ada.client.api.listFriends()).data.friends[0]?.playing;
    expect(await playing()).toBeNull();
    await expect(ada.client.api.joinFriend(nameOf(ben))).rejects.toMatchObject(
      refusal(404, 'friend_not_playing'),
    );
    const roomId = await play(ben, game.id, null);
    const room = { players: 1, maxPlayers: 8 };
    expect(await playing()).toEqual({ title: 'Brawl', gameSlug: game.slug, canJoin: true, room });
    const { path } = (await ada.client.api.joinFriend(nameOf(ben))).data;
    const inv = new URL(path, 'http://x').searchParams.get('inv') ?? '';
    expect(path).toBe(`/play/${game.slug}?inv=${inv}&autojoin=true`);
    const { data: seat } = await ada.client.api.joinGame({ params: { id: game.id }, query: { inv } });
    expect(seat.roomId).toBe(roomId);
    expect((await ada.client.api.readInvite({ params: { inv } })).data.inviter).toBe(ben.user.username);

    await expect(eve.client.api.joinFriend(nameOf(ben))).rejects.toMatchObject(refusal(404, 'not_friends'));
    // The lease of a player who left, or whose room died, expires.
    server.clock.advance(MINUTE_MS);
    expect(await playing()).toBeNull();
  });

  it('[CM-01:server] do not see private rooms, and cannot join them this way', async () => {
    const [ada, ben] = [await addPerson(), await addPerson()];
    const game = await addGame(server, { creatorId: ben.user.id, settings: { title: 'Brawl' } });
    await befriend(ada, ben);
    await play(ben, game.id, 'ABCDEF');
    const { data } = await ada.client.api.listFriends();
    expect(data.friends[0]?.playing).toMatchObject({ title: 'Brawl', canJoin: false, room: null });
    await expect(ada.client.api.joinFriend(nameOf(ben))).rejects.toMatchObject(
      refusal(404, 'friend_not_playing'),
    );
  });

  it('[CM-01:server] are invited to the room of the inviter', async () => {
    const [ada, ben, eve] = [await addPerson(), await addPerson(), await addPerson()];
    const game = await addGame(server, { creatorId: eve.user.id, settings: { title: 'Brawl' } });
    await befriend(ada, ben);
    const body = { gameId: game.id, roomId: await play(ada, game.id, null) };
    await ada.client.api.inviteFriend({ ...nameOf(ben), body });
    // Both notifications have the same time on the test clock, so their order is not checked.
    const notices = await readNotifications(ben, 2);
    expect(notices.find((text) => text.startsWith('invitation'))).toMatch(
      new RegExp(`^invitation: ${ada.user.username} invited you to play Brawl\\. /play/${game.slug}\\?inv=`),
    );
    await expect(ada.client.api.inviteFriend({ ...nameOf(eve), body })).rejects.toMatchObject(
      refusal(404, 'not_friends'),
    );
  });

  it('[CM-01:part] are invited before anyone plays: the room opens with the first player', async () => {
    const [ada, ben] = [await addPerson(), await addPerson()];
    const game = await addGame(server, { creatorId: ada.user.id });
    const params = { id: game.id };
    await befriend(ada, ben);
    const before = rooms.rooms.length;
    const invite = async () =>
      (await ada.client.api.inviteFriend({ ...nameOf(ben), body: { gameId: game.id } })).data;
    const { inv } = await invite();
    expect(rooms.rooms).toHaveLength(before);
    await readNotifications(ben, 2);
    expect(await invite()).toEqual({ inv, isNew: false });
    const first = await ben.client.api.joinGame({ params, query: { inv } });
    const second = await ada.client.api.joinGame({ params, query: { inv } });
    expect(second.data.roomId).toBe(first.data.roomId);
    expect(rooms.rooms).toHaveLength(before + 1);
  });

  it('[CM-01] creators are followed, games liked and commented on, friends requested, accepted and joined; a block ends it', async () => {
    const [ada, ben, eve] = [await addPerson(), await addPerson(), await addPerson()];
    const game = await addGame(server, { creatorId: eve.user.id, settings: { title: 'Brawl' } });
    const params = { id: game.id };
    expect((await ada.client.api.followUser(nameOf(eve))).data).toMatchObject({ isFollowed: true });
    await ada.client.api.likeGame({ params });
    await ada.client.api.addComment({ params, body: { text: 'So good' } });
    const { data: reception } = await ben.client.api.readEngagement({ params });
    expect(reception).toMatchObject({ likes: 1 });
    expect((await ben.client.api.listComments({ params })).data).toMatchObject([{ text: 'So good' }]);
    await befriend(ada, ben);
    const roomId = await play(ben, game.id, null);
    const { path } = (await ada.client.api.joinFriend(nameOf(ben))).data;
    const inv = new URL(path, 'http://x').searchParams.get('inv') ?? '';
    const { data: seat } = await ada.client.api.joinGame({ params, query: { inv } });
    expect(seat.roomId).toBe(roomId);
    await ben.client.api.blockUser({ ...nameOf(ada), body: { kind: 'block' } });
    expect((await ben.client.api.listFriends()).data.friends).toEqual([]);
    await expect(ada.client.api.joinFriend(nameOf(ben))).rejects.toMatchObject({ body: { status: 'error' } });
    await ben.client.api.unblockUser(nameOf(ada));
    expect((await ada.client.api.listFriends()).data.friends).toEqual([]);
  });
});
