import type { AddressInfo } from 'node:net';
import { applyEdits, type DraftEdit } from '@playloom/draft';
import type { SignedInUser } from '../../../testing/addSignedInUser.ts';
import type { TestServer } from '../../../testing/createTestServer.ts';
import { openTestEditor, type TestEditor } from './openTestEditor.ts';

/** Opens the editor of a game as a user, on a test server. */
export function editAs(
  server: TestServer,
  { client }: Pick<SignedInUser, 'client'>,
  gameId: string,
): TestEditor {
  return openTestEditor({
    origin: socketOrigin(server),
    site: server.config.publicUrl,
    cookie: client.cookies.header() ?? '',
    gameId,
  });
}

export function socketOrigin(server: TestServer): string {
  const { port } = server.app.server.server.address() as AddressInfo;
  return `ws://127.0.0.1:${port}`;
}

export function editDraft(editor: TestEditor, ...edits: DraftEdit[]): void {
  applyEdits(editor.draft, edits, 'test');
}

export function renameGame(editor: TestEditor, title: string): void {
  editDraft(editor, { kind: 'set', path: ['settings', 'title'], value: title });
}
