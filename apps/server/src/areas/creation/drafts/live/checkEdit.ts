import { serializeDraftMessage, type DraftRefusalReason } from '@playloom/api-contract';
import { computeDepthAfterEdit, inspectEdit } from '@playloom/draft';
import type { beforeSyncPayload, Connection, Document } from '@hocuspocus/server';
import * as Y from 'yjs';
import type { WithDocuments } from '../../documents/DocumentThreads.ts';
import { hasDraftPermission } from '../policy.ts';
import { EditRejection } from './EditRejection.ts';
import { getEditor } from './EditorConnection.ts';
import type { LiveDraft } from './LiveDraft.ts';
import {
  EDIT_DEPTH_MAX,
  EDIT_ITEMS_MAX,
  LARGE_EDIT_BYTES,
  REMOVAL_HEADROOM_BYTES,
  SMALL_EDIT_BYTES,
} from './limits.ts';

/** The sync protocol message that requests edits. The other kinds contain edits. */
const SYNC_REQUEST = 0;

/** Runs before each edit is applied. Throws for edits that our editor never sends, which closes the connection. */
export async function checkEdit(
  services: WithDocuments,
  payload: beforeSyncPayload,
  live: LiveDraft,
): Promise<void> {
  if (payload.type === SYNC_REQUEST) return;
  const excess = await findExcess(services, payload);
  if (excess !== null) {
    rejectEdits(payload.connection, 'too-complex');
    throw new EditRejection(excess);
  }
  limitGrowth(payload, live);
}

/**
 * Returns why an edit must not be applied, or null. Large edits are decoded in a document thread, because millions of
 * tiny items fit into one message.
 */
async function findExcess({ documents }: WithDocuments, edit: beforeSyncPayload): Promise<string | null> {
  const { document, payload: update } = edit;
  for (;;) {
    const known = Y.decodeStateVector(Y.encodeStateVector(document));
    const measure =
      update.length <= LARGE_EDIT_BYTES
        ? inspectEdit(update, known)
        : await documents.run('inspectEdit', { update: update.slice(), known });
    const { items, clients } = measure;
    if (items > EDIT_ITEMS_MAX) return `An edit has ${items} items. The limit is ${EDIT_ITEMS_MAX}.`;
    const depth = computeDepthAfterEdit(document, measure);
    if (depth > EDIT_DEPTH_MAX)
      return `An edit is nested ${depth} levels deep. The limit is ${EDIT_DEPTH_MAX}.`;
    // If another socket sent items of the same edit in the meantime, Yjs would skip items that were measured, so measure again.
    const isAsBefore = (client: number) => Y.getState(document.store, client) === (known.get(client) ?? 0);
    if (clients.every(isAsBefore)) return null;
  }
}

/** Ignores edits from a viewer and edits that no longer fit into the draft. */
function limitGrowth({ connection, document, payload }: beforeSyncPayload, live: LiveDraft): void {
  const editor = getEditor(connection);
  if (!hasDraftPermission(editor.role, 'edit')) {
    // An editor answers the server's first sync request even when it has no new edits, which is allowed.
    if (!isKnown(document, payload)) rejectEdits(connection, 'read-only');
    return;
  }
  if (fits(document, live, payload.length)) {
    live.bytes += payload.length;
    live.editedBy = editor.userId;
    return;
  }
  if (isKnown(document, payload)) return;
  connection.readOnly = true;
  rejectEdits(connection, 'full');
}

function rejectEdits(connection: Connection, reason: DraftRefusalReason): void {
  getEditor(connection).isRefused = true;
  connection.sendStateless(serializeDraftMessage({ kind: 'refused', reason }));
}

function isKnown(document: Document, update: Uint8Array): boolean {
  return Y.snapshotContainsUpdate(Y.snapshot(document), update);
}

function fits(document: Document, live: LiveDraft, bytes: number): boolean {
  const most = live.bytesMax + (bytes <= SMALL_EDIT_BYTES ? REMOVAL_HEADROOM_BYTES : 0);
  if (live.bytes + bytes <= most) return true;
  live.bytes = Y.encodeStateAsUpdate(document).length;
  return live.bytes + bytes <= most;
}
