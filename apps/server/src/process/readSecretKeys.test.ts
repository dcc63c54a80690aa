import { chmod, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { TempFolder } from '../testing/createTempFolder.ts';
import { createTempFolder } from '../testing/createTempFolder.ts';
import { deriveSecretKeyOfBefore } from './deriveKeySet.ts';
import { readSecretKeys, storeSecretKey } from './readSecretKeys.ts';
import { StartFailure } from './StartFailure.ts';

let folder: TempFolder;
let file: string;
beforeEach(async () => {
  folder = await createTempFolder('secrets');
  file = path.join(folder.path, 'secrets.json');
});
afterEach(() => folder.remove());

const read = (variables = {}) => readSecretKeys({ dataDir: folder.path, ...variables });

it('[OP-10:part] generates a key once, readable only by the owner', async () => {
  expect(await read()).toEqual({ newest: null, old: null, hmacSecret: null });
  expect(await readdir(folder.path)).toEqual([]);
  const key = await storeSecretKey(folder.path);
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(await storeSecretKey(folder.path)).toBe(key);
  expect(await read()).toEqual({ newest: key, old: null, hmacSecret: null });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

it('[OP-10:part] prefers the keys of the configuration', async () => {
  await storeSecretKey(folder.path);
  const [secretKey, secretKeyOld] = ['n'.repeat(32), 'o'.repeat(32)];
  expect(await read({ secretKey, secretKeyOld })).toEqual({
    newest: secretKey,
    old: secretKeyOld,
    hmacSecret: null,
  });
});

it('[OP-13:part] adds a key to the secrets of a site from before and keeps them', async () => {
  const before = { cookieSecret: 'c'.repeat(43), hmacSecret: 'h'.repeat(43) };
  await writeFile(file, JSON.stringify(before));
  const secretKey = deriveSecretKeyOfBefore(before);
  expect(await read()).toEqual({ newest: secretKey, old: null, hmacSecret: before.hmacSecret });
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(before);
  expect(await Promise.all([storeSecretKey(folder.path), storeSecretKey(folder.path)])).toEqual([
    secretKey,
    secretKey,
  ]);
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({ ...before, secretKey });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(folder.path)).toEqual(['secrets.json']);
});

it('agrees when several processes start at the same time', async () => {
  const keys = await Promise.all(Array.from({ length: 8 }, () => storeSecretKey(folder.path)));
  expect(new Set(keys).size).toBe(1);
});

it('restricts a file that others could read', async () => {
  await storeSecretKey(folder.path);
  await chmod(file, 0o644);
  await read();
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

it.each(['{"cookieSecret": "', '{}', `{"secretKey": "short", "hmacSecret": "${'h'.repeat(43)}"}`])(
  'does not replace the damaged file %s',
  async (damaged) => {
    await writeFile(file, damaged);
    await expect(storeSecretKey(folder.path)).rejects.toThrow(StartFailure);
    await expect(read()).rejects.toThrow(/secrets\.json is damaged/);
    expect(await readFile(file, 'utf8')).toBe(damaged);
  },
);
