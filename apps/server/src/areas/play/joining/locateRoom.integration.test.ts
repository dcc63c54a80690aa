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

async function locate(
  roomId: string,
  query = '',
): Promise<{ status: number; origin: unknown; body: unknown }> {
  const response = await server.newClient().fetch(`/api/v1/rooms/${roomId}/address/${query}`);
  const origin = response.headers.get('access-control-allow-origin');
  return { status: response.status, origin, body: await response.json() };
}

it('[OP-43:part] tells every page where a room is, also pages of other sites, and that it moves or has closed', async () => {
  const maker = await addSignedInUser(server, 'maker');
  const game = await addGame(server, { creatorId: maker.user.id });
  const { data } = await maker.client.api.joinGame({ params: { id: game.id }, query: {} });
  expect(await locate(data.roomId)).toMatchObject({
    status: 200,
    origin: '*',
    body: { data: { state: 'open', url: `/rooms/fake/${data.roomId}` } },
  });
  expect(await locate(data.roomId, '?forExport=true')).toMatchObject({
    body: { data: { url: `/guest-rooms/fake/${data.roomId}` } },
  });
  // A page waits for a while if its room moves.
  rooms.moving.add(data.roomId);
  expect(await locate(data.roomId)).toMatchObject({ status: 200, body: { data: { state: 'moving' } } });
  expect(await locate('gone')).toMatchObject({ status: 404, body: { errorId: 'room_not_found' } });
});
