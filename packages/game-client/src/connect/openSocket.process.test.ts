import { WebSocketServer, type WebSocket } from 'ws';
import type { Transport } from '@playloom/protocol';
import { afterAll, expect, it } from 'vitest';
import { describeTransportTests } from '@playloom/protocol/testing';
import { openSocket } from './openSocket.ts';

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
afterAll(() => {
  server.close();
});

function address(): string {
  const { port } = server.address() as { port: number };
  return `http://127.0.0.1:${port}/rooms/process/room`;
}

/** Wraps the server's side of a connection. */
function wrapServerSocket(socket: WebSocket): Transport {
  const early: Uint8Array[] = [];
  let listener = (bytes: Uint8Array): void => void early.push(bytes);
  let ended: [number, string] | null = null;
  const closeListeners: ((code: number, reason: string) => void)[] = [];
  const end = (code: number, reason: string): void => {
    if (ended !== null) return;
    ended = [code, reason];
    for (const listen of closeListeners) listen(code, reason);
  };
  socket.on('message', (data: Buffer) => listener(new Uint8Array(data)));
  socket.on('close', (code: number, reason: Buffer) => end(code, reason.toString()));
  return {
    get waitingBytes() {
      return socket.bufferedAmount;
    },
    send: (bytes) => socket.send(bytes.slice()),
    onMessage(next) {
      listener = next;
      for (const bytes of early.splice(0)) next(bytes);
    },
    onClose(next) {
      if (ended === null) closeListeners.push(next);
      else next(...ended);
    },
    close(code, reason) {
      socket.close(code, reason);
      end(code, reason);
    },
  };
}

describeTransportTests('WebSocket', async () => {
  const far = new Promise<Transport>((resolve) => {
    server.once('connection', (socket) => resolve(wrapServerSocket(socket)));
  });
  const near = await openSocket(address());
  return { near, far: await far };
});

it('rejects when no server is listening', async () => {
  await expect(openSocket('http://127.0.0.1:1/')).rejects.toThrow('Can’t reach the room.');
});
