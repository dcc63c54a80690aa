import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { createServerHome, type ServerHome } from './createServerHome.ts';
import { startServerProcess } from './startServerProcess.ts';

let home: ServerHome;
beforeEach(async () => {
  home = await createServerHome('process');
});
afterEach(() => home.remove());

it.runIf(inject('long'))('starts the real server and stops it cleanly', async () => {
  const server = await startServerProcess(home);
  const answer = await fetch(`${server.url}/readyz`);
  expect(answer.status).toBe(200);
  expect(await server.stop()).toBe(0);
  await expect(fetch(`${server.url}/readyz`)).rejects.toThrow('fetch failed');
});

it('shows the output of a server that does not start', async () => {
  const start = startServerProcess(home, { env: { PORT: 'three' } });
  await expect(start).rejects.toThrow(/ended with 10:\n.*PORT must be/);
});
