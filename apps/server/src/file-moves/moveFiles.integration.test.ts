import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { claimFileLocation, readFileLocation } from '../files/fileLocation.ts';
import { storeFile } from '../files/storeFile.ts';
import { createFolderStore } from '../object-store/createFolderStore.ts';
import { createS3Store } from '../object-store/createS3Store.ts';
import type { ObjectStore } from '../object-store/ObjectStore.ts';
import { readFilesUrl } from '../process/filesUrl.ts';
import { createTempFolder, type TempFolder } from '../testing/createTempFolder.ts';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';
import { startS3Server, type TestS3Server } from '../testing/startS3Server.ts';
import { checkFiles } from './checkFiles.ts';
import { moveFiles, MoveStopped, type FileMove } from './moveFiles.ts';

let s3: TestS3Server;
let server: TestServer;
let folder: TempFolder;
let local: ObjectStore;
beforeAll(async () => {
  s3 = await startS3Server();
  server = await createTestServer();
  folder = await createTempFolder('moves');
  local = server.services.objects;
  await claimFileLocation(server.services);
  for (let index = 0; index < 30; index += 1) await addFile(`file ${index}`);
  await local.put('tapes/a.tape', Buffer.from('tape'));
  await local.put('outbox/a.eml', Buffer.from('mail'));
  const bundle = join(server.services.bundles.enginesDir, '7.1.0.0-aa11');
  mkdirSync(bundle, { recursive: true });
  const about = { version: '7.1.0.0', protocol: 1, hash: 'aa11', styles: [], scripts: [] };
  writeFileSync(join(bundle, 'engine.json'), JSON.stringify(about));
});
afterEach(() => {
  s3.intercept = null;
  s3.requests.length = 0;
});
afterAll(async () => {
  await server.close();
  await s3.stop();
  await folder.remove();
});

function addFile(text: string): Promise<string> {
  const { db, files, clock } = server.services;
  const kind = { extension: 'webp', contentType: 'image/webp', ownerId: null, now: clock.now() };
  return db.transaction((tx) => storeFile(tx, files, { bytes: Buffer.from(text), ...kind }));
}

const openBucket = (bucket?: string) => createS3Store(readFilesUrl('FILES_URL', s3.url(bucket)));

function planMove(change: Partial<FileMove> = {}): FileMove {
  return {
    db: server.services.db,
    from: local,
    to: openBucket(),
    enginesDir: server.services.bundles.enginesDir,
    skipsMissing: false,
    signal: new AbortController().signal,
    onProgress: () => undefined,
    ...change,
  };
}

async function readAll(store: ObjectStore): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const prefix of ['files/', 'tapes/', 'outbox/'])
    for await (const { key } of store.list(prefix))
      found[key] = Buffer.from((await store.read(key)) ?? []).toString();
  return found;
}

// These steps run in order: each one needs the result of the one before.
it('[OP-25] a move that is stopped keeps the files where they are, and continues without copying twice', async () => {
  const stop = new AbortController();
  const stopped = moveFiles(
    planMove({ signal: stop.signal, onProgress: ({ copied }) => copied >= 10 && stop.abort() }),
  );
  await expect(stopped).rejects.toThrow(MoveStopped);
  const puts = s3.requests.filter((line) => line.startsWith('PUT')).length;
  expect(puts).toBeGreaterThanOrEqual(10);
  expect(puts).toBeLessThan(30);
  expect(await readFileLocation(server.services.db)).toBe('local');

  const report = await moveFiles(planMove());
  expect(report).toMatchObject({ copied: 32 - puts, skipped: puts, missing: [] });
  expect(await readAll(openBucket())).toEqual(await readAll(local));
  expect(Object.keys(await readAll(openBucket()))).toHaveLength(32);
  expect(await openBucket().read('bundles/7.1.0.0-aa11.json')).not.toBeNull();
  expect(await openBucket().read('engines/7.1.0.0-aa11/engine.json')).not.toBeNull();
});

it('[OP-25] after a move, processes start with the new store only; a second move copies what was added', async () => {
  const { db } = server.services;
  await claimFileLocation({ db, objects: openBucket() });
  await expect(claimFileLocation({ db, objects: local })).rejects.toMatchObject({ exitCode: 33 });
  // The process that has not been restarted still writes to the old store.
  const late = await addFile('a late upload');
  expect(await checkFiles({ db, objects: openBucket() })).toMatchObject({
    found: 30,
    missing: [expect.stringContaining(late)],
  });
  expect(await moveFiles(planMove())).toMatchObject({ copied: 1, skipped: 32 });
  expect(await checkFiles({ db, objects: openBucket() })).toMatchObject({
    found: 31,
    missing: [],
    unknown: [],
  });
});

it('[OP-25] refuses to switch while files are missing or damaged, and names one', async () => {
  const { db } = server.services;
  const name = await addFile('damaged later');
  const key = `files/${name.slice(0, 2)}/${name}`;
  await local.put(key, Buffer.from('damaged other'));
  const to = openBucket('another');
  const back = planMove({ from: local, to, db });
  await expect(moveFiles(back)).rejects.toThrow('The files of this database are in http');
  const between = planMove({ from: openBucket(), to });
  await expect(moveFiles(between)).rejects.toThrow(`such as ${key}`);
  expect(await readFileLocation(db)).toBe(openBucket().location);
  await openBucket().put(key, Buffer.from('damaged other'));
  await expect(moveFiles(between)).rejects.toThrow(`1 files that the database names`);
  expect(await moveFiles({ ...between, skipsMissing: true })).toMatchObject({ missing: [key] });
  expect(await readFileLocation(db)).toBe(to.location);
  expect(await to.read('bundles/7.1.0.0-aa11.json')).not.toBeNull();
  await openBucket('another').put('files/zz/unknown.webp', Buffer.from('x'));
  expect(await checkFiles({ db, objects: to })).toMatchObject({
    missing: [key],
    unknown: ['files/zz/unknown.webp'],
  });
});

it('[OP-25] a store that fails in the middle ends the move; the next one brings everything back to a folder', async () => {
  const dataDir = join(folder.path, 'back');
  const to = createFolderStore(dataDir);
  const back = planMove({
    from: openBucket('another'),
    to,
    enginesDir: join(dataDir, 'engines'),
    skipsMissing: true,
  });
  let reads = 0;
  s3.intercept = (request, response) => {
    if (request.method !== 'GET' || !request.url?.includes('/files/') || (reads += 1) < 5) return false;
    response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>');
    return true;
  };
  await expect(moveFiles(back)).rejects.toThrow('AccessDenied');
  s3.intercept = null;
  await moveFiles(back);
  const all = await readAll(openBucket('another'));
  delete all['files/zz/unknown.webp'];
  expect(await readAll(to)).toEqual(all);
  expect(await readFileLocation(server.services.db)).toBe('local');
});
