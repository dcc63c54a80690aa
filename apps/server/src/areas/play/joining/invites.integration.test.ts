import { afterAll, beforeAll, expect, it } from 'vitest';
import { addGame } from '../../../testing/addGame.ts';
import { addSignedInUser } from '../../../testing/addSignedInUser.ts';
import { createFakeRooms } from '../../../testing/createFakeRooms.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';

const rooms = createFakeRooms();
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ rooms });
});
afterAll(() => server.close());

it('[MP-05:part] an invitation made before playing opens a room with the first player, and everyone joins it', async () => {
  const maker = await addSignedInUser(server, 'maker');
  const game = await addGame(server, { creatorId: maker.user.id });
  const params = { id: game.id };
  const invite = async (client = server.newClient()) =>
    (await client.api.createInvite({ params, body: {} })).data.inv;
  const read = async (inv: string) => (await server.client.api.readInvite({ params: { inv } })).data;
  const join = async (inv: string, client = server.newClient()) =>
    (await client.api.joinGame({ params, query: { inv } })).data.roomId;
  const inv = await invite(maker.client);
  expect(rooms.rooms).toHaveLength(0);
  expect(await read(inv)).toMatchObject({ inviter: 'maker', isRoomOpen: false, room: 'none', players: 0 });
  const roomId = await join(inv);
  expect(await read(inv)).toMatchObject({ isRoomOpen: true, room: 'open', players: 1 });
  expect(await join(inv, maker.client)).toBe(roomId);
  // Guests with the same name do not share a link.
  expect(new Set([inv, await invite(), await invite()]).size).toBe(3);
});
