import { serializeDraftMessage } from '@playloom/api-contract';
import type { Connection, Document } from '@hocuspocus/server';
import { getEditor } from './EditorConnection.ts';
import type { LiveDraft } from './LiveDraft.ts';

/**
 * Handles an editor's request to be notified when all edits it has sent so far are stored. Answers right away if they
 * already are.
 */
export function handleStoredEditsRequest(connection: Connection, live: LiveDraft, mark: number): void {
  const editor = getEditor(connection);
  editor.mark = mark;
  editor.changesAtMark = live.changes;
  answerMark(connection, live);
}

/** Call after each write. Notifies all editors whose edits are now stored. */
export function acknowledgeEdits(document: Document, live: LiveDraft): void {
  for (const connection of document.getConnections()) answerMark(connection, live);
}

function answerMark(connection: Connection, live: LiveDraft): void {
  const editor = getEditor(connection);
  if (editor.isRefused || editor.mark === editor.answered || live.stored < editor.changesAtMark) return;
  editor.answered = editor.mark;
  connection.sendStateless(serializeDraftMessage({ kind: 'stored', mark: editor.mark }));
}
