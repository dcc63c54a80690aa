import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  startTestRooms,
  type TestRooms,
} from '../../apps/server/src/rooms-process/testing/startTestRooms.ts';
import { type GameRow, friendshipsTable } from '../../apps/server/src/storage/schema.ts';
import { addGame, createGameDocument } from '../../apps/server/src/testing/addGame.ts';
import { addSignedInUser, type SignedInUser } from '../../apps/server/src/testing/addSignedInUser.ts';
import type { ApiTestClient } from '../../apps/server/src/testing/createApiTestClient.ts';
import { createTestServer, type TestServer } from '../../apps/server/src/testing/createTestServer.ts';
import { createUniqueUsername } from '../../apps/server/src/testing/createUniqueUsername.ts';

let rooms: TestRooms;
let server: TestServer;
let game: GameRow;
let owner: SignedInUser;
let friend: SignedInUser;
/** All tests share one room, because starting one takes seconds. */
let mine: { roomId: string; lobbyCode: string };
beforeAll(async () => {
  rooms = await startTestRooms();
  server = await createTestServer({ rooms: rooms.gateway });
  owner = await addSignedInUser(server, createUniqueUsername());
  friend = await addSignedInUser(server, createUniqueUsername());
  const { db, clock } = server.services;
  const now = clock.now();
  await db
    .insert(friendshipsTable)
    .values({ askerId: owner.user.id, askedId: friend.user.id, createdAt: now, acceptedAt: now });
  game = await addGame(server, { creatorId: owner.user.id, settings: { maxPlayers: 16 } });
  rooms.platform.documents.set(game.id, JSON.stringify(createGameDocument({ maxPlayers: 16 })));
  const seat = await join({ newRoom: 'private' }, owner.client);
  mine = { roomId: seat.roomId, lobbyCode: seat.lobbyCode! };
});
afterAll(async () => {
  await server.close();
  await rooms.close();
});

async function join(query: Record<string, string>, client: ApiTestClient = server.newClient()) {
  return (await client.api.joinGame({ params: { id: game.id }, query })).data;
}
const NOT_FOUND = { status: 404, body: { errorId: 'room_not_found' } };

describe('[MP-05:part] a private room, in front of real rooms', () => {
  it('cannot be joined or watched by its id; the response equals that of a missing room', async () => {
    const { roomId, lobbyCode } = mine;
    const params = { id: game.id };
    const answers = [];
    const tries: Record<string, string>[] = [
      { roomId },
      { roomId, watch: 'true' },
      { roomId, inv: 'invented' },
      { roomId: 'missing' },
    ];
    for (const query of tries) {
      const response = await server.newClient().fetch(`/api/v1/game-server/${game.id}/?${toSearch(query)}`);
      answers.push(`${response.status} ${await response.text()}`);
    }
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('room_not_found');
    expect(answers.join()).not.toContain(lobbyCode);
    expect((await join({ lobbyCode })).roomId).toBe(roomId);
    expect((await join({ roomId, lobbyCode })).roomId).toBe(roomId);
    await expect(
      server.newClient().api.joinGame({ params, query: { roomId, lobbyCode: 'AAAAAA' } }),
    ).rejects.toMatchObject(NOT_FOUND);
  });

  it('rejects invitations by users who do not know its code', async () => {
    const { roomId, lobbyCode } = mine;
    const params = { id: game.id };
    const stranger = server.newClient();
    const name = owner.user.username.slice(0, 20);
    await owner.client.api.createInvite({ params, body: { roomId, lobbyCode } });
    for (const body of [{ roomId }, { roomId, name: 'Ada' }, { roomId, lobbyCode: 'AAAAAA', name }]) {
      for (const client of [stranger, friend.client])
        await expect(client.api.createInvite({ params, body })).rejects.toMatchObject(NOT_FOUND);
    }
    const body = { gameId: game.id, roomId };
    await expect(
      friend.client.api.inviteFriend({ params: { username: owner.user.username }, body }),
    ).rejects.toMatchObject(NOT_FOUND);
  });

  it('can be joined with an invitation from inside', async () => {
    const params = { id: game.id };
    const { inv } = (await owner.client.api.createInvite({ params, body: mine })).data;
    expect(await join({ inv })).toMatchObject(mine);
    expect(await join({ inv, roomId: mine.roomId })).toMatchObject(mine);
    // If the room does not exist, the invited user joins a public room.
    expect(await join({ inv, roomId: 'missing' })).toMatchObject({ lobbyCode: null });
  });

  it('never shows its code to people outside', async () => {
    const { roomId, lobbyCode } = mine;
    const { inv } = (
      await owner.client.api.createInvite({ params: { id: game.id }, body: { roomId, lobbyCode } })
    ).data;
    const paths = [
      `/api/v1/games/${game.id}/rooms/`,
      `/api/v1/invites/${inv}/`,
      '/api/v1/friends/',
      '/api/v1/games/',
      `/api/v1/games/${game.slug}/`,
      '/api/v1/notifications/',
      `/api/v1/game-server/${game.id}/`,
      `/api/v1/game-server/${game.id}/?roomId=${roomId}`,
    ];
    for (const client of [server.newClient(), friend.client]) {
      for (const path of paths) expect(await (await client.fetch(path)).text()).not.toContain(lobbyCode);
    }
  });
});

function toSearch(query: Record<string, string>): string {
  return new URLSearchParams(query).toString();
}
