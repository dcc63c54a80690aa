import type { SeatAnswer } from '@playloom/room-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { JOIN_OPENS_ROOM_RATE_LIMIT, OPEN_ROOM_RATE_LIMIT } from '../../../http/limits.ts';
import type { GameRow } from '../../../storage/schema.ts';
import { addGame } from '../../../testing/addGame.ts';
import { addSignedInUser, type SignedInUser } from '../../../testing/addSignedInUser.ts';
import { createFakeRooms } from '../../../testing/createFakeRooms.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { visitServer } from '../../../testing/visitServer.ts';
import { createPartyTestHelpers } from '../../community/parties/testing/createPartyTestHelpers.ts';

const rooms = createFakeRooms();
let server: TestServer;
let maker: SignedInUser;
let game: GameRow;
beforeAll(async () => {
  server = await createTestServer({ rooms });
  maker = await addSignedInUser(server, 'maker');
});
afterAll(() => server.close());
beforeEach(async () => {
  rooms.rooms.length = 0;
  rooms.requests.length = 0;
  game = await addGame(server, { creatorId: maker.user.id });
});

/** Opens a server with limits, and returns a function that joins a game from a network. */
async function startLimited() {
  const env = { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' };
  const limited = await createTestServer({ rooms, env, beside: server });
  const join = async (network: string, query = '', id = game.id, person?: SignedInUser) => {
    const headers = { 'x-forwarded-for': network };
    const path = `/api/v1/game-server/${id}/?${query}`;
    const client = person ? visitServer(limited, person).client : limited.newClient();
    const response = await client.fetch(path, { headers });
    return [response.status, ((await response.json()) as { errorId?: string }).errorId];
  };
  return { join, close: () => limited.close() };
}

describe('[OP-58:part] opening rooms', () => {
  it('has its own limit for each network, which joining any room does not use up', async () => {
    const { join, close } = await startLimited();
    try {
      for (let turn = 0; turn < 15; turn += 1) expect(await join('192.0.2.1')).toEqual([200, undefined]);
      for (let turn = 0; turn < OPEN_ROOM_RATE_LIMIT.max; turn += 1)
        expect(await join('192.0.2.1', turn % 2 ? 'newRoom=private' : 'newRoom=public')).toEqual([
          200,
          undefined,
        ]);
      const { length } = rooms.requests;
      expect(await join('192.0.2.1', 'newRoom=public')).toEqual([429, 'too_many_rooms']);
      expect(rooms.requests).toHaveLength(length);
      expect(await join('192.0.2.2', 'newRoom=public')).toEqual([200, undefined]);
      expect(await join('192.0.2.1')).toEqual([200, undefined]);
    } finally {
      await close();
    }
  });

  it('is limited for those who join one game after another, but not joining open rooms', async () => {
    const { join, close } = await startLimited();
    try {
      for (let turn = 0; turn < JOIN_OPENS_ROOM_RATE_LIMIT.max; turn += 1) {
        const { id } = await addGame(server, { creatorId: maker.user.id });
        expect(await join('192.0.2.3', '', id)).toEqual([200, undefined]);
      }
      // The second player of a room opens none.
      expect(await join('192.0.2.3', '', rooms.rooms[0]!.gameId)).toEqual([200, undefined]);
      const { length } = rooms.rooms;
      expect(await join('192.0.2.3')).toEqual([429, 'too_many_rooms']);
      expect(rooms.rooms).toHaveLength(length);
      expect(await join('192.0.2.4')).toEqual([200, undefined]);
      expect(await join('192.0.2.3')).toEqual([200, undefined]);
    } finally {
      await close();
    }
  });

  it('counts nothing for a player who finds a room that someone else has just opened', async () => {
    const { join, close } = await startLimited();
    try {
      const busy: SeatAnswer = { ok: false, error: 'turn_needed' };
      await join('192.0.2.5');
      for (let turn = 0; turn < JOIN_OPENS_ROOM_RATE_LIMIT.max + 5; turn += 1) {
        rooms.answers = [busy];
        rooms.rooms[0] = { ...rooms.rooms[0]!, players: 0 };
        expect(await join('192.0.2.6')).toEqual([200, undefined]);
      }
    } finally {
      await close();
    }
  });

  it('[PARTY-15:part] gives members of a party single seats when their network may open no room for all', async () => {
    const { join, close } = await startLimited();
    const { addPerson, gather } = createPartyTestHelpers(() => server);
    const [ada, ben] = [await addPerson(), await addPerson()];
    await gather(ada, ben);
    try {
      await join('192.0.2.8');
      rooms.rooms[0] = { ...rooms.rooms[0]!, players: rooms.rooms[0]!.maxPlayers - 1 };
      for (let turn = 0; turn < JOIN_OPENS_ROOM_RATE_LIMIT.max; turn += 1) {
        const { id } = await addGame(server, { creatorId: maker.user.id });
        await join('192.0.2.7', '', id);
      }
      const { length } = rooms.rooms;
      // The last seat of the open room is not enough for both, but better than none.
      expect(await join('192.0.2.7', '', game.id, ada)).toEqual([200, undefined]);
      expect(rooms.rooms[0]!.players).toBe(rooms.rooms[0]!.maxPlayers);
      expect(await join('192.0.2.7', '', game.id, ben)).toEqual([429, 'too_many_rooms']);
      expect(rooms.rooms).toHaveLength(length);
    } finally {
      await close();
    }
  });
});
