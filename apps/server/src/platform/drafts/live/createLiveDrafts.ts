import { readDraftMark, writeDraftMessage, type DraftNotice } from '@playloom/api-contract';
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
import { Unavailable } from '../../../http/errors.ts';
import type { Services } from '../../../services.ts';
import { findDraftAccess } from '../../../storage/draftQueries.ts';
import { hasRight } from '../policy.ts';
import { acknowledgeEdits, recordMark } from './acknowledgeEdits.ts';
import { checkEdit } from './checkEdit.ts';
import { checkPresence } from './checkPresence.ts';
import { recheckEditorAccess, closeEditorConnection } from './recheckEditorAccess.ts';
import { createRedisExtension } from './createRedisExtension.ts';
import { DraftRejection } from './DraftRejection.ts';
import { editorCloseCodes } from './editorCloseCodes.ts';
import { getEditor, type EditorConnection, type EditorContext } from './EditorConnection.ts';
import { guardLimits } from './guardLimits.ts';
import { openLiveDraft, type LiveDraft } from './LiveDraft.ts';
import { EDITOR_CHECK_EVERY_MS, STORE_AFTER_MS, STORE_WITHIN_MS } from './limits.ts';
import { loadDraft } from './loadDraft.ts';
import { refreshContentHash } from './refreshContentHash.ts';
import { storeLiveDraft } from './storeLiveDraft.ts';

export interface LiveDrafts {
  hocuspocus: Hocuspocus;
  /** Holds everybody with this draft open to what they may do now. */
  recheck(gameId: string): Promise<void>;
  flush(gameId: string): Promise<void>;
  close(): Promise<void>;
}

type LiveServices = Pick<Services, 'db' | 'clock' | 'documents' | 'log'>;

interface LiveDraftsOptions {
  redisUrl: string | undefined;
  bytesMax: number;
  /** Called before each piece of work that may take long. */
  markWork: (gameId: string) => void;
}

/** The shared documents that are open, on their way in from the database and back. Runs in the drafts thread. */
export function createLiveDrafts(services: LiveServices, options: LiveDraftsOptions): LiveDrafts {
  const lives = new WeakMap<Document, LiveDraft>();
  const liveOf = (document: Document): LiveDraft => {
    const live = lives.get(document);
    if (!live) throw new Error('This draft is not open.');
    return live;
  };
  const redis = createRedisExtension(options.redisUrl);
  const hocuspocus: Hocuspocus = new Hocuspocus({
    quiet: true,
    debounce: STORE_AFTER_MS,
    maxDebounce: STORE_WITHIN_MS,
    maxPendingDocuments: 2,
    maxUnauthenticatedQueueSize: draftLimits.DRAFT_UPDATE_BYTES_MAX,
    extensions: redis ? [redis] : [],
    onAuthenticate: (payload) => authenticate(services, payload),
    async onLoadDocument({ document, documentName }) {
      lives.set(document, await fillDocument(services, document, documentName, options));
    },
    connected: async ({ documentName }) => {
      // Between the look at who comes and now, somebody may have been removed.
      await recheckEditorAccess(services, listConnections(hocuspocus, documentName));
    },
    beforeSync: async (payload) => {
      await checkEdit(services, payload, liveOf(payload.document));
      // The edit is applied next.
      options.markWork(payload.documentName);
    },
    afterHandleMessage: async ({ connection }) => {
      connection.readOnly = !hasRight(getEditor(connection).role, 'edit');
    },
    beforeHandleAwareness: async (payload: beforeHandleAwarenessPayload) => checkPresence(payload),
    // A socket without its draft is of no use: it ended it, or it sent what no editor sends.
    onDisconnect: async ({ context }) => leaveSocket((context as Partial<EditorContext>).editor),
    onStateless: async (payload) => handleMark(payload, lives.get(payload.document)),
    beforeUnloadDocument: ({ document }) => refreshContentHash(services, lives.get(document)),
    onStoreDocument: (payload) => {
      options.markWork(payload.documentName);
      return store(services, payload, liveOf(payload.document));
    },
  });
  const looking = setInterval(() => void recheckAll(services, hocuspocus), EDITOR_CHECK_EVERY_MS);
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
          services.log.error({ err: result.reason as unknown }, 'edits were lost in stopping');
      await redis?.onDestroy();
    },
  };
}

async function recheckAll(services: LiveServices, hocuspocus: Hocuspocus): Promise<void> {
  try {
    await recheckEditorAccess(services, listConnections(hocuspocus));
  } catch (error) {
    services.log.warn({ err: error }, 'the rights of open editors could not be checked');
  }
}

function listConnections({ documents }: Hocuspocus, gameId?: string): Connection[] {
  return [...documents.values()]
    .filter(({ name }) => gameId === undefined || name === gameId)
    .flatMap((document) => document.getConnections());
}

async function fillDocument(
  services: LiveServices,
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
  guardLimits(live.draft);
  return live;
}

async function authenticate(
  { db }: Pick<Services, 'db'>,
  { documentName, context, connectionConfig }: onAuthenticatePayload,
): Promise<void> {
  const { editor } = context as EditorContext;
  const access = documentName === editor.gameId && (await findDraftAccess(db, documentName, editor.userId));
  if (!access) throw new DraftRejection('not-found');
  if (access.game.trashedAt !== null) throw new DraftRejection('trashed');
  if (!hasRight(access.role, 'view')) throw new DraftRejection('not-allowed');
  editor.role = access.role;
  connectionConfig.readOnly = !hasRight(access.role, 'edit');
}

/** Not before a reason that was given for it has been sent. */
function leaveSocket(editor: EditorConnection | undefined): void {
  setImmediate(() => editor?.socket.close(editorCloseCodes['bad-message'], 'bad-message'));
}

/** Never throws: nobody would catch it. */
function handleMark({ connection, payload }: onStatelessPayload, live: LiveDraft | undefined): void {
  const message = readDraftMark(payload);
  if (message && live) recordMark(connection, live, message.mark);
}

/** A database that does not answer is asked again until it does: as long as the draft is here, nothing is lost. */
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
    services.log.error({ err: error, gameId: live.gameId }, 'a draft could not be stored, it is tried again');
    // Somebody who is gone meanwhile must not keep the others' work from being stored.
    live.editedBy = null;
    if (live.isClosing) return;
    broadcastNotice(document, { kind: 'delayed' });
    // In the line again before this try ends, or the draft would be let go of when nobody is connected.
    void instance.storeDocumentHooks(document, payload);
  }
}

function broadcastNotice(document: Document, notice: DraftNotice): void {
  for (const connection of document.getConnections()) connection.sendStateless(writeDraftMessage(notice));
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
  if (live.stored < changes) throw Unavailable();
}
