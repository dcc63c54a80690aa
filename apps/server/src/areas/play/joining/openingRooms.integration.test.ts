import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OPEN_ROOM_RATE_LIMIT } from '../../../http/limits.ts';
import type { GameRow } from '../../../storage/schema.ts';
import { addGame } from '../../../testing/addGame.ts';
import { addSignedInUser, type SignedInUser } from '../../../testing/addSignedInUser.ts';
import { createFakeRooms } from '../../../testing/createFakeRooms.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';

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

describe('[OP-58:part] opening rooms', () => {
  it('has its own limit for each network, which joining any room does not use up', async () => {
    const env = { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' };
    const limited = await createTestServer({ rooms, env, beside: server });
    try {
      const open = async (network: string, query = 'newRoom=public') => {
        const headers = { 'x-forwarded-for': network };
        const path = `/api/v1/game-server/${game.id}/?${query}`;
        const response = await limited.newClient().fetch(path, { headers });
        return [response.status, ((await response.json()) as { errorId?: string }).errorId];
      };
      for (let turn = 0; turn < 15; turn += 1) expect(await open('192.0.2.1', '')).toEqual([200, undefined]);
      for (let turn = 0; turn < OPEN_ROOM_RATE_LIMIT.max; turn += 1)
        expect(await open('192.0.2.1', turn % 2 ? 'newRoom=private' : undefined)).toEqual([200, undefined]);
      const { length } = rooms.requests;
      expect(await open('192.0.2.1')).toEqual([429, 'too_many_rooms']);
      expect(rooms.requests).toHaveLength(length);
      expect(await open('192.0.2.2')).toEqual([200, undefined]);
      expect(await open('192.0.2.1', '')).toEqual([200, undefined]);
    } finally {
      await limited.close();
    }
  });
});
