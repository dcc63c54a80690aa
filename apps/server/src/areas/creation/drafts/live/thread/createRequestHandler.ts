import type { Hocuspocus } from '@hocuspocus/server';
import { WebSocket } from 'ws';
import type { LiveDrafts } from '../createLiveDrafts.ts';
import type { EditorConnection, EditorContext } from '../EditorConnection.ts';
import { createEditorSocket } from './createEditorSocket.ts';
import type {
  DraftsCall,
  DraftsThreadRequest,
  DraftsThreadReport,
  EditorIdentity,
} from './DraftsThreadMessages.ts';

interface HandlerOptions {
  readonly drafts: LiveDrafts;
  readonly markWork: (gameId: string) => void;
  readonly report: (message: DraftsThreadReport, transfer?: ArrayBuffer[]) => void;
  readonly close: () => Promise<void>;
}

interface OpenEditor {
  readonly editor: EditorConnection;
  readonly client: ReturnType<Hocuspocus['handleConnection']>;
}

/** Applies the requests of the web process to the open drafts. Never throws. */
export function createRequestHandler(options: HandlerOptions): (order: DraftsThreadRequest) => void {
  const { drafts, report } = options;
  const editors = new Map<number, OpenEditor>();
  return (order) => {
    switch (order.kind) {
      case 'open': {
        const editor = openEditor(order.editor, report);
        const request = new Request(`http://drafts/${editor.gameId}`);
        const context: EditorContext = { editor };
        editors.set(order.editor.id, {
          editor,
          client: drafts.hocuspocus.handleConnection(editor.socket, request, context),
        });
        return;
      }
      case 'message':
        return handleMessage(options, editors.get(order.id), order.bytes);
      case 'closed':
        return closeEditor(editors, order.id, order);
      case 'call':
        return void runCall(options, order.call).then((error) =>
          report({ kind: 'answer', callId: order.callId, error }),
        );
    }
  };
}

function openEditor({ id, ...identity }: EditorIdentity, report: HandlerOptions['report']): EditorConnection {
  return {
    ...identity,
    socket: createEditorSocket(id, report),
    role: null,
    mark: 0,
    changesAtMark: 0,
    answered: 0,
    isRefused: false,
  };
}

function handleMessage({ markWork }: HandlerOptions, open: OpenEditor | undefined, bytes: Uint8Array): void {
  if (!open) return;
  markWork(open.editor.gameId);
  open.client.handleMessage(bytes);
}

function closeEditor(
  editors: Map<number, OpenEditor>,
  id: number,
  { code, reason }: { code: number; reason: string },
): void {
  const open = editors.get(id);
  if (!open) return;
  editors.delete(id);
  open.editor.socket.readyState = WebSocket.CLOSED;
  open.client.handleClose({ code, reason });
}

/** Runs a call and returns its error message, or null. */
async function runCall({ drafts, close }: HandlerOptions, call: DraftsCall): Promise<string | null> {
  try {
    if (call.name === 'flush') await drafts.flush(call.gameId);
    if (call.name === 'recheck') await drafts.recheck(call.gameId);
    if (call.name === 'close') await close();
    return null;
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}
