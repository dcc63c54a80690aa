import {
  draftCloseReasons,
  type DraftCloseReason,
  type DraftNotice,
  parseDraftNotice,
  serializeDraftMessage,
} from '@playloom/api-contract';
import { HocuspocusProvider } from '@hocuspocus/provider';
import type { Awareness } from 'y-protocols/awareness';
import type * as Y from 'yjs';
import { hasUnsavedEdits, type SaveEvent, type SaveProgress } from './SaveProgress.ts';

/** Edits within this time share one mark. The server confirms a mark when it has stored all edits before it. */
const MARK_MS = 200;

interface DraftConnectionOptions {
  readonly doc: Y.Doc;
  readonly gameId: string;
  /** Path of the WebSocket for editing. */
  readonly socket: string;
  /** Whether the document may have edits that an earlier session could not send to the server. */
  readonly hasOldEdits: boolean;
  readonly progress: () => SaveProgress;
  readonly onSaveEvent: (event: SaveEvent) => void;
  readonly onRole: (role: Extract<DraftNotice, { kind: 'role' }>['role']) => void;
  /** Called when the server undid a change of this user. `reason` is a sentence for the user. */
  readonly onChangeUndone: (reason: string) => void;
}

/** The WebSocket close code for a message that is larger than the server allows. */
const MESSAGE_TOO_BIG = 1009;

export interface DraftConnection {
  readonly awareness: Awareness;
  destroy(): void;
}

/** Exchanges edits with the server. Calls `onSaveEvent` when the server has stored the local edits. */
export function connectDraft(options: DraftConnectionOptions): DraftConnection {
  const { doc, gameId, socket, progress, onSaveEvent } = options;
  const provider = new HocuspocusProvider({
    url: location.origin.replace(/^http/, 'ws') + socket,
    name: gameId,
    document: doc,
    token: '',
  });
  // Edits of earlier sessions are sent when the connection syncs. A mark after them shows when they are
  // stored.
  const marks = { last: options.hasOldEdits ? 1 : 0, timer: 0 };
  if (options.hasOldEdits) onSaveEvent({ kind: 'marked', mark: marks.last });
  const sendMark = () => provider.sendStateless(serializeDraftMessage({ kind: 'mark', mark: marks.last }));
  const mark = () => {
    marks.timer = 0;
    marks.last += 1;
    onSaveEvent({ kind: 'marked', mark: marks.last });
    if (progress().isConnected) sendMark();
  };
  const handleEdit = (_update: Uint8Array, origin: unknown) => {
    if (origin === provider) return;
    onSaveEvent({ kind: 'edited' });
    if (marks.timer === 0) marks.timer = window.setTimeout(mark, MARK_MS);
  };
  const end = (ending: DraftCloseReason) => {
    onSaveEvent({ kind: 'ended', ending });
    provider.disconnect();
  };
  doc.on('update', handleEdit);
  const stopListening = followNetwork(options, provider);
  provider.on('synced', () => {
    onSaveEvent({ kind: 'connected' });
    // The server doesn't know the marks of an earlier connection, so send the last one again.
    if (marks.last > 0 && hasUnsavedEdits(progress())) sendMark();
  });
  provider.on('stateless', ({ payload }: { payload: string }) => {
    const notice = parseDraftNotice(payload);
    if (notice !== null) handleNotice(options, notice, end);
  });
  provider.on('authenticationFailed', ({ reason }: { reason: string }) =>
    end(readEnding(reason) ?? 'not-allowed'),
  );
  provider.on('close', ({ event }: { event: { code: number; reason: string } }) => {
    // Don't reconnect after an edit that is too large, because it would be sent again each time.
    const ending = event.code === MESSAGE_TOO_BIG ? 'too-complex' : readEnding(event.reason);
    if (ending === null) onSaveEvent({ kind: 'disconnected' });
    else end(ending);
  });
  return {
    awareness: provider.awareness!,
    destroy() {
      clearTimeout(marks.timer);
      stopListening();
      doc.off('update', handleEdit);
      provider.destroy();
    },
  };
}

function handleNotice(
  { onSaveEvent, onRole, onChangeUndone }: DraftConnectionOptions,
  notice: DraftNotice,
  end: (ending: DraftCloseReason) => void,
): void {
  onSaveEvent({ kind: 'notice', notice });
  if (notice.kind === 'role') onRole(notice.role);
  // Don't reconnect, because the server would refuse the same edits each time.
  if (notice.kind === 'refused' && notice.reason === 'too-complex') end('too-complex');
  if (notice.kind === 'taken-back') onChangeUndone(notice.message);
}

/**
 * Follows the browser's network status, which changes at once. A socket notices a lost network half a minute
 * later.
 */
function followNetwork(
  { progress, onSaveEvent }: DraftConnectionOptions,
  provider: HocuspocusProvider,
): () => void {
  const listening = new AbortController();
  const handleNetworkChange = () => {
    if (progress().ending !== null) return;
    if (navigator.onLine) return void provider.connect();
    onSaveEvent({ kind: 'disconnected' });
    // The provider reconnects after this, in case the server runs on the same computer and is still
    // reachable.
    provider.configuration.websocketProvider.webSocket?.close();
  };
  for (const kind of ['online', 'offline'])
    window.addEventListener(kind, handleNetworkChange, { signal: listening.signal });
  return () => listening.abort();
}

function readEnding(reason: string): DraftCloseReason | null {
  return draftCloseReasons.find((ending) => ending === reason) ?? null;
}
