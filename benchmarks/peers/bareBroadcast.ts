import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';

// The smallest possible broadcast: `ws` and a loop over the clients of `/listen`. Nothing is parsed, stored or checked.
const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
const listeners = new Set<WebSocket>();

server.on('connection', (socket, request) => {
  if (request.url === '/listen') listeners.add(socket);
  socket.on('message', (data) => {
    for (const listener of listeners) listener.send(data as Buffer, { binary: false });
  });
});

await once(server, 'listening');
console.log(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
