import { createServer, request as sendRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface Balancer {
  readonly url: string;
  stop(): Promise<void>;
}

/** A request with a larger body is answered with 413. */
const BODY_BYTES_MAX = 64 * 1024 * 1024;
/** A server that does not answer within this time is taken for dead. */
const ANSWER_LIMIT_MS = 10_000;
/** Methods that can be sent again, because doing them twice changes nothing. */
const REPEATABLE = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE']);

/**
 * Starts a small balancer in front of the web servers. It has no sticky sessions: each request goes to the next server,
 * and to the one after it if that one can't be reached.
 */
export async function startBalancer(port: number, targets: readonly number[]): Promise<Balancer> {
  const state = { turn: 0 };
  const listTargets = (): number[] => {
    state.turn = (state.turn + 1) % targets.length;
    return [...targets.slice(state.turn), ...targets.slice(0, state.turn)];
  };
  const server = createServer((request, response) => void forward(request, response, listTargets()));
  server.on('upgrade', (request, socket, head) =>
    forwardUpgrade(request, socket as Socket, head, listTargets()),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  targets: readonly number[],
): Promise<void> {
  if (Number(request.headers['content-length'] ?? 0) > BODY_BYTES_MAX)
    return void response.writeHead(413).end();
  const body = await buffer(request).catch(() => null);
  if (body === null) return undefined;
  for (const port of targets) {
    const outcome = await tryTarget(request, response, port, body);
    if (outcome === 'answered' || response.destroyed) return undefined;
    if (outcome === 'broken' && !REPEATABLE.has(request.method ?? '')) break;
  }
  return void response.writeHead(502).end('No server answered.');
}

/** `broken`: the server may have handled the request before it went away. */
function tryTarget(
  request: IncomingMessage,
  response: ServerResponse,
  port: number,
  body: Buffer,
): Promise<'answered' | 'unreachable' | 'broken'> {
  return new Promise((resolve) => {
    const forwarded = sendRequest({
      host: '127.0.0.1',
      port,
      method: request.method,
      path: request.url,
      headers: addForwardedFor(request),
      timeout: ANSWER_LIMIT_MS,
    });
    forwarded.on('timeout', () => forwarded.destroy(new Error('timeout')));
    forwarded.on('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ECONNREFUSED' ? 'unreachable' : 'broken'),
    );
    forwarded.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      answer.on('error', () => response.destroy());
      resolve('answered');
    });
    response.on('close', () => forwarded.destroy());
    forwarded.end(body);
  });
}

/** Only a client on this machine reaches the balancer, so an address that it claims to forward for is believed. */
function addForwardedFor({ headers, socket }: IncomingMessage): IncomingMessage['headers'] {
  return { ...headers, 'x-forwarded-for': headers['x-forwarded-for'] ?? socket.remoteAddress ?? '' };
}

function forwardUpgrade(
  request: IncomingMessage,
  client: Socket,
  head: Buffer,
  [port, ...others]: readonly number[],
): void {
  client.on('error', () => undefined);
  if (port === undefined) return void client.end('HTTP/1.1 502 Bad Gateway\r\nconnection: close\r\n\r\n');
  const server = connect(port, '127.0.0.1');
  const tryNext = (): void => forwardUpgrade(request, client, head, others);
  server.once('error', tryNext);
  server.once('connect', () => {
    server.off('error', tryNext);
    server.on('error', () => undefined);
    const headers = Object.entries(addForwardedFor(request)).map(
      ([name, value]) => `${name}: ${String(value)}`,
    );
    server.write(`${request.method} ${request.url} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
    server.write(head);
    server.pipe(client).pipe(server);
    server.on('close', () => client.destroy());
    client.on('close', () => server.destroy());
  });
  return undefined;
}
