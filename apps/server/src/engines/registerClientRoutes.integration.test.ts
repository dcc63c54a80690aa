import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';
import type { EngineManifest } from './EngineManifest.ts';
import { CURRENT_FILE } from './findBundle.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const enginesDir = (): string => join(server.config.dataDir, 'engines');

/** Writes a bundle in the same format as the build. */
function addBundle(version: string, hash: string): void {
  const folder = join(enginesDir(), `${version}-${hash}`);
  mkdirSync(join(folder, 'client'), { recursive: true });
  writeFileSync(join(folder, 'client/client.js'), `export const version = '${version}';`);
  writeFileSync(join(folder, 'client/client.css'), '.hud { color: red }');
  writeFileSync(join(folder, 'secret.json'), '{}');
  const about: EngineManifest = {
    version,
    protocol: 1,
    hash,
    styles: ['client/client.css'],
    scripts: ['client/client.js'],
    preloads: ['client/renderer.js'],
  };
  writeFileSync(join(folder, 'engine.json'), JSON.stringify(about));
  writeFileSync(join(enginesDir(), CURRENT_FILE), JSON.stringify({ [version]: `${version}-${hash}` }));
}

/** Whether a shared cache may store this response. */
function isCacheable({ headers }: Response): boolean {
  const caching = headers.get('cache-control') ?? '';
  return (
    /\bpublic\b/.test(caching) && !headers.has('set-cookie') && !/cookie|\*/i.test(headers.get('vary') ?? '')
  );
}

it('[WEB-40:client] sends the files of a client as they were compressed, if they were', async () => {
  addBundle('8.1.0.0', 'abcdef123456');
  const path = '/client/8.1.0.0-abcdef123456/client.js';
  const send = async (encoding: string) =>
    await server.client.fetch(path, { headers: { 'accept-encoding': encoding } });
  const unprepared = Buffer.from(await (await send('br')).arrayBuffer());
  expect(brotliDecompressSync(unprepared).toString()).toContain('8.1.0.0');
  const file = join(enginesDir(), '8.1.0.0-abcdef123456/client/client.js.br');
  writeFileSync(file, brotliCompressSync('compressed before'));
  const response = await send('br');
  expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual([
    'br',
    'accept-encoding',
  ]);
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toBe(
    'compressed before',
  );
});

it('[API-15] lists the styles and scripts of an engine version, for shared caches', async () => {
  addBundle('7.1.0.0', 'abcdef123456');
  const list = await server.client.fetch('/client/7.1.0.0');
  expect(await list.json()).toEqual({
    styles: ['/client/7.1.0.0-abcdef123456/client.css'],
    scripts: ['/client/7.1.0.0-abcdef123456/client.js'],
    preloads: ['/client/7.1.0.0-abcdef123456/renderer.js'],
  });
  expect([list.status, isCacheable(list), list.headers.get('cache-control')]).toEqual([
    200,
    true,
    'public, max-age=60',
  ]);
  const script = await server.client.fetch('/client/7.1.0.0-abcdef123456/client.js');
  expect([script.status, isCacheable(script)]).toEqual([200, true]);
  expect(script.headers.get('cache-control')).toContain('immutable');
  expect(script.headers.get('content-type')).toContain('javascript');

  // A bug-fix build gets a new URL, because the old URL is cached forever.
  addBundle('7.1.0.1', 'fedcba654321');
  const fixed = await server.client.fetch('/client/7.1.0.0');
  expect(await fixed.json()).toMatchObject({ scripts: ['/client/7.1.0.1-fedcba654321/client.js'] });

  for (const path of [
    '/client/6.0.0.0',
    '/client/nonsense',
    '/client/7.1.0.1-fedcba654321/../secret.json',
    '/client/7.1.0.1-fedcba654321/%2e%2e/secret.json',
  ]) {
    const missing = await server.client.fetch(path);
    expect([path, missing.status, isCacheable(missing)]).toEqual([path, 404, false]);
  }
});
