import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openFiles } from '../app/openFiles.ts';
import { readFilesUrl } from '../process/filesUrl.ts';
import { createS3Store } from '../object-store/createS3Store.ts';
import { createTempFolder, type TempFolder } from '../testing/createTempFolder.ts';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';
import { startS3Server, type TestS3Server } from '../testing/startS3Server.ts';
import { createEngineBundles } from './createEngineBundles.ts';
import type { EngineManifest } from './EngineManifest.ts';
import { readCurrentBundles } from './findBundle.ts';
import { shareBundles } from './shareBundles.ts';

let s3: TestS3Server;
let serverA: TestServer;
let serverB: TestServer;
let folder: TempFolder;
beforeAll(async () => {
  folder = await createTempFolder('engines');
  s3 = await startS3Server();
  serverA = await createTestServer({ env: { FILES_URL: s3.url() } });
  serverB = await createTestServer({ env: { FILES_URL: s3.url() }, beside: serverA });
});
afterEach(() => {
  s3.requests.length = 0;
});
afterAll(async () => {
  await serverB.close();
  await serverA.close();
  await s3.stop();
  await folder.remove();
});

/** Writes a bundle in the same format as the build. */
function addBundle(enginesDir: string, version: string, hash: string): string {
  const name = `${version}-${hash}`;
  mkdirSync(join(enginesDir, name, 'client/parts'), { recursive: true });
  writeFileSync(join(enginesDir, name, 'client/client.js'), `export const build = '${name}';`);
  writeFileSync(join(enginesDir, name, 'client/parts/physics.wasm'), Buffer.alloc(70_000, 7));
  const about: EngineManifest = { version, protocol: 1, hash, styles: [], scripts: ['client/client.js'] };
  writeFileSync(join(enginesDir, name, 'engine.json'), JSON.stringify(about));
  return name;
}

const openShared = () => createS3Store(readFilesUrl('FILES_URL', s3.url()));
const countReads = (part: string) =>
  s3.requests.filter((line) => line.startsWith('GET') && line.includes(part)).length;

it('[OP-24] engines of one process, old ones too, are shared at its start and served by another', async () => {
  const { enginesDir } = serverA.services.bundles;
  const [old, current] = [addBundle(enginesDir, '7.1.0.0', 'aa11'), addBundle(enginesDir, '7.2.0.3', 'bb22')];
  await openFiles(serverA.services);
  expect((await serverB.client.fetch('/client/7.3.0.0')).status).toBe(404);
  // As many pages ask at once, and each bundle is fetched once.
  const answers = await Promise.all([1, 2, 3].map(() => serverB.client.fetch('/client/7.2.0.0')));
  for (const answer of answers)
    expect(await answer.json()).toEqual({
      styles: [],
      scripts: [`/client/${current}/client.js`],
      preloads: [],
    });
  expect(countReads(`${current}/engine.json`)).toBe(1);
  // A page that loaded the old build goes on fetching its files, from any process.
  const file = await serverB.client.fetch(`/client/${old}/parts/physics.wasm`);
  expect(file.status).toBe(200);
  expect((await file.bytes()).length).toBe(70_000);
  const before = s3.requests.length;
  expect((await serverB.client.fetch(`/client/${old}/client.js`)).status).toBe(200);
  expect(s3.requests).toHaveLength(before);
  // The next start finds them shared.
  expect(await shareBundles(serverA.services.objects, enginesDir)).toEqual([]);
});

it('[OP-24] of two builds of a version the newer one runs it; another build is fetched by name only', async () => {
  const store = openShared();
  const from = join(folder.path, 'from');
  const older = addBundle(from, '8.1.0.0', 'cc33');
  await shareBundles(store, from);
  const newer = addBundle(from, '8.1.0.0', 'dd44');
  await shareBundles(store, from);
  const bundles = createEngineBundles(join(folder.path, 'to'), store);
  expect((await bundles.find('8.1.0.0'))?.name).toBe(newer);
  expect(await bundles.provide(older)).toBe(true);
  expect(readCurrentBundles(bundles.enginesDir)).toEqual({ '8.1.0.0': newer });
});

it('[OP-24] a damaged or incomplete bundle is not used', async () => {
  const store = openShared();
  const from = join(folder.path, 'damaged-from');
  const name = addBundle(from, '9.1.0.0', 'ee55');
  await shareBundles(store, from);
  await store.put(`engines/${name}/client/client.js`, Buffer.from('changed'));
  const bundles = createEngineBundles(join(folder.path, 'damaged-to'), store);
  await expect(bundles.find('9.1.0.0')).rejects.toThrow('is damaged in the file store: client/client.js');
  expect(readdirSync(bundles.enginesDir)).toEqual([]);
  await store.delete(`bundles/${name}.json`);
  expect(await bundles.find('9.1.0.0')).toBeUndefined();
});

it('[OP-24] a list that leads out of its folder is not followed', async () => {
  const store = openShared();
  const list = { files: [{ path: '../../../escaped', bytes: 1, sha256: 'a'.repeat(64) }] };
  await store.put('bundles/9.2.0.0-ff66.json', Buffer.from(JSON.stringify(list)));
  const bundles = createEngineBundles(join(folder.path, 'traversal'), store);
  await expect(bundles.find('9.2.0.0')).rejects.toThrow('is damaged');
  expect(existsSync(join(folder.path, 'escaped'))).toBe(false);
});

it('[OP-24] many requests for unknown engines ask the store once', async () => {
  const bundles = createEngineBundles(join(folder.path, 'unknown'), openShared());
  const names = Array.from({ length: 50 }, (_, index) => `1.2.3.4-${(index + 16).toString(16)}`);
  expect(await Promise.all(names.map((name) => bundles.provide(name)))).toEqual(names.map(() => false));
  expect(s3.requests).toEqual(['GET /playloom']);
  for (const name of ['..', '1.2.3.4-xyz', '../secrets.json', ''])
    expect(await bundles.provide(name)).toBe(false);
  expect(s3.requests).toHaveLength(1);
});
