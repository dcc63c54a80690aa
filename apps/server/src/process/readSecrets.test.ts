import { chmod, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { TempFolder } from '../testing/createTempFolder.ts';
import { createTempFolder } from '../testing/createTempFolder.ts';
import { readSecrets } from './readSecrets.ts';
import { StartFailure } from './StartFailure.ts';

let folder: TempFolder;
beforeEach(async () => {
  folder = await createTempFolder('secrets');
});
afterEach(() => folder.remove());

it('generates them once, readable only by the owner', async () => {
  const first = await readSecrets(folder.path);
  expect(first.cookieSecret).toMatch(/^[\w-]{43}$/);
  expect(first.hmacSecret).not.toBe(first.cookieSecret);
  expect(await readSecrets(folder.path)).toEqual(first);
  expect((await stat(path.join(folder.path, 'secrets.json'))).mode & 0o777).toBe(0o600);
});

it('agrees when two processes start at the same time', async () => {
  const [one, ...others] = await Promise.all(Array.from({ length: 8 }, () => readSecrets(folder.path)));
  for (const other of others) expect(other).toEqual(one);
});

it('restricts a file that others could read', async () => {
  await readSecrets(folder.path);
  const file = path.join(folder.path, 'secrets.json');
  await chmod(file, 0o644);
  await readSecrets(folder.path);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

it('does not replace a damaged file', async () => {
  const file = path.join(folder.path, 'secrets.json');
  await writeFile(file, '{"cookieSecret": "');
  await expect(readSecrets(folder.path)).rejects.toThrow(StartFailure);
  await expect(readSecrets(folder.path)).rejects.toThrow(/secrets\.json is damaged/);
  expect(await readFile(file, 'utf8')).toBe('{"cookieSecret": "');
});
