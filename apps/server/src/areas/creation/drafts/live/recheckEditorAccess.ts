import { serializeDraftMessage, type DraftCloseReason, type DraftRole } from '@playloom/api-contract';
import type { Connection } from '@hocuspocus/server';
import type { WithClock } from '../../../../process/clock.ts';
import type { WithDatabase } from '../../../../storage/openDatabase.ts';
import { listDraftEditorAccess, type DraftEditorAccess } from '../draftEditorAccessQueries.ts';
import { hasDraftPermission } from '../policy.ts';
import { editorCloseCodes } from './editorCloseCodes.ts';
import { getEditor } from './EditorConnection.ts';

/** Reads the current rights of all connected editors and applies them at once. */
export async function recheckEditorAccess(
  { db, clock }: WithClock & WithDatabase,
  connections: readonly Connection[],
): Promise<void> {
  if (connections.length === 0) return;
  const standings = await listDraftEditorAccess(db, connections.map(getEditor), clock.now());
  connections.forEach((connection, index) => {
    const access = standings[index];
    if (access) applyEditorAccess(connection, access);
  });
}

function applyEditorAccess(connection: Connection, access: DraftEditorAccess): void {
  const editor = getEditor(connection);
  const ending = findCloseReason(access);
  if (ending !== null) return closeEditorConnection(connection, ending);
  const role = access.role as DraftRole;
  if (role === editor.role) return;
  editor.role = role;
  connection.readOnly = !hasDraftPermission(role, 'edit');
  connection.sendStateless(serializeDraftMessage({ kind: 'role', role }));
}

function findCloseReason({ isSignedIn, isTrashed, role }: DraftEditorAccess): DraftCloseReason | null {
  if (!isSignedIn) return 'signed-out';
  if (isTrashed) return 'trashed';
  return role === null ? 'removed' : null;
}

/** Disconnects an editor and drops their queued edits. */
export function closeEditorConnection(connection: Connection, ending: DraftCloseReason): void {
  connection.readOnly = true;
  connection.close({ code: editorCloseCodes.ended, reason: ending });
  getEditor(connection).socket.close(editorCloseCodes.ended, ending);
}
