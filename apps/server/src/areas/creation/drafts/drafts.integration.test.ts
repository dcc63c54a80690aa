import type { ApiError } from '@playloom/api-contract';
import { openDraft, readTrash } from '@playloom/draft';
import { hashGame, parseGame } from '@playloom/game-format';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { findGameBySlug } from '../games/gameQueries.ts';
import { drafts, games, worlds } from '../../../storage/schema.ts';
import { addPlays } from '../../play/joining/visitQueries.ts';
import { addGame, createGameDocument } from '../../../testing/addGame.ts';
import { addSignedInUser, type SignedInUser } from '../../../testing/addSignedInUser.ts';
import { addTestWorld } from '../../../testing/addTestWorld.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { createFakeRooms, type FakeRooms } from '../../../testing/createFakeRooms.ts';
import { openTestEditorAs, renameGame } from './testing/openTestEditorAs.ts';
import { readErrorId } from './testing/readErrorId.ts';

let server: TestServer;
let rooms: FakeRooms;
let ada: SignedInUser;
let bob: SignedInUser;
beforeAll(async () => {
  rooms = createFakeRooms();
  server = await createTestServer({ rooms });
  ada = await addSignedInUser(server, 'ada');
  bob = await addSignedInUser(server, 'bob');
});
afterAll(() => server.close());

function create(who: SignedInUser, title: string, templateSlug = 'blank', preferredRegion = '') {
  return who.client.api.createGame({
    body: { game: { title, sandboxMode: 'advanced', preferredRegion }, templateInfo: { templateSlug } },
  });
}

describe('creating', () => {
  it('[API-16] creates a game from an open-source game, and publishes nothing', async () => {
    const settings = { title: 'Origin', description: 'A long story', tags: ['chase'] };
    const template = await addGame(server, { creatorId: bob.user.id, settings, row: { isOpenSource: true } });
    const { status, data } = await create(ada, 'Moon Harbour', template.slug, 'eu-west');
    expect(status).toBe('success');
    expect(data).toEqual({ _id: data._id, gameSlug: 'moon-harbour', releases: [{ release: 1 }] });
    const [row] = await server.services.db.select().from(games).where(eq(games.id, data._id));
    expect(row).toMatchObject({
      creatorId: ada.user.id,
      title: 'Moon Harbour',
      sandboxMode: 'advanced',
      preferredRegion: 'eu-west',
      liveRelease: null,
    });
    expect(await findGameBySlug(server.services.db, 'moon-harbour')).toBeNull();
    const document = await ada.client.api.readGameData({ params: { id: data._id } });
    const expected = createGameDocument({ ...settings, title: 'Moon Harbour' });
    const parsed = parseGame(document);
    expect(parsed.ok && hashGame(parsed.value)).toBe(hashGame(expected));
  });

  it('[API-16] starts from the blank starter, with its images, at a new slug each time', async () => {
    const [one, two] = [await create(ada, 'Twice'), await create(bob, 'Twice')];
    expect(one.data.gameSlug).toBe('twice');
    expect(two.data.gameSlug).toMatch(/^twice-[a-z0-9]{5}$/);
    const document = await bob.client.api.readGameData({ params: { id: two.data._id } });
    const files = Object.values(document['assets'] as Record<string, { file: string }>);
    expect(files.length).toBeGreaterThan(0);
    for (const { file } of files)
      expect((await server.client.fetch(`${server.config.uiOrigin}/files/${file}`)).status).toBe(200);
  });

  it('[API-16] rejects templates that are not open source, not published, for members only, or missing', async () => {
    const closed = await addGame(server, { creatorId: bob.user.id });
    const members = await addGame(server, {
      creatorId: bob.user.id,
      settings: { visibility: 3 },
      row: { isOpenSource: true },
    });
    const draft = await create(bob, 'Only a draft');
    for (const slug of [closed.slug, members.slug, draft.data.gameSlug, 'nothing'])
      expect([slug, await readErrorId(create(ada, 'Copy', slug))]).toEqual([slug, 'template_not_found']);
  });

  it.each([
    ['x'.repeat(61), 'title_too_long', 'Titles can have up to 60 characters.'],
    ['***', 'title_only_symbols', 'A title needs at least one letter or digit.'],
    ['Shit show', 'title_refused', 'This title isn’t allowed. Choose another one.'],
  ])('[VA-03] rejects the title %j with its own message', async (title, id, message) => {
    const error = (await create(ada, title).catch((thrown: unknown) => thrown)) as ApiError;
    expect([error.body.errorId, error.message]).toEqual([id, message]);
  });

  it('[VA-03] turns an empty title into New Game, and the region any into none', async () => {
    const { data } = await create(ada, '  ', 'blank', 'any');
    const [row] = await server.services.db.select().from(games).where(eq(games.id, data._id));
    expect(row).toMatchObject({ title: 'New Game', preferredRegion: '' });
  });

  it('[ST-05:part] [API-17] publishes a new game under the release number that creating returned', async () => {
    const { data } = await create(ada, 'Straight to the play page');
    const [release] = data.releases;
    const published = await ada.client.api.publishGame({
      params: { id: data._id },
      body: { maxPlayers: 32, ...(release ? { release } : {}) },
    });
    expect(published.data).toEqual({ _id: data._id, gameSlug: data.gameSlug, release: 1 });
    const page = await server.client.api.readGame({ params: { gameSlug: data.gameSlug } });
    expect(page.data.game).toMatchObject({
      title: 'Straight to the play page',
      releases: [{ release: 1 }],
      maxPlayers: 32,
    });
    const other = { params: { id: data._id }, body: { maxPlayers: 32, release: { release: 7 } } };
    expect(await readErrorId(ada.client.api.publishGame(other))).toBe('release_taken');
  });
});

describe('adopting', () => {
  it('[ED-01:part] adds a document from a file or a browser as a game of the user', async () => {
    const document = createGameDocument({ title: 'Begun without an account' });
    const { data } = await ada.client.api.adoptGame({ body: { title: 'Mine now', document } });
    const kept = await ada.client.api.readGameData({ params: { id: data._id } });
    expect(kept).toMatchObject({ settings: { title: 'Mine now' } });
    expect(data.gameSlug).toBe('mine-now');
  });

  it('[ED-11:part] keeps the history of a game started without an account: deleted types, steps, and its original version', async () => {
    const document = createGameDocument({ title: 'Begun without an account' });
    const gone = { path: ['types', 'units', 'ogre'], value: { name: 'Ogre' } };
    const log = [{ label: 'Delete Ogre', at: 5 }];
    const body = { title: 'All of it', document, past: { trash: [gone, { path: 'nonsense' }], log } };
    const { data } = await ada.client.api.adoptGame({ body });
    const [row] = await server.services.db.select().from(drafts).where(eq(drafts.gameId, data._id));
    const doc = new Y.Doc();
    Y.applyUpdate(doc, row!.state);
    expect(readTrash(openDraft(doc))).toEqual([gone]);
    expect(doc.getArray('log').toArray()).toEqual([{ ...log[0], by: 'ada' }]);
    const versions = await ada.client.api.listVersions({ params: { id: data._id } });
    expect(versions.data).toMatchObject([{ name: 'Original version', createdBy: 'ada' }]);
    const [version] = versions.data;
    const kept = await ada.client.api.readVersion({ params: { id: data._id, version: version!.id } });
    expect(kept).toMatchObject({ settings: { title: 'All of it' } });
  });

  it('opens documents with problems, and rejects those without the shape of a game', async () => {
    const broken = { format: 1, settings: { title: 'x', maxPlayers: -5 } };
    const { data } = await ada.client.api.adoptGame({ body: { title: 'Broken', document: broken } });
    const kept = await ada.client.api.readGameData({ params: { id: data._id } });
    expect(kept).toMatchObject({ settings: { title: 'Broken', maxPlayers: -5 } });
    expect(await readErrorId(ada.client.api.publishDraft({ params: { id: data._id }, body: {} }))).toBe(
      'document_invalid',
    );
    for (const document of [{}, { format: 999 }, { format: 'one', settings: {} }]) {
      const answer = ada.client.api.adoptGame({ body: { title: 'Odd', document } });
      expect([document, await readErrorId(answer)]).toEqual([document, 'document_invalid']);
    }
  });
});

describe('listing and opening', () => {
  it('[API-11] lists own and shared games with their details, last edited first', async () => {
    const cleo = await addSignedInUser(server, 'cleo');
    const dora = await addSignedInUser(server, 'dora');
    const first = await addGame(server, { creatorId: cleo.user.id, settings: { title: 'First' } });
    server.clock.advance(1000);
    const { data: second } = await create(cleo, 'Second');
    server.clock.advance(1000);
    const shared = await addGame(server, { creatorId: dora.user.id, settings: { title: 'Shared' } });
    const body = { username: 'cleo', role: 'viewer' as const };
    await dora.client.api.addCollaborator({ params: { id: shared.id }, body });
    const today = server.clock.now().toISOString().slice(0, 10);
    await addPlays(server.services.db, first.id, today, 12);
    await addPlays(server.services.db, first.id, '2001-01-01', 100);
    await cleo.client.api.openGame({ params: { gameSlug: first.slug } });
    rooms.rooms.push({
      roomId: 'r1',
      roomName: 'R',
      gameId: first.id,
      release: 1,
      engineVersion: '1',
      players: 3,
      bots: 0,
      maxPlayers: 8,
      status: '',
      lobbyCode: null,
    });
    const { status, data } = await cleo.client.api.listCreations();
    expect(status).toBe('success');
    expect(data.map(({ title }) => title)).toEqual(['Shared', 'Second', 'First']);
    expect(data[0]).toMatchObject({ role: 'viewer', collaborators: ['cleo'], release: 1, hasChanges: false });
    expect(data[1]).toMatchObject({
      _id: second._id,
      gameSlug: second.gameSlug,
      role: 'owner',
      release: null,
      hasChanges: true,
      editedBy: 'cleo',
      isUnlisted: false,
      goneAt: null,
    });
    expect(data[2]).toMatchObject({ playing: 3, playsThisWeek: 12, hasChanges: false, role: 'owner' });
    expect(await readErrorId(server.newClient().api.listCreations())).toBe('not_signed_in');
    expect((await bob.client.api.listCreations()).data.map(({ title }) => title)).not.toContain('First');
  });

  it('[ED-13] says whether the draft differs from the live release', async () => {
    const game = await addGame(server, { creatorId: ada.user.id });
    const changes = async () =>
      (await ada.client.api.listCreations()).data.find(({ _id }) => _id === game.id)?.hasChanges;
    const editor = openTestEditorAs(server, ada, game.id);
    await editor.synced();
    expect(await changes()).toBe(false);
    renameGame(editor, 'Another title');
    await editor.saved();
    expect(await changes()).toBe(true);
    renameGame(editor, 'A game');
    await editor.saved();
    editor.close();
    // The edits restored the original state, which is detected when all editors have left.
    await expect.poll(changes).toBe(false);
    const again = openTestEditorAs(server, ada, game.id);
    await again.synced();
    renameGame(again, 'Another title');
    await again.saved();
    expect(await changes()).toBe(true);
    await ada.client.api.publishDraft({ params: { id: game.id }, body: { notes: 'A title' } });
    expect(await changes()).toBe(false);
    again.close();
  });

  it('[ED-17:part] opens a game for its collaborators with their rights', async () => {
    const game = await addGame(server, { creatorId: ada.user.id });
    const { data } = await ada.client.api.openGame({ params: { gameSlug: game.slug } });
    expect(data).toMatchObject({ _id: game.id, role: 'owner', release: 1, socket: `/drafts/${game.id}` });
    const params = { gameSlug: game.slug };
    expect(await readErrorId(bob.client.api.openGame({ params }))).toBe('not_allowed');
    const { data: unseen } = await create(ada, 'Unknown');
    const hidden = { gameSlug: unseen.gameSlug };
    expect(await readErrorId(bob.client.api.openGame({ params: hidden }))).toBe('game_not_found');
  });

  it('[API-12] gives the whole document to creator and collaborators, and to everyone when the game is open source', async () => {
    const place = { worldId: await addTestWorld(server) };
    const game = await addGame(server, {
      creatorId: ada.user.id,
      settings: { title: 'Map one' },
      row: { ...place, worldMap: 'one' },
    });
    const other = await addGame(server, {
      creatorId: ada.user.id,
      settings: { title: 'Map two' },
      row: { ...place, worldMap: 'two' },
    });
    const params = { id: game.id };
    expect(await ada.client.api.readGameData({ params })).toMatchObject({ settings: { title: 'Map one' } });
    // [EN-05:part] The document contains the current state of the world.
    const world = { shareWeb3TokenAcrossMaps: false, maps: { two: { name: 'Map two' } } };
    expect(await ada.client.api.readGameData({ params })).toMatchObject({ world });
    await server.services.db.update(worlds).set({ sharesToken: true }).where(eq(worlds.id, place.worldId));
    const shared = { ...world, shareWeb3TokenAcrossMaps: true };
    const whole = await ada.client.api.readGameData({ params });
    expect(whole).toMatchObject({ world: shared });
    expect(parseGame(whole).ok).toBe(true);
    expect(await readErrorId(bob.client.api.readGameData({ params }))).toBe('not_allowed');
    expect(await readErrorId(server.newClient().api.readGameData({ params }))).toBe('not_allowed');
    for (const mapId of [other.id, 'two']) {
      const map = await ada.client.api.readGameData({ params, query: { mapId } });
      expect(map).toMatchObject({ settings: { title: 'Map two' } });
      expect(await readErrorId(bob.client.api.readGameData({ params, query: { mapId } }))).toBe(
        'not_allowed',
      );
    }
    for (const mapId of ['three', bob.user.id])
      expect(await readErrorId(ada.client.api.readGameData({ params, query: { mapId } }))).toBe(
        'game_not_found',
      );
    await ada.client.api.addCollaborator({ params, body: { username: 'bob', role: 'viewer' } });
    expect(await bob.client.api.readGameData({ params })).toMatchObject({ settings: { title: 'Map one' } });
    expect(await readErrorId(bob.client.api.readGameData({ params, query: { mapId: 'two' } }))).toBe(
      'not_allowed',
    );
    const editor = openTestEditorAs(server, ada, other.id);
    await editor.synced();
    renameGame(editor, 'Not published yet');
    await editor.saved();
    editor.close();
    await server.services.db.update(games).set({ isOpenSource: true }).where(eq(games.id, other.id));
    const open = await server.newClient().api.readGameData({ params: { id: other.id } });
    // Other users get the published game, not the draft.
    expect(open).toMatchObject({ settings: { title: 'Map two' } });
    const own = await ada.client.api.readGameData({ params: { id: other.id } });
    expect(own).toMatchObject({ settings: { title: 'Not published yet' } });
  });
});
