import type { AddressInfo } from 'node:net';
import { applyEdits, readGame } from '@playloom/draft';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { addGame } from '../../../testing/addGame.ts';
import { addSignedInUser, type SignedInUser } from '../../../testing/addSignedInUser.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { waitUntil } from '../../../testing/waitUntil.ts';
import { openTestEditor, type TestEditor } from '../testing/openTestEditor.ts';

let server: TestServer;
let ada: SignedInUser;
const open: TestEditor[] = [];
beforeAll(async () => {
  server = await createTestServer();
  ada = await addSignedInUser(server, 'ada');
});
afterEach(() => {
  for (const editor of open.splice(0)) editor.close();
});
afterAll(() => server.close());

function edit(gameId: string, { client }: SignedInUser, site = server.config.publicUrl): TestEditor {
  const { port } = server.app.server.server.address() as AddressInfo;
  const cookie = client.cookies.header() ?? '';
  const editor = openTestEditor({ origin: `ws://127.0.0.1:${port}`, site, cookie, gameId });
  open.push(editor);
  return editor;
}

function rename(editor: TestEditor, title: string): void {
  applyEdits(editor.draft, [{ kind: 'set', path: ['settings', 'title'], value: title }], 'test');
}

it('[ED-12:part] shows two editors each other’s edits, and stores them', async () => {
  const game = await addGame(server, { creatorId: ada.user.id });
  const [one, two] = [edit(game.id, ada), edit(game.id, ada)];
  await Promise.all([one.synced(), two.synced()]);
  rename(one, 'Changed by one');
  await waitUntil(
    () => readGame(two.draft).settings.title === 'Changed by one',
    () => 'the other did not see it',
  );
  await one.saved();
  const data = await ada.client.api.readGameData({ params: { id: game.id } });
  expect(data).toMatchObject({ settings: { title: 'Changed by one' } });
});
