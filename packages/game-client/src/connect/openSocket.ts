import type { Transport } from '@playloom/protocol';

/**
 * Opens a WebSocket to a room. Its frames only contain messages of our protocol, so no SDK is needed. Rejects if the
 * room can't be reached. Messages that arrive before the first listener is added are buffered for it.
 */
export function openSocket(url: string): Promise<Transport> {
  const address = new URL(url, globalThis.location?.href);
  address.protocol = address.protocol.replace('http', 'ws');
  const socket = new WebSocket(address);
  socket.binaryType = 'arraybuffer';
  return new Promise((resolve, reject) => {
    socket.addEventListener('open', () => resolve(wrapSocket(socket)), { once: true });
    socket.addEventListener('error', () => reject(new Error('Can’t reach the room.')), { once: true });
  });
}

function wrapSocket(socket: WebSocket): Transport {
  const early: Uint8Array[] = [];
  let listener = (bytes: Uint8Array): void => void early.push(bytes);
  let ended: { readonly code: number; readonly reason: string } | null = null;
  socket.addEventListener('message', ({ data }) => {
    if (data instanceof ArrayBuffer && ended === null) listener(new Uint8Array(data));
  });
  const closeListeners: ((code: number, reason: string) => void)[] = [];
  const end = (code: number, reason: string): void => {
    if (ended !== null) return;
    ended = { code, reason };
    for (const notifyClosed of closeListeners) notifyClosed(code, reason);
  };
  socket.addEventListener('close', ({ code, reason }) => end(code, reason));
  return {
    get waitingBytes() {
      return socket.bufferedAmount;
    },
    send(bytes) {
      if (socket.readyState === WebSocket.OPEN) socket.send(bytes.slice());
    },
    onMessage(next) {
      listener = next;
      for (const bytes of early.splice(0)) next(bytes);
    },
    onClose(next) {
      if (ended === null) closeListeners.push(next);
      else next(ended.code, ended.reason);
    },
    close(code, reason) {
      socket.close(code, reason);
      end(code, reason);
    },
  };
}
