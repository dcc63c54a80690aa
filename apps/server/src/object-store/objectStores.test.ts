import { chmod, mkdir, readdir, stat, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { inspect } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readFilesUrl } from '../process/filesUrl.ts';
import { createTempFolder, type TempFolder } from '../testing/createTempFolder.ts';
import { startS3Server, type TestS3Server } from '../testing/startS3Server.ts';
import { checkObjectStore } from './checkObjectStore.ts';
import { createFolderStore } from './createFolderStore.ts';
import { createS3Store } from './createS3Store.ts';
import { S3_LIMITS, type S3Limits } from './createS3Client.ts';
import type { ObjectStore } from './ObjectStore.ts';
import { ObjectStoreFull } from './ObjectStoreError.ts';

/** Every try at once, and nothing is remembered from one test to the next. */
const QUICK: S3Limits = { ...S3_LIMITS, firstPauseMs: 1, restMs: 0 };

let folder: TempFolder;
let s3: TestS3Server;
beforeAll(async () => {
  folder = await createTempFolder('objects');
  s3 = await startS3Server();
});
beforeEach(() => {
  s3.intercept = null;
  s3.requests.length = 0;
});
afterAll(async () => {
  await s3.stop();
  await folder.remove();
});

const openS3 = (url = s3.url(), limits = QUICK): ObjectStore =>
  createS3Store(readFilesUrl('FILES_URL', url), limits);

async function listKeys(store: ObjectStore, prefix: string): Promise<string[]> {
  const keys = [];
  for await (const { key } of store.list(prefix)) keys.push(key);
  return keys.toSorted();
}

const stores = [
  ['a folder', () => createFolderStore(join(folder.path, 'store'))],
  ['a bucket', () => openS3()],
] as const;

describe.each(stores)('[OP-20] %s', (_kind, open) => {
  it('stores, measures, replaces, lists, and deletes objects', async () => {
    const store = open();
    expect(await store.read('tapes/one.tape')).toBeNull();
    expect(await store.measure('tapes/one.tape')).toBeNull();
    await store.put('tapes/one.tape', Buffer.from('first'));
    await store.put('tapes/one.tape', Buffer.from('second one'));
    await store.put('tapes/deep/2.tape', Buffer.alloc(0));
    expect(Buffer.from((await store.read('tapes/one.tape')) ?? []).toString()).toBe('second one');
    expect(await store.measure('tapes/one.tape')).toBe(10);
    expect(await store.measure('tapes/deep/2.tape')).toBe(0);
    const listed = [];
    for await (const object of store.list('tapes/')) listed.push(object);
    expect(listed.toSorted((a, b) => a.bytes - b.bytes)).toEqual([
      { key: 'tapes/deep/2.tape', bytes: 0, modifiedAt: expect.any(Date) },
      { key: 'tapes/one.tape', bytes: 10, modifiedAt: expect.any(Date) },
    ]);
    expect(listed[0]?.modifiedAt.getTime()).toBeGreaterThan(Date.UTC(2020, 0));
    expect(await listKeys(store, 'outbox/')).toEqual([]);
    for (const key of ['tapes/one.tape', 'tapes/deep/2.tape', 'tapes/missing']) await store.delete(key);
    expect(await listKeys(store, 'tapes/')).toEqual([]);
  });

  it('keeps every byte of a large object', async () => {
    const bytes = Buffer.alloc(3 * 1024 * 1024, 'every byte ');
    const store = open();
    await store.put('files/large', bytes);
    expect(Buffer.compare((await store.read('files/large')) ?? Buffer.alloc(0), bytes)).toBe(0);
    await store.delete('files/large');
  });

  it.each([
    '',
    'tapes',
    '../secrets.json',
    'secrets.json',
    'tapes/../secrets.json',
    'tapes//a',
    'tapes/.a',
    '/tapes/a',
    'tapes/a\0',
    'tapes/a?x=1',
    'tapes/%2e%2e',
    `tapes/${'a'.repeat(300)}`,
  ])('never touches %j', async (key) => {
    const store = open();
    const calls = [
      () => store.read(key),
      () => store.measure(key),
      () => store.delete(key),
      () => store.put(key, Buffer.from('x')),
    ];
    for (const call of calls) await expect((async () => call())()).rejects.toThrow('Not a key');
  });
});

describe('a folder', () => {
  it('leaves no partial file behind when writing fails, and lists none', async () => {
    const store = createFolderStore(join(folder.path, 'partial'));
    await mkdir(join(folder.path, 'partial/tapes/taken/inside'), { recursive: true });
    await expect(store.put('tapes/taken', Buffer.from('x'))).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST/);
    expect(await readdir(join(folder.path, 'partial/tapes'))).toEqual(['taken']);
    await writeFile(join(folder.path, 'partial/tapes/killed.123.part'), 'half');
    expect(await listKeys(store, 'tapes/')).toEqual([]);
  });

  it('does not treat a failing disk as a missing file', async () => {
    const store = createFolderStore(join(folder.path, 'loop'));
    const file = store.locate('files/loop');
    await mkdir(dirname(file), { recursive: true });
    await symlink('loop', file);
    await chmod(dirname(file), 0o755);
    await expect(store.read('files/loop')).rejects.toThrow('ELOOP');
    await expect(store.measure('files/loop')).rejects.toThrow('ELOOP');
  });

  it('lets only the owner read emails, sleeping rooms, and tapes', async () => {
    const store = createFolderStore(join(folder.path, 'mails'));
    for (const key of ['outbox/a.eml', 'sleeping/a', 'tapes/a.tape']) {
      await store.put(key, Buffer.from('secret'));
      const file = store.locate(key);
      expect((await stat(file)).mode & 0o777).toBe(0o600);
      expect((await stat(dirname(file))).mode & 0o777).toBe(0o700);
    }
  });

  it.each(['ENOSPC', 'EDQUOT'])('says that it is full at %s', async (code) => {
    const store = createFolderStore(folder.path, async () => {
      throw Object.assign(new Error('write'), { code });
    });
    await expect(store.put('files/a', Buffer.from('x'))).rejects.toThrow(ObjectStoreFull);
  });
});

describe('a bucket', () => {
  const answer =
    (status: number, code: string) => (_request: unknown, response: import('node:http').ServerResponse) => {
      response
        .writeHead(status, { 'content-type': 'application/xml' })
        .end(`<Error><Code>${code}</Code></Error>`);
      return true;
    };

  it('reads long lists page by page', async () => {
    const store = openS3(s3.url('another'), { ...QUICK, listedAtOnce: 3 });
    const keys = Array.from({ length: 7 }, (_, index) => `tapes/${index}`);
    for (const key of keys) await store.put(key, Buffer.from(key));
    expect(await listKeys(store, 'tapes/')).toEqual(keys);
    expect(s3.requests.filter((request) => request === 'GET /another')).toHaveLength(3);
  });

  it.each([
    [507, 'XMinioStorageFull'],
    [507, ''],
    [403, 'QuotaExceeded'],
    [400, 'XMinioAdminBucketQuotaExceeded'],
  ])('says that it is full at %i %s, without another try', async (status, code) => {
    s3.intercept = answer(status, code);
    await expect(openS3().put('files/a', Buffer.from('x'))).rejects.toThrow(ObjectStoreFull);
    expect(s3.requests).toHaveLength(1);
  });

  it('tries again when the store is busy, and gives up after a few tries', async () => {
    const busy = answer(503, 'SlowDown');
    s3.intercept = (request, response) => s3.requests.length < 3 && busy(request, response);
    await openS3().put('files/busy', Buffer.from('x'));
    expect(s3.requests).toHaveLength(3);
    s3.intercept = answer(500, 'InternalError');
    await expect(openS3().read('files/busy')).rejects.toThrow('500 InternalError');
    expect(s3.requests).toHaveLength(3 + S3_LIMITS.tries);
  });

  it('does not wait for a store that hangs longer than its limit, and then rests', async () => {
    s3.intercept = () => true;
    const store = openS3(s3.url(), { ...QUICK, requestMs: 50, tries: 2, restMs: 3_600_000 });
    await expect(store.read('files/a')).rejects.toThrow('no answer in time');
    s3.intercept = null;
    await expect(store.read('files/a')).rejects.toThrow('it did not answer a moment ago');
    expect(await openS3().read('files/a')).toBeNull();
  });

  it('tells a missing bucket from a missing object', async () => {
    expect(await openS3().read('files/missing')).toBeNull();
    await expect(openS3(s3.url('no-such-bucket')).read('files/missing')).rejects.toThrow('NoSuchBucket');
  });

  it('follows no redirect', async () => {
    s3.intercept = (_request, response) => {
      response.writeHead(307, { location: `${s3.url('another')}/files/a` }).end();
      return true;
    };
    await expect(openS3().read('files/a')).rejects.toThrow('307');
    expect(s3.requests).toHaveLength(1);
  });

  it('[OP-21] a start with a wrong key, bucket, or address fails with one line without the secret', async () => {
    // No test gets a port below 1024, and fetch refuses to connect to port 1.
    const wrong = [
      s3.url().replace(/:[^:]*@/, ':hunter2-secret@'),
      s3.url('no-such-bucket'),
      'http://key:hunter2-secret@127.0.0.1:2/playloom',
    ];
    const reasons = [];
    for (const url of wrong) {
      const error: unknown = await checkObjectStore(openS3(url), { writes: true }).catch(
        (problem) => problem,
      );
      expect(error).toMatchObject({ exitCode: 32 });
      reasons.push((error as Error).message);
      expect(inspect(error, { depth: 9 })).not.toContain('hunter2');
    }
    expect(reasons).toEqual([
      expect.stringContaining('403 SignatureDoesNotMatch'),
      expect.stringContaining('404 NoSuchBucket'),
      expect.stringContaining('ECONNREFUSED'),
    ]);
    expect(reasons[0]).toContain(openS3().location);
    await checkObjectStore(openS3(), { writes: true });
  });

  it('[OP-21] a key that may not write fails the start of a web process only; a full store does not', async () => {
    const denied = answer(403, 'AccessDenied');
    s3.intercept = (request, response) => request.method === 'PUT' && denied(request, response);
    await expect(checkObjectStore(openS3(), { writes: true })).rejects.toThrow('403 AccessDenied');
    await checkObjectStore(openS3(), { writes: false });
    s3.intercept = (request, response) => request.method === 'PUT' && answer(507, '')(request, response);
    await checkObjectStore(openS3(), { writes: true });
  });
});
