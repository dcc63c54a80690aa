import { WebSocket } from 'ws';
import type { EditorSocket } from '../EditorConnection.ts';
import type { DraftsThreadReport } from './DraftsThreadMessages.ts';

/** Stands for the socket of an editor inside of the drafts thread; the real one is in the web process. */
export function createEditorSocket(
  id: number,
  report: (message: DraftsThreadReport, transfer?: ArrayBuffer[]) => void,
): EditorSocket {
  const socket = {
    readyState: WebSocket.OPEN as number,
    send(data: Uint8Array) {
      // Hocuspocus sends the same bytes to several editors: a copy is handed over, so that the others keep theirs.
      const bytes = data.slice();
      report({ kind: 'send', id, bytes }, [bytes.buffer as ArrayBuffer]);
    },
    close(code?: number, reason?: string) {
      if (socket.readyState !== WebSocket.OPEN) return;
      socket.readyState = WebSocket.CLOSING;
      report({ kind: 'close', id, code, reason });
    },
  };
  return socket as EditorSocket;
}
