import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { trackRequests } from './trackRequests.ts';

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections();
});

async function serve() {
  const waiting: ServerResponse[] = [];
  const arrived = Promise.withResolvers<void>();
  const server = createServer((_request, response) => {
    waiting.push(response);
    arrived.resolve();
  });
  servers.push(server);
  const tracker = trackRequests(server);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { tracker, url, waiting, arrived: arrived.promise };
}

it('[OP-82:part] waits for requests that are under way, and accepts no others', async () => {
  const { tracker, url, waiting, arrived } = await serve();
  const answer = fetch(url);
  await arrived;
  const finished = tracker.finish(60_000);
  await expect(fetch(url)).rejects.toThrow('fetch failed');
  waiting[0]!.end('done');
  expect(await (await answer).text()).toBe('done');
  expect(await finished).toBe(0);
});

it('[OP-82:part] counts the requests that take too long', async () => {
  const { tracker, url, arrived } = await serve();
  fetch(url).catch(() => undefined);
  await arrived;
  expect(await tracker.finish(10)).toBe(1);
});
