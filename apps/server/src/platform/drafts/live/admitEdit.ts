import { writeDraftMessage } from '@playloom/api-contract';
import type { beforeSyncPayload, Connection, Document } from '@hocuspocus/server';
import * as Y from 'yjs';
import type { Services } from '../../../services.ts';
import { hasRight } from '../policy.ts';
import { editorOf } from './EditorConnection.ts';
import type { LiveDraft } from './LiveDraft.ts';
import { EDIT_ITEMS_MAX, LARGE_EDIT_BYTES, ROOM_FOR_REMOVING_BYTES, SMALL_EDIT_BYTES } from './limits.ts';

/** In the sync protocol, the message that asks for edits; the other kinds bring some. */
const ASKS = 0;

/** Runs before each edit is applied. Throws, which closes the connection, for edits that no editor sends. */
export async function admitEdit(
  services: Services,
  payload: beforeSyncPayload,
  live: LiveDraft,
): Promise<void> {
  if (payload.type === ASKS) return;
  await inspectEdit(services, payload);
  holdGrowth(payload, live);
}

/**
 * Yjs only logs an edit it cannot read. Large edits are decoded in a document thread: millions of tiny parts fit into
 * one message.
 */
async function inspectEdit({ documents }: Services, { payload }: beforeSyncPayload): Promise<void> {
  const items =
    payload.length <= LARGE_EDIT_BYTES
      ? Y.decodeUpdate(payload).structs.length
      : await documents.run('countItems', { update: payload.slice() });
  if (items > EDIT_ITEMS_MAX) throw new Error(`An edit has ${items} parts. The limit is ${EDIT_ITEMS_MAX}.`);
}

/** Edits that a viewer sends, or that no longer fit, are left out; nothing of what was there is touched. */
function holdGrowth({ connection, document, payload }: beforeSyncPayload, live: LiveDraft): void {
  const editor = editorOf(connection);
  if (!hasRight(editor.role, 'edit')) {
    // Every editor answers the first question of the server, also with nothing new.
    if (!isKnown(document, payload)) refuseEdits(connection, 'read-only');
    return;
  }
  if (fits(document, live, payload.length)) {
    live.bytes += payload.length;
    live.editedBy = editor.userId;
    return;
  }
  if (isKnown(document, payload)) return;
  connection.readOnly = true;
  refuseEdits(connection, 'full');
}

function refuseEdits(connection: Connection, reason: 'full' | 'read-only'): void {
  editorOf(connection).isRefused = true;
  connection.sendStateless(writeDraftMessage({ kind: 'refused', reason }));
}

function isKnown(document: Document, update: Uint8Array): boolean {
  return Y.snapshotContainsUpdate(Y.snapshot(document), update);
}

function fits(document: Document, live: LiveDraft, bytes: number): boolean {
  const most = live.bytesMax + (bytes <= SMALL_EDIT_BYTES ? ROOM_FOR_REMOVING_BYTES : 0);
  if (live.bytes + bytes <= most) return true;
  live.bytes = Y.encodeStateAsUpdate(document).length;
  return live.bytes + bytes <= most;
}
