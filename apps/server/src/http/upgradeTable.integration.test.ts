import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';
import { pollUntil } from '../testing/pollUntil.ts';

const OURS = 'http://localhost:3000';

let server: TestServer;
const handed: Duplex[] = [];
beforeAll(async () => {
  server = await createTestServer();
  server.app.upgrades.add({
    prefix: '/sockets/',
    handle(_request, socket) {
      handed.push(socket);
      socket.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n');
    },
  });
  server.app.upgrades.add({
    prefix: '/open-sockets/',
    isForAnySite: true,
    handle(_request, socket) {
      handed.push(socket);
      socket.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n');
    },
  });
  // A handler that takes a request and never answers it.
  server.app.upgrades.add({ prefix: '/silent', handle: (_request, socket) => void handed.push(socket) });
});
afterAll(() => server.close());

/** Requests an upgrade and keeps the client's side of the connection open, whatever the response is. */
async function askUpgrade({ app }: TestServer, path: string, origin?: string): Promise<Socket> {
  const { port } = app.server.server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.setEncoding('utf8');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(
    `GET ${path} HTTP/1.1\r\nhost: localhost:3000\r\nconnection: upgrade\r\nupgrade: websocket\r\n` +
      `sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n${origin ? `origin: ${origin}\r\n` : ''}\r\n`,
  );
  return socket;
}

async function readStatus(socket: Socket): Promise<string> {
  const [answer] = (await once(socket, 'data')) as [string];
  return answer.split(' ')[1] ?? '';
}

it.each([
  ['our own page', '/sockets/one', OURS, '101'],
  ['our own page, for an unknown path', '/nothing', OURS, '404'],
  ['our own page, for a path that only looks known', '/api/sockets/', OURS, '404'],
  ['another site', '/sockets/one', 'https://evil.example', '403'],
  ['a lookalike', '/sockets/one', `${OURS}.evil.example`, '403'],
  ['the origin of uploads', '/sockets/one', 'http://ui.localhost:3000', '403'],
  ['a sandboxed frame', '/sockets/one', 'null', '403'],
  ['an unknown origin', '/sockets/one', undefined, '403'],
  ['another site, for a path open to any site', '/open-sockets/one', 'https://games.example', '101'],
  ['a page on a disk, for a path open to any site', '/open-sockets/one', 'null', '101'],
])('responds to an upgrade from %s (%s, %s) with %4$s', async (_, path, origin, status) => {
  const before = handed.length;
  const socket = await askUpgrade(server, path, origin);
  expect(await readStatus(socket)).toBe(status);
  expect(handed.length - before).toBe(status === '101' ? 1 : 0);
  socket.destroy();
});

it('closes a rejected socket although the other side holds on', async () => {
  const quiet = await createTestServer();
  const socket = await askUpgrade(quiet, '/nothing', OURS);
  await readStatus(socket);
  await pollUntil(
    async () => (await countConnections(quiet)) === 0,
    () => 'the server still holds the socket',
  );
  expect(socket.writable).toBe(true);
  socket.destroy();
  await quiet.close();
});

it('stops with open, unanswered and rejected sockets, and ends all of them', async () => {
  const stopping = await createTestServer();
  stopping.app.upgrades.add({ prefix: '/silent', handle: () => undefined });
  const sockets = await Promise.all(
    ['/silent', '/silent', '/nothing'].map((path) => askUpgrade(stopping, path, OURS)),
  );
  const idle = connect((stopping.app.server.server.address() as AddressInfo).port, '127.0.0.1');
  idle.on('error', () => undefined);
  await once(idle, 'connect');
  const ended = [...sockets, idle].map(waitForEnd);
  await stopping.close();
  expect(await Promise.all(ended)).toHaveLength(4);
});

/** Resolves when the server ends its side or drops the connection. */
function waitForEnd(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    socket.resume().on('end', resolve).on('close', resolve);
  });
}

function countConnections({ app }: TestServer): Promise<number> {
  return new Promise((resolve, reject) => {
    app.server.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}
