import { limits } from '@playloom/game-format';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { games, savedData, worlds } from '../../../storage/schema.ts';
import { addGame } from '../../../testing/addGame.ts';
import { addSignedInUser, type SignedInUser } from '../../../testing/addSignedInUser.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { createUniqueUsername } from '../../../testing/createUniqueUsername.ts';
import { createPlatformCalls } from '../../../app/createPlatformCalls.ts';

const WORLDS_MAX = 50;

let server: TestServer;
let maker: SignedInUser;
beforeAll(async () => {
  server = await createTestServer();
  maker = await addSignedInUser(server, 'Worldwright');
});
afterAll(() => server.close());

const addOwn = (row = {}) => addGame(server, { creatorId: maker.user.id, slug: createUniqueUsername(), row });
const read = async (id: string, { client } = maker) =>
  (await client.api.readGameWorld({ params: { id } })).data;
const create = async (gameId: string, name = 'The bay') =>
  (await maker.client.api.createWorld({ body: { name, gameId } })).data._id;
const add = (id: string, gameId: string, { client } = maker) =>
  client.api.addMapToWorld({ params: { id, gameId } });
const remove = (id: string, gameId: string, { client } = maker) =>
  client.api.removeMapFromWorld({ params: { id, gameId } });
const refusal = (errorId: string) => ({ body: { errorId } });

describe('[EN-08:server] a world', () => {
  it('starts with a game, adds and removes others, and defines where players can travel', async () => {
    const [town, isle, cave] = [await addOwn(), await addOwn(), await addOwn()];
    const before = await read(town.id);
    expect(before).toMatchObject({ gameSlug: town.slug, creator: 'Worldwright', world: null });
    expect(before.freeGames.map(({ _id }) => _id)).toEqual(expect.arrayContaining([isle.id, cave.id]));
    expect(before.freeGames.map(({ _id }) => _id)).not.toContain(town.id);

    const world = await create(town.id);
    await add(world, isle.id);
    const card = (game: typeof town) => ({
      _id: game.id,
      gameSlug: game.slug,
      map: game.slug,
      title: 'A game',
      cover: null,
      isPublished: true,
    });
    expect((await read(isle.id)).world).toStrictEqual({
      _id: world,
      name: 'The bay',
      shareWeb3TokenAcrossMaps: false,
      maps: [town, isle].map(card).toSorted((a, b) => (a.map < b.map ? -1 : 1)),
    });
    expect((await read(cave.id)).worlds).toContainEqual({ _id: world, name: 'The bay', maps: 2 });

    const platform = createPlatformCalls(server.services);
    const travel = async () =>
      (await platform.openTravel({ gameId: town.id, userId: null, name: 'Ada', map: isle.slug }))?.gameSlug;
    expect(await travel()).toBe(isle.slug);
    await add(world, isle.id);
    await remove(world, isle.id);
    await remove(world, isle.id);
    expect(await travel()).toBeUndefined();
    expect((await read(isle.id)).world).toBeNull();
  });

  it('is renamed, shares its token with all maps, and is deleted once it is empty', async () => {
    const game = await addOwn();
    const world = await create(game.id);
    const params = { id: world };
    const change = (body: object) => maker.client.api.updateWorld({ params, body });
    await change({ name: 'The  sea ' });
    await change({ shareWeb3TokenAcrossMaps: true });
    await change({});
    expect((await read(game.id)).world).toMatchObject({ name: 'The  sea', shareWeb3TokenAcrossMaps: true });
    const { data } = await maker.client.api.readWeb3Settings({ params: { id: game.id } });
    expect(data.world).toMatchObject({ name: 'The  sea', shareWeb3TokenAcrossMaps: true });

    const travelTo = () => maker.client.api.deleteWorld({ params });
    await expect(travelTo()).rejects.toMatchObject(refusal('world_not_empty'));
    await remove(world, game.id);
    expect((await read(game.id)).worlds).toContainEqual({ _id: world, name: 'The  sea', maps: 0 });
    await travelTo();
    expect((await read(game.id)).worlds.map(({ _id }) => _id)).not.toContain(world);
    await expect(travelTo()).rejects.toMatchObject(refusal('no_such_world'));
  });

  it('has maps of its owner only, each game in at most one world', async () => {
    const game = await addOwn();
    const world = await create(game.id);
    const elsewhere = await create((await addOwn()).id, 'Elsewhere');
    await expect(add(elsewhere, game.id)).rejects.toMatchObject(refusal('game_in_other_world'));
    await expect(create(game.id)).rejects.toMatchObject(refusal('game_in_other_world'));

    const other = await addSignedInUser(server, createUniqueUsername());
    const theirs = await addGame(server, { creatorId: other.user.id });
    await expect(add(world, theirs.id)).rejects.toMatchObject(refusal('not_allowed'));
    await expect(add(world, 'nothing')).rejects.toMatchObject(refusal('game_not_found'));
    await expect(create(theirs.id)).rejects.toMatchObject(refusal('not_allowed'));
    // A game that is transferred to another user leaves the world.
    const given = await addOwn();
    await add(world, given.id);
    const params = { id: given.id };
    await maker.client.api.addCollaborator({
      params,
      body: { username: other.user.username, role: 'viewer' },
    });
    await maker.client.api.transferGame({ params, body: { userId: other.user.id } });
    expect((await read(given.id, other)).world).toBeNull();
    expect((await read(game.id)).world?.maps.map(({ _id }) => _id)).toEqual([game.id]);
  });

  it('is visible to collaborators, changed by its owner, and unknown to all others', async () => {
    const game = await addOwn();
    const world = await create(game.id);
    const viewer = await addSignedInUser(server, createUniqueUsername());
    const body = { username: viewer.user.username, role: 'viewer' } as const;
    await maker.client.api.addCollaborator({ params: { id: game.id }, body });
    const seen = await read(game.id, viewer);
    expect(seen).toMatchObject({ world: { _id: world }, worlds: [], freeGames: [] });
    const stranger = await addSignedInUser(server, createUniqueUsername());
    await expect(read(game.id, stranger)).rejects.toMatchObject(refusal('not_allowed'));
    const own = await addGame(server, { creatorId: stranger.user.id });
    for (const { client } of [viewer, stranger]) {
      const params = { id: world };
      for (const call of [
        () => client.api.updateWorld({ params, body: { name: 'Mine' } }),
        () => client.api.deleteWorld({ params }),
        () => client.api.addMapToWorld({ params: { ...params, gameId: own.id } }),
        () => client.api.removeMapFromWorld({ params: { ...params, gameId: game.id } }),
      ])
        await expect(call()).rejects.toMatchObject(refusal('no_such_world'));
    }
    await expect(add('nothing', game.id)).rejects.toMatchObject(refusal('no_such_world'));
    const nobody = server.newClient();
    const call = nobody.api.createWorld({ body: { name: 'Mine', gameId: own.id } });
    await expect(call).rejects.toMatchObject(refusal('not_signed_in'));
  });

  it.each([
    ['', 'invalid_input'],
    ['   ', 'invalid_input'],
    ['x'.repeat(61), 'invalid_input'],
    ['Shit island', 'world_name_refused'],
  ])('is never called %j', async (name, errorId) => {
    const game = await addOwn();
    await expect(create(game.id, name)).rejects.toMatchObject(refusal(errorId));
    expect((await read(game.id)).world).toBeNull();
    const world = await create(game.id);
    const call = maker.client.api.updateWorld({ params: { id: world }, body: { name } });
    await expect(call).rejects.toMatchObject(refusal(errorId));
  });

  it('has a limit of maps, and users have a limit of worlds', async () => {
    const busy = await addSignedInUser(server, createUniqueUsername());
    const { db, clock } = server.services;
    const addTheirs = (row = {}) => addGame(server, { creatorId: busy.user.id, row });
    const game = await addTheirs();
    const body = { name: 'Full', gameId: game.id };
    const world = (await busy.client.api.createWorld({ body })).data._id;
    for (let map = 0; map < limits.WORLD_MAPS_MAX; map += 1)
      await addTheirs({ worldId: world, worldMap: `map-${map}` });
    const late = await addTheirs();
    await expect(add(world, late.id, busy)).rejects.toMatchObject(refusal('world_full'));
    await remove(world, game.id, busy);
    await add(world, late.id, busy);

    const ownerId = busy.user.id;
    const more = Array.from({ length: WORLDS_MAX - 1 }, (_, index) => ({ name: `World ${index}` }));
    await db.insert(worlds).values(more.map((row) => ({ ...row, ownerId, createdAt: clock.now() })));
    await expect(busy.client.api.createWorld({ body })).rejects.toMatchObject(refusal('too_many_worlds'));
  });

  it('does not count a map in the trash until it is restored', async () => {
    const [game, gone] = [await addOwn(), await addOwn()];
    const world = await create(game.id);
    await add(world, gone.id);
    await maker.client.api.trashGame({ params: { id: gone.id } });
    expect((await read(game.id)).world?.maps).toHaveLength(1);
    await maker.client.api.restoreGame({ params: { id: gone.id } });
    expect((await read(game.id)).world?.maps).toHaveLength(2);
    await maker.client.api.trashGame({ params: { id: gone.id } });
    await remove(world, game.id);
    await maker.client.api.deleteWorld({ params: { id: world } });
    const [row] = await server.services.db.select().from(games).where(eq(games.id, gone.id));
    expect(row).toMatchObject({ worldId: null, worldMap: null });
  });
});

describe('[EN-08:server] saved data of players', () => {
  const platform = () => createPlatformCalls(server.services);
  /** Adds coins to a player's data in the world, and returns how many there were before. */
  async function play(gameId: string, userId: string, coins: number): Promise<unknown> {
    const rooms = platform();
    const opened = await rooms.openSaved({ gameId, userId, roomId: createUniqueUsername() });
    const { lease, saved } = opened!;
    const change = { scope: 'world', key: 'coins', change: { kind: 'add', amount: coins } };
    await rooms.writeSaved({ lease, sequence: 1, changes: [change] });
    await rooms.closeSaved(lease);
    return saved.world['coins'] ?? 0;
  }

  it('is copied for players without data in the world, and is there again when the game leaves', async () => {
    const [town, isle] = [await addOwn(), await addOwn()];
    const { user } = await addSignedInUser(server, createUniqueUsername());
    await play(town.id, user.id, 5);
    await play(isle.id, user.id, 70);
    const world = await create(town.id);
    await add(world, isle.id);
    expect(await play(town.id, user.id, 1)).toBe(5);
    // The island now uses the world's data instead of its own.
    expect(await play(isle.id, user.id, 1)).toBe(6);
    expect(await play(town.id, user.id, 1)).toBe(7);
    await remove(world, isle.id);
    expect(await play(isle.id, user.id, 1)).toBe(70);
    await add(world, isle.id);
    expect(await play(isle.id, user.id, 1)).toBe(8);
    await remove(world, isle.id);
    await remove(world, town.id);
    expect(await play(town.id, user.id, 1)).toBe(5);

    const kept = () =>
      server.services.db
        .select()
        .from(savedData)
        .where(and(eq(savedData.scope, 'world'), eq(savedData.ownerId, world)));
    expect(await kept()).toHaveLength(1);
    await maker.client.api.deleteWorld({ params: { id: world } });
    expect(await kept()).toHaveLength(0);
  });
});
