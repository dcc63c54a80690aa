import type { ApiError } from '@playloom/api-contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../process/clock.ts';
import { deleteExpiredData } from '../../operations/clean-up/deleteExpiredData.ts';
import { findGameBySlug, findRelease } from '../games/gameQueries.ts';
import { draftFiles, users } from '../../../storage/schema.ts';
import { addGame, createGameDocument } from '../../../testing/addGame.ts';
import { addSignedInUser, type SignedInUser } from '../../../testing/addSignedInUser.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { openTestEditorAs, renameGame } from './testing/openTestEditorAs.ts';
import { readErrorId } from './testing/readErrorId.ts';

let server: TestServer;
let ada: SignedInUser;
let bob: SignedInUser;
beforeAll(async () => {
  server = await createTestServer();
  ada = await addSignedInUser(server, 'ada');
  bob = await addSignedInUser(server, 'bob');
});
afterAll(() => server.close());

function create(who: SignedInUser, title: string) {
  return who.client.api.createGame({
    body: {
      game: { title, sandboxMode: 'advanced', preferredRegion: '' },
      templateInfo: { templateSlug: 'blank' },
    },
  });
}

describe('publishing', () => {
  it('[ED-13] freezes the stored draft with notes, cover and settings, and lists and restores releases', async () => {
    const { data } = await create(ada, 'Out now');
    const params = { id: data._id };
    const [image] = await server.services.db.select().from(draftFiles).where(eq(draftFiles.gameId, data._id));
    const editor = openTestEditorAs(server, ada, data._id);
    await editor.synced();
    const cover = image?.file ?? '';
    const first = await ada.client.api.publishDraft({
      params,
      body: { notes: 'Hello, world', cover, isOpenSource: true },
    });
    expect(first.data).toEqual({ _id: data._id, gameSlug: 'out-now', release: 1 });
    renameGame(editor, 'Out again');
    // The edit is still pending, but publishing includes it.
    const title = async () => (await ada.client.api.readGameData({ params }))['settings'];
    await expect.poll(title).toMatchObject({ title: 'Out again' });
    const second = await ada.client.api.publishDraft({ params, body: { notes: 'Another title' } });
    expect(second.data.release).toBe(2);
    const game = await findGameBySlug(server.services.db, 'out-now');
    expect(game).toMatchObject({ title: 'Out again', coverFile: cover, isOpenSource: true, liveRelease: 2 });
    const { data: releases } = await ada.client.api.listReleases({ params });
    expect(
      releases.map(({ release, notes, createdBy, isLive }) => [release, notes, createdBy, isLive]),
    ).toEqual([
      [2, 'Another title', 'ada', true],
      [1, 'Hello, world', 'ada', false],
    ]);
    const old = await ada.client.api.readRelease({ params: { id: data._id, release: 1 } });
    expect(old).toMatchObject({ settings: { title: 'Out now' } });
    await ada.client.api.publishGame({ params, body: { maxPlayers: 32, release: { release: 1 } } });
    expect((await ada.client.api.listReleases({ params })).data.map(({ isLive }) => isLive)).toEqual([
      false,
      true,
    ]);
    expect(await readErrorId(bob.client.api.listReleases({ params }))).toBe('not_allowed');
    expect(await readErrorId(bob.client.api.publishDraft({ params, body: {} }))).toBe('not_allowed');
    editor.close();
  });

  it('[EN-04:part] [CO-05:part] writes the published room size into the draft, and rejects more than the plan allows', async () => {
    const document = createGameDocument({ title: 'Small', maxPlayers: 16 });
    const { data } = await ada.client.api.adoptGame({ body: { title: 'Small', document } });
    const params = { id: data._id };
    const editor = openTestEditorAs(server, ada, data._id);
    await editor.synced();
    await ada.client.api.publishGame({ params, body: { maxPlayers: 24 } });
    expect(await ada.client.api.readGameData({ params })).toMatchObject({ settings: { maxPlayers: 24 } });
    const [creation] = (await ada.client.api.listCreations({})).data.filter(({ _id }) => _id === data._id);
    expect(creation).toMatchObject({ release: 1, hasChanges: false });
    // An editor that was open in the meantime does not overwrite the room size.
    renameGame(editor, 'Small but larger');
    const settings = async () => (await ada.client.api.readGameData({ params }))['settings'];
    await expect.poll(settings).toMatchObject({ title: 'Small but larger' });
    await ada.client.api.publishDraft({ params, body: {} });
    expect(await settings()).toMatchObject({ title: 'Small but larger', maxPlayers: 24 });
    expect((await ada.client.api.openGame({ params: { gameSlug: data.gameSlug } })).data.playersLimit).toBe(
      32,
    );
    const large = createGameDocument({ title: 'Large', maxPlayers: 64 });
    const { data: other } = await ada.client.api.adoptGame({ body: { title: 'Large', document: large } });
    const refused = ada.client.api.publishDraft({ params: { id: other._id }, body: {} });
    expect(await readErrorId(refused)).toBe('players_limit_reached');
    editor.close();
  });

  it('[ED-13] rejects a draft with problems, naming them, and a cover that does not belong to the game', async () => {
    const document = { ...createGameDocument({ title: 'Sick' }), rules: [{ id: 'r' }] };
    const { data } = await ada.client.api.adoptGame({ body: { title: 'Sick', document } });
    const params = { id: data._id };
    const error = await ada.client.api
      .publishDraft({ params, body: {} })
      .catch((thrown: unknown) => thrown as ApiError);
    expect(error).toMatchObject({ body: { errorId: 'document_invalid' } });
    expect(Object.keys((error as ApiError).body.fields ?? {}).length).toBeGreaterThan(0);
    const sound = await create(ada, 'Sound');
    const mine = { id: sound.data._id };
    for (const cover of ['nothing.png', `${'0'.repeat(64)}.png`])
      expect(await readErrorId(ada.client.api.publishDraft({ params: mine, body: { cover } }))).toBe(
        'cover_not_found',
      );
    // The failed request has published nothing.
    expect((await ada.client.api.listReleases({ params: mine })).data).toEqual([]);
  });

  it('[ED-13] rejects a draft whose script would not run, also for a playtest', async () => {
    const scripts = { world: { name: 'World', files: { 'initialize.ts': '\n\nlet = ;' } } };
    const document = { ...createGameDocument({ title: 'Half written' }), scripts };
    const { data } = await ada.client.api.adoptGame({ body: { title: 'Half written', document } });
    const params = { id: data._id };
    const refused = {
      body: {
        errorId: 'scripts_invalid',
        fields: { 'world/initialize.ts:3:5': expect.stringContaining('Unexpected token') },
      },
    };
    await expect(ada.client.api.publishDraft({ params, body: {} })).rejects.toMatchObject(refused);
    await expect(ada.client.api.publishGame({ params, body: { maxPlayers: 32 } })).rejects.toMatchObject(
      refused,
    );
    await expect(ada.client.api.openTestRoom({ params })).rejects.toMatchObject(refused);
    expect((await ada.client.api.listReleases({ params })).data).toEqual([]);
  });

  it('[ED-13] lets editors publish, but only the owner make the game open source', async () => {
    const { data } = await create(ada, 'Ours');
    const params = { id: data._id };
    await ada.client.api.addCollaborator({ params, body: { username: 'bob', role: 'editor' } });
    const attempt = bob.client.api.publishDraft({ params, body: { isOpenSource: true } });
    expect(await readErrorId(attempt)).toBe('not_allowed');
    expect((await bob.client.api.publishDraft({ params, body: {} })).data.release).toBe(1);
    await ada.client.api.addCollaborator({ params, body: { username: 'bob', role: 'viewer' } });
    expect(await readErrorId(bob.client.api.publishDraft({ params, body: {} }))).toBe('not_allowed');
  });

  it('keeps releases when the account of their publisher is deleted', async () => {
    const { data } = await create(ada, 'Outlives');
    const params = { id: data._id };
    const leaver = await addSignedInUser(server, 'leaver');
    await ada.client.api.addCollaborator({ params, body: { username: 'leaver', role: 'editor' } });
    await leaver.client.api.publishDraft({ params, body: { notes: 'By a leaver' } });
    await server.services.db.delete(users).where(eq(users.id, leaver.user.id));
    const { data: releases } = await ada.client.api.listReleases({ params });
    expect(releases).toMatchObject([{ release: 1, notes: 'By a leaver', createdBy: null }]);
  });
});

describe('versions and trash', () => {
  it('[ED-11:part] stores named versions and returns their documents', async () => {
    const { data } = await create(ada, 'Versioned');
    const params = { id: data._id };
    const kept = await ada.client.api.saveVersion({ params, body: { name: 'Before the storm' } });
    expect(kept.data).toMatchObject({ name: 'Before the storm', createdBy: 'ada' });
    const editor = openTestEditorAs(server, ada, data._id);
    await editor.synced();
    renameGame(editor, 'After the storm');
    await editor.saved();
    editor.close();
    const { data: versions } = await ada.client.api.listVersions({ params });
    expect(versions).toEqual([kept.data]);
    const document = await ada.client.api.readVersion({ params: { id: data._id, version: kept.data.id } });
    expect(document).toMatchObject({ settings: { title: 'Versioned' } });
    expect(await readErrorId(bob.client.api.listVersions({ params }))).toBe('game_not_found');
    const foreign = await create(bob, 'Of another user');
    const wrong = { id: foreign.data._id, version: kept.data.id };
    expect(await readErrorId(bob.client.api.readVersion({ params: wrong }))).toBe('version_not_found');
  });

  it('[ED-11:part] hides a game in the trash everywhere, keeps its slug, restores it, and deletes it after a month', async () => {
    const game = await addGame(server, { creatorId: ada.user.id, settings: { title: 'Throwaway' } });
    const params = { id: game.id };
    await ada.client.api.addCollaborator({ params, body: { username: 'bob', role: 'editor' } });
    expect(await readErrorId(bob.client.api.trashGame({ params }))).toBe('not_allowed');
    await ada.client.api.trashGame({ params });
    const bySlug = { gameSlug: game.slug };
    expect(await readErrorId(server.client.api.readGame({ params: bySlug }))).toBe('game_not_found');
    expect(await readErrorId(server.client.api.joinGame({ params }))).toBe('game_not_found');
    expect(await readErrorId(server.client.api.listRooms({ params }))).toBe('game_not_found');
    expect(await readErrorId(ada.client.api.openGame({ params: bySlug }))).toBe('game_not_found');
    expect(await readErrorId(ada.client.api.readGameData({ params }))).toBe('game_not_found');
    const found = await server.client.api.listGames({ query: { searchTerm: 'Throwaway' } });
    expect(found.map(({ _id }) => _id)).not.toContain(game.id);
    const release = await server.client.fetch(`/api/game-client/cached/${game.id}/1/`);
    expect(release.status).toBe(404);
    const listed = async (who: SignedInUser, trash: 'true' | 'false') =>
      (await who.client.api.listCreations({ query: { trash } })).data.find(({ _id }) => _id === game.id);
    expect(await listed(ada, 'false')).toBeUndefined();
    expect(await listed(bob, 'false')).toBeUndefined();
    expect(await listed(bob, 'true')).toBeUndefined();
    const goneAt = new Date(server.clock.now().getTime() + 30 * DAY_MS).toISOString();
    expect(await listed(ada, 'true')).toMatchObject({ goneAt });
    expect(await readErrorId(bob.client.api.restoreGame({ params }))).toBe('game_not_found');
    await deleteExpiredData(server.services);
    await ada.client.api.restoreGame({ params });
    expect((await server.client.api.readGame({ params: bySlug })).data.game.title).toBe('Throwaway');
    await ada.client.api.trashGame({ params });
    server.clock.advance(30 * DAY_MS + 1);
    expect(await readErrorId(ada.client.api.restoreGame({ params }))).toBe('game_not_found');
    await deleteExpiredData(server.services);
    expect(await findRelease(server.services.db, game.id, 1)).toBeNull();
  });
});
