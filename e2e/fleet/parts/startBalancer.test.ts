import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { type Balancer, startBalancer } from './startBalancer.ts';

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function serve(answer: RequestListener): Promise<number> {
  const server = createServer(answer);
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket) => socket.on('message', (data) => socket.send(String(data))));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  stops.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return (server.address() as AddressInfo).port;
}

async function balance(...targets: number[]): Promise<Balancer> {
  const balancer = await startBalancer(0, targets);
  stops.push(() => balancer.stop());
  return balancer;
}

/** A port on which nobody listens. */
const NOBODY = 1;

it('[OP-50:part] sends requests to all servers in turn, with the address of the client', async () => {
  const seen: string[] = [];
  const listen = (name: string): RequestListener => {
    return (request, response) => {
      seen.push(`${name} ${String(request.headers['x-forwarded-for'])}`);
      response.end(name);
    };
  };
  const { url } = await balance(await serve(listen('one')), await serve(listen('two')));
  const answers = [];
  for (let turn = 0; turn < 4; turn += 1) answers.push(await (await fetch(url)).text());
  expect(answers.toSorted()).toEqual(['one', 'one', 'two', 'two']);
  expect(new Set(seen)).toEqual(new Set(['one 127.0.0.1', 'two 127.0.0.1']));
});

it('[OP-50:part] uses another server if one is gone, and says so if all are', async () => {
  const alive = await serve((_request, response) => void response.end('alive'));
  const { url } = await balance(NOBODY, alive);
  for (let turn = 0; turn < 3; turn += 1)
    expect(await (await fetch(url, { method: 'POST', body: 'x' })).text()).toBe('alive');
  expect((await fetch((await balance(NOBODY)).url)).status).toBe(502);
});

it('[OP-50:part] repeats a request that broke only if it changes nothing', async () => {
  const counts = { broken: 0 };
  const broken = await serve((request) => {
    counts.broken += 1;
    request.socket.destroy();
  });
  const { url } = await balance(broken, broken);
  expect((await fetch(url)).status).toBe(502);
  expect(counts.broken).toBe(2);
  expect((await fetch(url, { method: 'POST' })).status).toBe(502);
  expect(counts.broken).toBe(3);
});

it('[OP-50:part] forwards sockets', async () => {
  const { url } = await balance(NOBODY, await serve(() => undefined));
  const socket = new WebSocket(url.replace('http', 'ws'));
  const answer = new Promise((resolve) => socket.on('message', (data) => resolve(String(data))));
  socket.on('open', () => socket.send('hello'));
  expect(await answer).toBe('hello');
  socket.terminate();
});
