import { readDraftGame } from '@playloom/draft';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import * as Y from 'yjs';
import { HOUR_MS } from '../../../../process/clock.ts';
import { type GameRow, draftFiles, drafts, draftVersions } from '../../../../storage/schema.ts';
import { addGame } from '../../../../testing/addGame.ts';
import { addSignedInUser, type SignedInUser } from '../../../../testing/addSignedInUser.ts';
import { createTestServer, type TestServer } from '../../../../testing/createTestServer.ts';
import { runStatement } from '../../../../testing/runStatement.ts';
import { pollUntil } from '../../../../testing/pollUntil.ts';
import { decodeDraftDocument } from '../../documents/draftState.ts';
import { editDraft, openTestEditorAs, renameGame } from '../testing/openTestEditorAs.ts';
import type { TestEditor } from '../testing/openTestEditor.ts';
import { AUTO_VERSION_INTERVAL_MS } from './limits.ts';

let server: TestServer;
let ada: SignedInUser;
let bob: SignedInUser;
const editors: TestEditor[] = [];
beforeAll(async () => {
  server = await createTestServer();
  ada = await addSignedInUser(server, 'ada');
  bob = await addSignedInUser(server, 'bob');
});
afterEach(() => {
  for (const editor of editors.splice(0)) editor.close();
});
afterAll(() => server.close());

function open(who: SignedInUser, game: Pick<GameRow, 'id'>): TestEditor {
  const editor = openTestEditorAs(server, who, game.id);
  editors.push(editor);
  return editor;
}

function share(game: GameRow, role: 'editor' | 'viewer') {
  return ada.client.api.addCollaborator({ params: { id: game.id }, body: { username: 'bob', role } });
}

const titleOf = (editor: TestEditor) => readDraftGame(editor.draft).settings.title;

async function seesTitle(editor: TestEditor, title: string): Promise<void> {
  await pollUntil(
    () => titleOf(editor) === title,
    () => `the title is ${titleOf(editor)}, not ${title}`,
  );
}

async function waitForEnding(editor: TestEditor, ending: string): Promise<void> {
  await pollUntil(
    () => editor.endings.includes(ending),
    () => `the ending was ${editor.endings.join(', ')}`,
  );
}

async function storedTitle(game: GameRow): Promise<unknown> {
  const [row] = await server.services.db.select().from(drafts).where(eq(drafts.gameId, game.id));
  const document = row && (decodeDraftDocument(row.state) as { settings: { title: unknown } });
  return document?.settings.title;
}

it('[ED-12:part] shows editors each other’s edits and presence under their own names, and loses nothing', async () => {
  const game = await addGame(server, { creatorId: ada.user.id });
  await share(game, 'editor');
  const [one, two] = [open(ada, game), open(bob, game)];
  await Promise.all([one.synced(), two.synced()]);
  editDraft(one, { kind: 'set', path: ['settings', 'title'], value: 'By Ada' });
  editDraft(two, { kind: 'set', path: ['settings', 'description'], value: 'By Bob' });
  await seesTitle(two, 'By Ada');
  await pollUntil(
    () => readDraftGame(one.draft).settings.description === 'By Bob',
    () => 'the other’s edit did not arrive',
  );
  two.provider.setAwarenessField('user', { name: 'ada', id: ada.user.id });
  two.provider.setAwarenessField('pointer', { x: 1, y: 2 });
  const seen = await pollUntil(
    () => {
      const state = one.provider.awareness?.getStates().get(two.doc.clientID);
      return state?.['pointer'] ? state : undefined;
    },
    () => 'the other’s pointer did not arrive',
  );
  expect(seen['user']).toEqual({ id: bob.user.id, name: 'bob', role: 'editor' });
  await Promise.all([one.saved(), two.saved()]);
  const data = await ada.client.api.readGameData({ params: { id: game.id } });
  expect(data).toMatchObject({ settings: { title: 'By Ada', description: 'By Bob' } });
});

it('[ED-11:part] acknowledges edits only when the database has them, removals too', async () => {
  const game = await addGame(server, { creatorId: ada.user.id, settings: { description: 'Long' } });
  const editor = open(ada, game);
  await editor.synced();
  expect(editor.notices).toEqual([]);
  renameGame(editor, 'Stored');
  await editor.saved();
  expect(await storedTitle(game)).toBe('Stored');
  // This edit only removes something, which does not advance the clock of the shared document.
  editDraft(editor, { kind: 'set', path: ['settings', 'description'], value: undefined });
  await editor.saved();
  const [row] = await server.services.db.select().from(drafts).where(eq(drafts.gameId, game.id));
  expect(decodeDraftDocument(row?.state ?? new Uint8Array())).not.toHaveProperty('settings.description');
  // There is nothing new to store, so the answer comes at once.
  await editor.saved();
});

it('[ED-11:part] merges edits made while offline', async () => {
  const game = await addGame(server, { creatorId: ada.user.id });
  const editor = open(ada, game);
  await editor.synced();
  editor.provider.configuration.websocketProvider.disconnect();
  await pollUntil(
    () => !editor.provider.isSynced,
    () => 'still connected',
  );
  renameGame(editor, 'Offline');
  await editor.provider.configuration.websocketProvider.connect();
  await editor.synced();
  await editor.saved();
  expect(await storedTitle(game)).toBe('Offline');
});

it('[ED-11:part] retries when the database does not answer, and reports it in the meantime', async () => {
  const game = await addGame(server, { creatorId: ada.user.id });
  const editor = open(ada, game);
  await editor.synced();
  await runStatement(server.databaseUrl, 'alter table drafts rename to drafts_away');
  renameGame(editor, 'Patient');
  const saving = editor.saved();
  await pollUntil(
    () => editor.notices.some(({ kind }) => kind === 'delayed'),
    () => 'no delay was reported',
  );
  expect(editor.notices.some(({ kind }) => kind === 'stored')).toBe(false);
  await runStatement(server.databaseUrl, 'alter table drafts_away rename to drafts');
  await saving;
  expect(await storedTitle(game)).toBe('Patient');
});

it('[ED-17:part] lets viewers read and ignores their edits', async () => {
  const game = await addGame(server, { creatorId: ada.user.id, settings: { title: 'Untouched' } });
  await share(game, 'viewer');
  const [owner, viewer] = [open(ada, game), open(bob, game)];
  await Promise.all([owner.synced(), viewer.synced()]);
  expect(viewer.notices).toEqual([]);
  renameGame(viewer, 'Vandalized');
  await pollUntil(
    () => viewer.notices.some((notice) => notice.kind === 'refused' && notice.reason === 'read-only'),
    () => JSON.stringify(viewer.notices),
  );
  editDraft(owner, { kind: 'set', path: ['settings', 'description'], value: 'Still here' });
  await owner.saved();
  expect(titleOf(owner)).toBe('Untouched');
  expect(await storedTitle(game)).toBe('Untouched');
});

it('[ED-17:part] rejects users without access, and unknown games', async () => {
  const game = await addGame(server, { creatorId: ada.user.id });
  const stranger = open(bob, game);
  await waitForEnding(stranger, 'not-allowed');
  expect(readDraftGame(stranger.draft)).toEqual({});
  const nowhere = open(bob, { id: '00000000-0000-4000-8000-000000000000' });
  await waitForEnding(nowhere, 'not-found');
});

it('[ED-17:part] disconnects a removed collaborator at once and drops their pending edits', async () => {
  const game = await addGame(server, { creatorId: ada.user.id });
  await share(game, 'editor');
  const [owner, other] = [open(ada, game), open(bob, game)];
  await Promise.all([owner.synced(), other.synced()]);
  renameGame(other, 'While welcome');
  await seesTitle(owner, 'While welcome');
  await ada.client.api.removeCollaborator({ params: { id: game.id, userId: bob.user.id } });
  await waitForEnding(other, 'removed');
  renameGame(other, 'Afterwards');
  await waitForEnding(other, 'not-allowed');
  renameGame(owner, 'Owner goes on');
  await owner.saved();
  expect(await storedTitle(game)).toBe('Owner goes on');
});

it('[ED-17:part] changes the rights of a collaborator while they are connected', async () => {
  const game = await addGame(server, { creatorId: ada.user.id, settings: { title: 'Start' } });
  await share(game, 'editor');
  const [owner, other] = [open(ada, game), open(bob, game)];
  await Promise.all([owner.synced(), other.synced()]);
  await share(game, 'viewer');
  await pollUntil(
    () => other.notices.some((notice) => notice.kind === 'role' && notice.role === 'viewer'),
    () => JSON.stringify(other.notices),
  );
  renameGame(other, 'Too late');
  await pollUntil(
    () => other.notices.some((notice) => notice.kind === 'refused'),
    () => JSON.stringify(other.notices),
  );
  expect(titleOf(owner)).toBe('Start');
  expect(other.endings).toEqual([]);
});

it('[T3] disconnects editors whose session has ended', async () => {
  const game = await addGame(server, { creatorId: ada.user.id });
  const eve = await addSignedInUser(server, 'eve');
  await ada.client.api.addCollaborator({
    params: { id: game.id },
    body: { username: 'eve', role: 'editor' },
  });
  const editor = open(eve, game);
  await editor.synced();
  await eve.client.api.logOut();
  await server.services.drafts.recheck(game.id);
  await waitForEnding(editor, 'signed-out');
  renameGame(editor, 'Without a session');
  expect(await storedTitle(game)).toBe('A game');
});

it('[ED-11:part] closes the draft of a game that goes into the trash, with all edits stored', async () => {
  const game = await addGame(server, { creatorId: ada.user.id });
  const editor = open(ada, game);
  await editor.synced();
  renameGame(editor, 'Last words');
  await pollUntil(
    async () => (await ada.client.api.readGameData({ params: { id: game.id } }))['settings'] !== undefined,
    () => 'not readable',
  );
  await ada.client.api.trashGame({ params: { id: game.id } });
  await waitForEnding(editor, 'trashed');
  await ada.client.api.restoreGame({ params: { id: game.id } });
  const again = open(ada, game);
  await again.synced();
  expect(titleOf(again)).toBe('Last words');
});

it('[ED-11:part] saves a version automatically after some minutes of work', async () => {
  const game = await addGame(server, { creatorId: ada.user.id });
  const editor = open(ada, game);
  await editor.synced();
  renameGame(editor, 'Early');
  await editor.saved();
  const list = () => server.services.db.select().from(draftVersions).where(eq(draftVersions.gameId, game.id));
  expect(await list()).toEqual([]);
  server.clock.advance(AUTO_VERSION_INTERVAL_MS);
  renameGame(editor, 'Minutes later');
  await editor.saved();
  renameGame(editor, 'At once after');
  await editor.saved();
  const versions = await list();
  expect(versions.map(({ name, createdBy }) => [name, createdBy])).toEqual([['', ada.user.id]]);
  expect(JSON.parse(versions[0]?.document ?? '{}')).toMatchObject({ settings: { title: 'Minutes later' } });
});

it('folds painted cells when an old draft is opened, and shows the same map', async () => {
  const layer = { id: 'ground', name: 'Ground', chunks: {} };
  const game = await addGame(server, {
    creatorId: ada.user.id,
    document: { map: { width: 40, height: 40, layers: [layer] } },
  });
  const editor = open(ada, game);
  await editor.synced();
  editDraft(editor, {
    kind: 'paint',
    layer: 'ground',
    cells: [
      [1, 1, 5],
      [33, 2, 6],
    ],
  });
  await editor.saved();
  const before = await ada.client.api.readGameData({ params: { id: game.id } });
  editor.close();
  const [row] = await server.services.db.select().from(drafts).where(eq(drafts.gameId, game.id));
  server.clock.advance(2 * HOUR_MS);
  await pollUntil(
    async () => {
      const later = open(ada, game);
      await later.synced();
      const isFolded = later.draft.tiles.painted.size === 0;
      later.close();
      return isFolded;
    },
    () => 'nothing was folded',
  );
  expect(await ada.client.api.readGameData({ params: { id: game.id } })).toEqual(before);
  const [after] = await server.services.db.select().from(drafts).where(eq(drafts.gameId, game.id));
  expect(after?.revision).toBeGreaterThan(row?.revision ?? 0);
});

it('merges what another process wrote in the meantime', async () => {
  const game = await addGame(server, { creatorId: ada.user.id });
  const editor = open(ada, game);
  await editor.synced();
  const elsewhere = new Y.Doc();
  Y.applyUpdate(elsewhere, Y.encodeStateAsUpdate(editor.doc));
  (elsewhere.getMap('game').get('settings') as Y.Map<unknown>).set('description', 'From elsewhere');
  const state = Y.encodeStateAsUpdate(elsewhere);
  await server.services.db.update(drafts).set({ state, revision: 1000 }).where(eq(drafts.gameId, game.id));
  renameGame(editor, 'From here');
  await editor.saved();
  const data = await ada.client.api.readGameData({ params: { id: game.id } });
  expect(data).toMatchObject({ settings: { title: 'From here', description: 'From elsewhere' } });
  await pollUntil(
    () => readDraftGame(editor.draft).settings.description === 'From elsewhere',
    () => 'the editor was not notified',
  );
});

it('keeps the files that a draft refers to, and shows the title of an unpublished game', async () => {
  const { data: created } = await ada.client.api.createGame({
    body: {
      game: { title: 'First name', sandboxMode: 'advanced', preferredRegion: '' },
      templateInfo: { templateSlug: 'blank' },
    },
  });
  const kept = await server.services.db.select().from(draftFiles).where(eq(draftFiles.gameId, created._id));
  expect(kept.length).toBeGreaterThan(0);
  const editor = open(ada, { id: created._id });
  await editor.synced();
  renameGame(editor, 'Second name');
  await editor.saved();
  const { data: creations } = await ada.client.api.listCreations();
  expect(creations.find(({ _id }) => _id === created._id)?.title).toBe('Second name');
});
