import {
  draftCloseReasons,
  type DraftCloseReason,
  type DraftNotice,
  readDraftNotice,
  writeDraftMessage,
} from '@playloom/api-contract';
import { HocuspocusProvider } from '@hocuspocus/provider';
import type { Awareness } from 'y-protocols/awareness';
import type * as Y from 'yjs';
import { hasUnsavedEdits, type SaveEvent, type SaveProgress } from './SaveProgress.ts';

/** Edits within this time get one mark. */
const MARK_MS = 200;

interface DraftConnectionOptions {
  readonly doc: Y.Doc;
  readonly gameId: string;
  /** Path of the editing socket. */
  readonly socket: string;
  /** Whether the document may have edits that an earlier session could not send to the server. */
  readonly hasOldEdits: boolean;
  readonly progress: () => SaveProgress;
  readonly onSaveEvent: (event: SaveEvent) => void;
  readonly onRole: (role: Extract<DraftNotice, { kind: 'role' }>['role']) => void;
  /** The server undid a change of this user; `reason` is a sentence. */
  readonly onChangeUndone: (reason: string) => void;
}

/** The code with which a WebSocket server closes after a message over its limit. */
const MESSAGE_TOO_BIG = 1009;

export interface DraftConnection {
  readonly awareness: Awareness;
  destroy(): void;
}

/** Exchanges edits with the server; calls `onSaveEvent` when ours are stored. */
export function connectDraft(options: DraftConnectionOptions): DraftConnection {
  const { doc, gameId, socket, progress, onSaveEvent } = options;
  const provider = new HocuspocusProvider({
    url: location.origin.replace(/^http/, 'ws') + socket,
    name: gameId,
    document: doc,
    token: '',
  });
  // Old edits are sent with the first exchange; a mark after it tells when they are stored.
  const marks = { last: options.hasOldEdits ? 1 : 0, timer: 0 };
  if (options.hasOldEdits) onSaveEvent({ kind: 'marked', mark: marks.last });
  const sendMark = () => provider.sendStateless(writeDraftMessage({ kind: 'mark', mark: marks.last }));
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
    // A new connection does not know the marks of earlier ones.
    if (marks.last > 0 && hasUnsavedEdits(progress())) sendMark();
  });
  provider.on('stateless', ({ payload }: { payload: string }) => {
    const notice = readDraftNotice(payload);
    if (notice !== null) handleNotice(options, notice, end);
  });
  provider.on('authenticationFailed', ({ reason }: { reason: string }) =>
    end(readEnding(reason) ?? 'not-allowed'),
  );
  provider.on('close', ({ event }: { event: { code: number; reason: string } }) => {
    // An edit over the message limit would be sent again with every new connection.
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
  // The server would refuse the same edits with every new connection.
  if (notice.kind === 'refused' && notice.reason === 'too-complex') end('too-complex');
  if (notice.kind === 'taken-back') onChangeUndone(notice.message);
}

/** A browser notices at once that its network is gone or back; its sockets notice half a minute later. */
function followNetwork(
  { progress, onSaveEvent }: DraftConnectionOptions,
  provider: HocuspocusProvider,
): () => void {
  const listening = new AbortController();
  const handleNetworkChange = () => {
    if (progress().ending !== null) return;
    if (navigator.onLine) return void provider.connect();
    onSaveEvent({ kind: 'disconnected' });
    // The provider reconnects after this, because a server on the same machine is still reachable.
    provider.configuration.websocketProvider.webSocket?.close();
  };
  for (const kind of ['online', 'offline'])
    window.addEventListener(kind, handleNetworkChange, { signal: listening.signal });
  return () => listening.abort();
}

function readEnding(reason: string): DraftCloseReason | null {
  return draftCloseReasons.find((ending) => ending === reason) ?? null;
}
