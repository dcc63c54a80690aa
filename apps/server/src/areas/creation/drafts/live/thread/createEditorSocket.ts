import { WebSocket } from 'ws';
import type { EditorSocket } from '../EditorConnection.ts';
import type { DraftsThreadReport } from './DraftsThreadMessages.ts';

/** Represents the socket of an editor inside the drafts thread. The real socket is in the web process. */
export function createEditorSocket(
  id: number,
  report: (message: DraftsThreadReport, transfer?: ArrayBuffer[]) => void,
): EditorSocket {
  const socket = {
    readyState: WebSocket.OPEN as number,
    send(data: Uint8Array) {
      // Hocuspocus sends the same bytes to several editors, so a copy is transferred.
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
