import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runChecks } from '../http/installReadiness.ts';
import { openObjectStore } from '../object-store/openObjectStore.ts';
import { readConfig } from '../process/config.ts';
import type { RedisConnections } from '../redis/connectRedis.ts';
import { createFakeRooms } from '../testing/createFakeRooms.ts';
import { createTempFolder } from '../testing/createTempFolder.ts';
import { startS3Server, type TestS3Server } from '../testing/startS3Server.ts';
import { listRoomsChecks } from './readinessChecks.ts';

/** A file system of the kernel, which never has free space. */
const FULL_FOLDER = '/sys';

let folder: Awaited<ReturnType<typeof createTempFolder>>;
let s3: TestS3Server;
beforeAll(async () => {
  folder = await createTempFolder('readiness');
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3.stop();
  await folder.remove();
});

async function check(env: Record<string, string> = {}) {
  const config = readConfig({
    DATA_DIR: folder.path,
    REDIS_URL: 'redis://127.0.0.1:6379',
    ROOMS_PUBLIC_URL: 'http://localhost:3001',
    ...env,
  });
  const redis = { isReady: () => true } as RedisConnections;
  const results = await runChecks(
    listRoomsChecks({ config, redis, rooms: createFakeRooms(), objects: openObjectStore(config) }),
  );
  return new Map(results.map(({ name, isOk, isRequired, detail }) => [name, { isOk, isRequired, detail }]));
}

it('[OP-35:part] a process that only runs rooms also depends on files, from which it fetches engines', async () => {
  const local = await check();
  expect([...local.keys()]).toEqual(['redis', 'rooms', 'files', 'disk']);
  expect(local.get('files')).toEqual({ isOk: true, isRequired: false, detail: 'DATA_DIR' });
  const env = { FILES_URL: s3.url() };
  expect((await check(env)).get('files')).toMatchObject({
    isOk: true,
    detail: expect.stringContaining('/playloom'),
  });
  s3.intercept = (_request, response) => {
    response.writeHead(503).end();
    return true;
  };
  expect((await check(env)).get('files')).toMatchObject({ isOk: false, isRequired: false });
  s3.intercept = null;
});

it('[OP-35:part] files fail if their folder can’t be used', async () => {
  const files = join(folder.path, 'files');
  await rm(files, { recursive: true, force: true });
  await writeFile(files, 'not a folder');
  expect((await check()).get('files')).toMatchObject({ isOk: false, isRequired: false });
  await rm(files);
});

it.runIf(process.platform === 'linux')('[OP-35:part] the disk fails if little space is free', async () => {
  expect((await check({ DATA_DIR: FULL_FOLDER })).get('disk')).toEqual({
    isOk: false,
    isRequired: false,
    detail: '0 MB free',
  });
});
