import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { encodeWebSocketFrame } from './encodeWebSocketFrame.ts';

const LENGTHS = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000];
const server = createServer();

beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());

it('frames messages of every length like a WebSocket library', async () => {
  const wanted = LENGTHS.map((length) => Buffer.from(Uint8Array.from({ length }, (_, at) => at * 7)));
  const socketServer = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, stream, head) =>
    socketServer.handleUpgrade(request, stream as Socket, head, () => {
      // Sent all at once, so a wrong length would break the next message.
      stream.write(Buffer.concat(wanted.map((bytes) => encodeWebSocketFrame(bytes, 0, bytes.length))));
    }),
  );
  const socket = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const received: Buffer[] = [];
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('message', (data: Buffer, isBinary) => {
      if (!isBinary) reject(new Error('text'));
      if (received.push(data) === wanted.length) resolve();
    });
  });
  expect(received.map((data, index) => Buffer.compare(data, wanted[index]!))).toEqual(wanted.map(() => 0));
  socket.terminate();
});
