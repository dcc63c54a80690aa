import type { WebSocket } from 'ws';
import type { WithClock } from '../../../../process/clock.ts';
import type { WithLog } from '../../../../process/createLogger.ts';
import { editorCloseCodes } from '../live/editorCloseCodes.ts';
import {
  EDITOR_CHECK_INTERVAL_MS,
  STUCK_DRAFT_CLOSED_MS,
  EDITOR_BUFFERED_BYTES_MAX,
} from '../live/limits.ts';
import type { DraftsCall, EditorIdentity } from '../live/thread/DraftsThreadMessages.ts';
import {
  startDraftsThread,
  type DraftsThread,
  type DraftsThreadOptions,
} from '../live/thread/startDraftsThread.ts';

export interface EditorGateway {
  /** Starts the thread before the first editor connects. */
  start(): void;
  /** Connects an editor to its draft. Returns a function that handles the editor's messages. */
  open(editor: Omit<EditorIdentity, 'id'>, socket: WebSocket): (bytes: Uint8Array<ArrayBuffer>) => void;
  countEditors(userId: string): number;
  /** Whether the draft recently kept the thread busy for too long. */
  isTooComplex(gameId: string): boolean;
  /** Calls the drafts thread. Does nothing if no editor is connected. */
  call(call: DraftsCall): Promise<void>;
  isClosed(): boolean;
  close(): Promise<void>;
}

interface ConnectedEditor {
  readonly socket: WebSocket;
  readonly userId: string;
}

type Editors = ReadonlyMap<number, ConnectedEditor>;

/**
 * Connects sockets to the drafts thread, which starts with the server or with the first editor. When the thread dies,
 * all sockets are closed; editors reconnect to a new thread and resend edits that were not acknowledged.
 */
export function createEditorGateway(
  services: WithClock & WithLog,
  options: DraftsThreadOptions,
): EditorGateway {
  const editors = new Map<number, ConnectedEditor>();
  const tooComplex = new Map<string, number>();
  const state = { thread: null as DraftsThread | null, lastId: 0, isClosed: false };
  const startThread = (): DraftsThread =>
    startDraftsThread(services, options, {
      send: (id, bytes) => editors.get(id)?.socket.send(bytes),
      close: (id, code, reason) => editors.get(id)?.socket.close(code, reason),
      ended(heavyGameId) {
        state.thread = null;
        if (heavyGameId !== null) tooComplex.set(heavyGameId, Date.now() + STUCK_DRAFT_CLOSED_MS);
        closeAll(editors);
      },
    });
  const looking = setInterval(() => {
    dropSlow(editors);
    for (const [gameId, until] of tooComplex) if (until < Date.now()) tooComplex.delete(gameId);
  }, EDITOR_CHECK_INTERVAL_MS);
  looking.unref();
  const ensureThread = () => (state.thread ??= startThread());
  return {
    start: () => void ensureThread(),
    open(editor, socket) {
      const id = (state.lastId += 1);
      const thread = ensureThread();
      editors.set(id, { socket, userId: editor.userId });
      thread.post({ kind: 'open', editor: { id, ...editor } });
      socket.once('close', (code, reason) => {
        editors.delete(id);
        thread.post({ kind: 'closed', id, code, reason: String(reason) });
      });
      return (bytes) => thread.post({ kind: 'message', id, bytes }, [bytes.buffer]);
    },
    countEditors: (userId) => [...editors.values()].filter((editor) => editor.userId === userId).length,
    isTooComplex: (gameId) => tooComplex.has(gameId),
    call: async (call) => state.thread?.call(call),
    isClosed: () => state.isClosed,
    async close() {
      state.isClosed = true;
      clearInterval(looking);
      closeAll(editors);
      // Failures are already logged and must not keep the process from stopping.
      await state.thread?.call({ name: 'close' }).catch(() => undefined);
      await state.thread?.end();
      for (const { socket } of editors.values()) socket.terminate();
    },
  };
}

function closeAll(editors: Editors): void {
  for (const { socket } of editors.values()) socket.close(editorCloseCodes.restarting, 'restarting');
}

/** Disconnects editors that do not read the edits of others. */
function dropSlow(editors: Editors): void {
  for (const { socket } of editors.values())
    if (socket.bufferedAmount > EDITOR_BUFFERED_BYTES_MAX) socket.terminate();
}
