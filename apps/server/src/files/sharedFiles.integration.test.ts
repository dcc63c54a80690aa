import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerResponse } from 'node:http';
import type { User } from '@playloom/api-contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ObjectStoreFull } from '../object-store/ObjectStoreError.ts';
import { createFolderStore } from '../object-store/createFolderStore.ts';
import { storeTape } from '../rooms-gateway/storeTape.ts';
import { users } from '../storage/schema.ts';
import { addSignedInUser, type SignedInUser } from '../testing/addSignedInUser.ts';
import type { ApiTestClient } from '../testing/createApiTestClient.ts';
import { createFakeRooms } from '../testing/createFakeRooms.ts';
import { createTempFolder } from '../testing/createTempFolder.ts';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';
import { startS3Server, type TestS3Server } from '../testing/startS3Server.ts';
import { claimFileLocation, writeFileLocation } from './fileLocation.ts';
import { storeFile } from './storeFile.ts';

let s3: TestS3Server;
let serverA: TestServer;
let serverB: TestServer;
let ada: SignedInUser;
beforeAll(async () => {
  s3 = await startS3Server();
  serverA = await createTestServer({ env: { FILES_URL: s3.url() } });
  serverB = await createTestServer({ env: { FILES_URL: s3.url() }, beside: serverA });
  ada = await addSignedInUser(serverA, 'ada');
});
beforeEach(() => {
  s3.intercept = null;
});
afterAll(async () => {
  await serverB.close();
  await serverA.close();
  await s3.stop();
});

async function upload(client: ApiTestClient, color: string): Promise<Response> {
  const image = sharp({ create: { width: 60, height: 30, channels: 3, background: color } });
  const form = new FormData();
  form.set(
    'picture',
    new Blob([new Uint8Array(await image.png().toBuffer())], { type: 'image/png' }),
    'a.png',
  );
  return client.fetch('/api/v1/account/picture/', { method: 'PUT', body: form });
}

async function uploadWell(client: ApiTestClient, color: string): Promise<string> {
  const response = await upload(client, color);
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: User }).data.local.profilePicture;
}

function listHeaders({ headers }: Response): [string, string][] {
  return [...headers].filter(([name]) => !['date', 'keep-alive', 'x-request-id'].includes(name));
}

const answerFull = (_request: unknown, response: ServerResponse): boolean => {
  response.writeHead(403).end('<Error><Code>QuotaExceeded</Code></Error>');
  return true;
};

it('[OP-20] an upload to one process is served by another, with the headers of a local store', async () => {
  const local = await createTestServer();
  const lin = await addSignedInUser(local, 'lin');
  const localAddress = await uploadWell(lin.client, '#123456');
  const expected = await local.client.fetch(localAddress);
  const address = await uploadWell(ada.client, '#123456');
  expect(address).toBe(localAddress);
  const served = await serverB.client.fetch(address);
  expect(served.status).toBe(200);
  expect(await served.bytes()).toEqual(await expected.bytes());
  expect(listHeaders(served)).toEqual(listHeaders(expected));
  expect(existsSync(join(serverA.config.dataDir, 'files'))).toBe(false);
  await local.close();
});

it('[OP-20] recordings and unsent emails of all processes are in the store', async () => {
  const rooms = { ...createFakeRooms(), readTape: async () => Buffer.from('a tape') };
  for (const { services } of [serverA, serverB]) {
    await storeTape({ ...services, rooms }, 'room-1');
    await services.mail.send({ to: 'a@example.org', subject: 'Hello', text: 'Hello', html: 'Hello' });
  }
  const keys = [];
  for (const folder of ['tapes/', 'outbox/'])
    for await (const { key } of serverB.services.objects.list(folder)) keys.push(key);
  expect(keys.filter((key) => key.endsWith('_room-1.tape')).length).toBeGreaterThan(0);
  expect(keys.filter((key) => key.endsWith('.eml')).length).toBeGreaterThanOrEqual(2);
  expect(existsSync(join(serverA.config.dataDir, 'outbox'))).toBe(false);
  expect(existsSync(join(serverB.config.dataDir, 'tapes'))).toBe(false);
});

it('[OP-22] a store that fails is not a missing file, and its address and keys stay inside', async () => {
  const address = await uploadWell(ada.client, '#654321');
  const missing = address.replace(/[0-9a-f]{64}/, 'ab'.repeat(32));
  expect((await serverB.client.fetch(missing)).status).toBe(404);
  s3.intercept = (_request, response) => {
    response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>');
    return true;
  };
  const failed = await serverB.client.fetch(address);
  const text = await failed.text();
  expect(failed.status).toBe(503);
  expect(failed.headers.get('retry-after')).not.toBeNull();
  expect(JSON.parse(text)).toMatchObject({ errorId: 'files_unavailable' });
  const { host, username, password } = new URL(s3.url());
  const logged = JSON.stringify(serverB.logLines);
  expect(logged).toContain('AccessDenied');
  for (const secret of [host, password, decodeURIComponent(password)]) expect(text).not.toContain(secret);
  for (const secret of [username, password, decodeURIComponent(password)])
    expect(logged).not.toContain(secret);
});

describe('[OP-23] a full store', () => {
  it('rejects uploads with a clear error, and nothing else stops', async () => {
    const before = await uploadWell(ada.client, '#111111');
    s3.intercept = (request, response) => request.method === 'PUT' && answerFull(request, response);
    const response = await upload(ada.client, '#222222');
    expect(response.status).toBe(507);
    expect(await response.json()).toMatchObject({
      errorId: 'storage_full',
      message: expect.stringContaining('no space'),
    });
    expect((await serverB.client.fetch(before)).status).toBe(200);
    const [row] = await serverA.services.db.select().from(users).where(eq(users.id, ada.user.id));
    expect(before).toContain(row?.avatarFile);
    expect((await serverA.client.fetch('/readyz')).status).toBe(200);
    s3.intercept = null;
    await uploadWell(ada.client, '#222222');
  });

  it.runIf(process.getuid?.() === 0 && process.platform === 'linux')(
    'is also a full disk: a real one of one megabyte',
    async () => {
      const folder = await createTempFolder('full-disk');
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder.path]);
      const server = await createTestServer({ env: { DATA_DIR: folder.path } });
      try {
        const eve = await addSignedInUser(server, 'eve');
        const before = await uploadWell(eve.client, '#111111');
        const filler = join(folder.path, 'filler');
        await expect(writeFile(filler, Buffer.alloc(2 * 1024 * 1024))).rejects.toThrow('ENOSPC');
        const response = await upload(eve.client, '#222222');
        expect([response.status, await response.json()]).toMatchObject([507, { errorId: 'storage_full' }]);
        expect((await server.client.fetch(before)).status).toBe(200);
        expect((await server.client.fetch('/readyz')).status).toBe(200);
        await rm(filler);
        await uploadWell(eve.client, '#222222');
      } finally {
        await server.close();
        execFileSync('umount', [folder.path]);
        await folder.remove();
      }
    },
  );

  it('is also a full disk of PostgreSQL', async () => {
    const put = vi.spyOn(serverA.services.files, 'put');
    put.mockRejectedValue(
      Object.assign(new Error('query failed'), {
        cause: Object.assign(new Error('disk full'), { code: '53100' }),
      }),
    );
    expect((await upload(ada.client, '#333333')).status).toBe(507);
    put.mockRejectedValue(new ObjectStoreFull('ENOSPC'));
    expect((await upload(ada.client, '#333333')).status).toBe(507);
    put.mockRestore();
  });
});

describe('[OP-21] the database notes where its files are', () => {
  const objectsOf = (server: TestServer) => ({ db: serverA.services.db, objects: server.services.objects });

  it('and a process with another store does not start', async () => {
    await claimFileLocation(objectsOf(serverA));
    await claimFileLocation(objectsOf(serverB));
    const { db } = serverA.services;
    const local = createFolderStore(serverA.config.dataDir);
    const { location } = serverA.services.objects;
    await expect(claimFileLocation({ db, objects: local })).rejects.toMatchObject({
      exitCode: 33,
      message: `FILES_URL: the files of this database are in ${location}, not in DATA_DIR. Use the same store in every process, or move the files with npm run files -- move.`,
    });
    await writeFileLocation(db, 'local');
    await expect(claimFileLocation(objectsOf(serverA))).rejects.toMatchObject({ exitCode: 33 });
    await claimFileLocation({ db, objects: local });
    await writeFileLocation(db, location);
  });

  it('and an older database whose files are elsewhere does not start with an empty bucket', async () => {
    const old = await createTestServer();
    const { db, files, clock } = old.services;
    const objects = serverA.services.objects;
    const file = {
      bytes: Buffer.from('old'),
      extension: 'webp',
      contentType: 'image/webp',
      ownerId: null,
      now: clock.now(),
    };
    await storeFile(db, files, file);
    await expect(claimFileLocation({ db, objects })).rejects.toThrow('files that are not in http');
    await claimFileLocation({ db, objects: old.services.objects });
    await old.close();
  });
});
