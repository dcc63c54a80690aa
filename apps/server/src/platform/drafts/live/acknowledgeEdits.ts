import { writeDraftMessage } from '@playloom/api-contract';
import type { Connection, Document } from '@hocuspocus/server';
import { getEditor } from './EditorConnection.ts';
import type { LiveDraft } from './LiveDraft.ts';

/** An editor asks to be notified when everything it sent so far is in the database, which may already be the case. */
export function recordMark(connection: Connection, live: LiveDraft, mark: number): void {
  const editor = getEditor(connection);
  editor.mark = mark;
  editor.changesAtMark = live.changes;
  answerMark(connection, live);
}

/** After each write, notifies all editors whose edits it contains. */
export function acknowledgeEdits(document: Document, live: LiveDraft): void {
  for (const connection of document.getConnections()) answerMark(connection, live);
}

function answerMark(connection: Connection, live: LiveDraft): void {
  const editor = getEditor(connection);
  if (editor.isRefused || editor.mark === editor.answered || live.stored < editor.changesAtMark) return;
  editor.answered = editor.mark;
  connection.sendStateless(writeDraftMessage({ kind: 'stored', mark: editor.mark }));
}
