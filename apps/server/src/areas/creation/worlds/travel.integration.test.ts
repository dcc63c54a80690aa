import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PlatformCalls } from '@playloom/room-contract';
import { addSignedInUser } from '../../../testing/addSignedInUser.ts';
import { addTestMap, addTestUser, addTestWorld } from '../../../testing/addTestWorld.ts';
import { createFakeRooms } from '../../../testing/createFakeRooms.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { createUniqueUsername } from '../../../testing/createUniqueUsername.ts';
import { createPlatformCalls } from '../../../app/createPlatformCalls.ts';

const rooms = createFakeRooms();
let server: TestServer;
let platform: PlatformCalls;
beforeAll(async () => {
  server = await createTestServer({ rooms });
  platform = createPlatformCalls(server.services);
});
afterAll(() => server.close());

async function addTwoMaps() {
  const world = await addTestWorld(server);
  const [town, island] = [createUniqueUsername(), createUniqueUsername()];
  return {
    town: { id: await addTestMap(server, world, town), map: town },
    island: { id: await addTestMap(server, world, island), map: island },
  };
}
const add = (key: string, amount: number) => ({ scope: 'world', key, change: { kind: 'add', amount } });

it('[EN-08:server] takes a player between maps ten times with all saved data', async () => {
  const { town, island } = await addTwoMaps();
  const { user, client } = await addSignedInUser(server, createUniqueUsername());
  let here = town;
  for (let trip = 1; trip <= 10; trip += 1) {
    const opened = await platform.openSaved({ gameId: here.id, userId: user.id, roomId: `room-${trip}` });
    expect(opened?.saved.world['coins'] ?? 0).toBe(trip - 1);
    const lease = opened?.lease ?? '';
    expect(await platform.writeSaved({ lease, sequence: 1, changes: [add('coins', 1)] })).toBe('written');
    const there = here === town ? island : town;
    // The new room has to wait until the old one releases the data, so that it reads no incomplete data.
    const early = await platform.openSaved({ gameId: there.id, userId: user.id, roomId: `room-${trip + 1}` });
    expect(early).toBeNull();
    await platform.closeSaved(lease);
    const travel = await platform.openTravel({
      gameId: here.id,
      userId: user.id,
      name: user.username,
      map: there.map,
    });
    expect(travel?.gameSlug).toBe(there.map);
    const query = { autoJoinToken: travel?.token ?? '' };
    const { data } = await client.api.joinGame({ params: { id: there.id }, query });
    expect(data).toMatchObject({ gameId: there.id, person: { name: user.username } });
    here = there;
  }
});

it('[EN-08:server] keeps the name of guests, and one token moves one player one way', async () => {
  const { town, island } = await addTwoMaps();
  const travel = await platform.openTravel({
    gameId: town.id,
    userId: null,
    name: 'Wanderer',
    map: island.map,
  });
  const query = { autoJoinToken: travel?.token ?? '' };
  const join = (id: string) => server.newClient().api.joinGame({ params: { id }, query });
  await expect(join(town.id)).rejects.toMatchObject({ body: { errorId: 'auto_join_ended' } });
  expect((await join(island.id)).data.person.name).toBe('Wanderer');
  await expect(join(island.id)).rejects.toMatchObject({ body: { errorId: 'auto_join_ended' } });
});

it('[EN-08:server] passes on the data of a guest, and nothing when it is too large', async () => {
  const { town, island } = await addTwoMaps();
  const arrive = async (world: Record<string, unknown>) => {
    const belongings = { world, games: { [town.id]: { errands: 1 } } };
    const guest = { gameId: town.id, userId: null, name: 'Wanderer', map: island.map };
    const travel = await platform.openTravel({ ...guest, belongings });
    const query = { autoJoinToken: travel?.token ?? '' };
    await server.newClient().api.joinGame({ params: { id: island.id }, query });
    return rooms.requests.at(-1)?.visitor.belongings;
  };
  expect(await arrive({ coins: 8 })).toEqual({ world: { coins: 8 }, games: { [town.id]: { errands: 1 } } });
  expect(await arrive({ book: 'x'.repeat(70_000) })).toBeUndefined();
});

it('[EN-08:server] leads only to other maps of the same world', async () => {
  const { town } = await addTwoMaps();
  const elsewhere = await addTwoMaps();
  const lonely = await addTestMap(server);
  const userId = await addTestUser(server);
  const travel = (gameId: string, map: string) => platform.openTravel({ gameId, userId, name: 'x', map });
  expect(await travel(town.id, elsewhere.town.map)).toBeNull();
  expect(await travel(town.id, town.map)).toBeNull();
  expect(await travel(town.id, 'nowhere')).toBeNull();
  expect(await travel(lonely, town.map)).toBeNull();
  expect(await travel('no-id', town.map)).toBeNull();
});
