import { parseDraftMark, serializeDraftMessage, type DraftNotice } from '@playloom/api-contract';
import { draftLimits } from '@playloom/draft';
import {
  Hocuspocus,
  type beforeHandleAwarenessPayload,
  type Connection,
  type Document,
  type onAuthenticatePayload,
  type onStatelessPayload,
  type onStoreDocumentPayload,
} from '@hocuspocus/server';
import * as Y from 'yjs';
import { ServiceUnavailable } from '../../../../http/errors.ts';
import type { WithClock } from '../../../../process/clock.ts';
import type { WithLog } from '../../../../process/createLogger.ts';
import type { WithDatabase } from '../../../../storage/openDatabase.ts';
import type { WithDocuments } from '../../documents/DocumentThreads.ts';
import { findDraftAccess } from '../draftQueries.ts';
import { hasDraftPermission } from '../policy.ts';
import { acknowledgeEdits, handleStoredEditsRequest } from './acknowledgeEdits.ts';
import { checkEdit } from './checkEdit.ts';
import { checkPresence } from './checkPresence.ts';
import { recheckEditorAccess, closeEditorConnection } from './recheckEditorAccess.ts';
import { createRedisExtension } from './createRedisExtension.ts';
import { DraftRejection } from './DraftRejection.ts';
import { editorCloseCodes } from './editorCloseCodes.ts';
import { getEditor, type EditorConnection, type EditorContext } from './EditorConnection.ts';
import { revertEditsOverLimits } from './revertEditsOverLimits.ts';
import { openLiveDraft, type LiveDraft } from './LiveDraft.ts';
import { EDITOR_CHECK_INTERVAL_MS, STORE_DEBOUNCE_MS, STORE_DEBOUNCE_MAX_MS } from './limits.ts';
import { loadDraft } from './loadDraft.ts';
import { refreshContentHash } from './refreshContentHash.ts';
import { storeLiveDraft } from './storeLiveDraft.ts';

export interface LiveDrafts {
  hocuspocus: Hocuspocus;
  /** Applies the current rights to all open editors of this draft. */
  recheck(gameId: string): Promise<void>;
  flush(gameId: string): Promise<void>;
  close(): Promise<void>;
}

type LiveServices = WithClock & WithLog & WithDatabase & WithDocuments;

interface LiveDraftsOptions {
  redisUrl: string | undefined;
  bytesMax: number;
  /** Called before each task that may take long. */
  markWork: (gameId: string) => void;
}

/** Manages the open shared documents: loads them from the database and stores them back. Runs in the drafts thread. */
export function createLiveDrafts(services: LiveServices, options: LiveDraftsOptions): LiveDrafts {
  const lives = new WeakMap<Document, LiveDraft>();
  const liveOf = (document: Document): LiveDraft => {
    const live = lives.get(document);
    if (!live) throw new Error('This draft is not open.');
    return live;
  };
  const redis = createRedisExtension(options.redisUrl, services.log);
  const hocuspocus: Hocuspocus = new Hocuspocus({
    quiet: true,
    debounce: STORE_DEBOUNCE_MS,
    maxDebounce: STORE_DEBOUNCE_MAX_MS,
    maxPendingDocuments: 2,
    maxUnauthenticatedQueueSize: draftLimits.DRAFT_UPDATE_BYTES_MAX,
    extensions: redis ? [redis] : [],
    onAuthenticate: (payload) => authenticate(services, payload),
    async onLoadDocument({ document, documentName }) {
      lives.set(document, await fillDocument(services, document, documentName, options));
    },
    connected: async ({ documentName }) => {
      // Rights may have changed since the connection was checked.
      await recheckEditorAccess(services, listConnections(hocuspocus, documentName));
    },
    beforeSync: async (payload) => {
      await checkEdit(services, payload, liveOf(payload.document));
      // Hocuspocus applies the edit after this hook.
      options.markWork(payload.documentName);
    },
    afterHandleMessage: async ({ connection }) => {
      connection.readOnly = !hasDraftPermission(getEditor(connection).role, 'edit');
    },
    beforeHandleAwareness: async (payload: beforeHandleAwarenessPayload) => checkPresence(payload),
    // Closes the socket too: the editor has closed its draft, or was disconnected for sending something invalid.
    onDisconnect: async ({ context }) => leaveSocket((context as Partial<EditorContext>).editor),
    onStateless: async (payload) => handleMark(payload, lives.get(payload.document)),
    beforeUnloadDocument: ({ document }) => refreshContentHash(services, lives.get(document)),
    onStoreDocument: (payload) => {
      options.markWork(payload.documentName);
      return store(services, payload, liveOf(payload.document));
    },
  });
  const looking = setInterval(() => void recheckAll(services, hocuspocus), EDITOR_CHECK_INTERVAL_MS);
  return {
    hocuspocus,
    recheck: (gameId) => recheckEditorAccess(services, listConnections(hocuspocus, gameId)),
    flush: (gameId) => flush(hocuspocus, lives, gameId),
    async close() {
      clearInterval(looking);
      for (const document of hocuspocus.documents.values()) liveOf(document).isClosing = true;
      const flushed = [...hocuspocus.documents.keys()].map((gameId) => flush(hocuspocus, lives, gameId));
      for (const result of await Promise.allSettled(flushed))
        if (result.status === 'rejected')
          services.log.error({ err: result.reason as unknown }, 'edits were lost during shutdown');
      await redis?.onDestroy();
    },
  };
}

async function recheckAll(
  services: WithClock & WithLog & WithDatabase,
  hocuspocus: Hocuspocus,
): Promise<void> {
  try {
    await recheckEditorAccess(services, listConnections(hocuspocus));
  } catch (error) {
    services.log.warn({ err: error }, 'could not check the rights of open editors');
  }
}

function listConnections({ documents }: Hocuspocus, gameId?: string): Connection[] {
  return [...documents.values()]
    .filter(({ name }) => gameId === undefined || name === gameId)
    .flatMap((document) => document.getConnections());
}

async function fillDocument(
  services: WithClock & WithDatabase & WithDocuments,
  document: Document,
  gameId: string,
  { bytesMax, markWork }: LiveDraftsOptions,
): Promise<LiveDraft> {
  const { game, row, versionedAt } = await loadDraft(services, gameId);
  markWork(gameId);
  Y.applyUpdate(document, row.state);
  const title = game.liveRelease === null ? game.title : null;
  const start = { bytesMax, revision: row.revision, bytes: row.state.length, versionedAt, title };
  const live = openLiveDraft(document, { gameId: game.id, ...start });
  revertEditsOverLimits(live.draft);
  return live;
}

async function authenticate(
  { db }: WithDatabase,
  { documentName, context, connectionConfig }: onAuthenticatePayload,
): Promise<void> {
  const { editor } = context as EditorContext;
  const access = documentName === editor.gameId && (await findDraftAccess(db, documentName, editor.userId));
  if (!access) throw new DraftRejection('not-found');
  if (access.game.trashedAt !== null) throw new DraftRejection('trashed');
  if (!hasDraftPermission(access.role, 'view')) throw new DraftRejection('not-allowed');
  editor.role = access.role;
  connectionConfig.readOnly = !hasDraftPermission(access.role, 'edit');
}

/** Closes the socket after the reason for closing has been sent. */
function leaveSocket(editor: EditorConnection | undefined): void {
  setImmediate(() => editor?.socket.close(editorCloseCodes['bad-message'], 'bad-message'));
}

/** Handles an editor's mark. Must not throw, because nothing would catch it. */
function handleMark({ connection, payload }: onStatelessPayload, live: LiveDraft | undefined): void {
  const message = parseDraftMark(payload);
  if (message && live) handleStoredEditsRequest(connection, live, message.mark);
}

/** Stores the draft and retries until the database answers. Nothing is lost while the draft is in memory. */
async function store(
  services: LiveServices,
  payload: onStoreDocumentPayload,
  live: LiveDraft,
): Promise<void> {
  const { document, instance } = payload;
  try {
    const isThere = await storeLiveDraft(services, document, live);
    if (!isThere)
      for (const connection of document.getConnections()) closeEditorConnection(connection, 'not-found');
    acknowledgeEdits(document, live);
  } catch (error) {
    services.log.error({ err: error, gameId: live.gameId }, 'could not store a draft, trying again');
    // The user who made the last edit may no longer exist, which must not block storing the edits of others.
    live.editedBy = null;
    if (live.isClosing) return;
    broadcastNotice(document, { kind: 'delayed' });
    // Queues the retry before this attempt ends. Otherwise the draft would be unloaded if no editor is connected.
    void instance.storeDocumentHooks(document, payload);
  }
}

function broadcastNotice(document: Document, notice: DraftNotice): void {
  for (const connection of document.getConnections()) connection.sendStateless(serializeDraftMessage(notice));
}

async function flush(
  hocuspocus: Hocuspocus,
  lives: WeakMap<Document, LiveDraft>,
  gameId: string,
): Promise<void> {
  const document = hocuspocus.documents.get(gameId);
  const live = document && lives.get(document);
  if (!document || !live || live.stored === live.changes) return;
  const payload: onStoreDocumentPayload = {
    instance: hocuspocus,
    clientsCount: document.getConnectionsCount(),
    document,
    documentName: gameId,
    lastContext: {},
    lastTransactionOrigin: { source: 'local' },
  };
  const { changes } = live;
  await hocuspocus.storeDocumentHooks(document, payload, true);
  if (live.stored < changes) throw ServiceUnavailable();
}
