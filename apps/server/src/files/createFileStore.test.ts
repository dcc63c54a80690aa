import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTempFolder, type TempFolder } from '../testing/createTempFolder.ts';
import { createFolderStore } from '../object-store/createFolderStore.ts';
import { createFileStore } from './createFileStore.ts';
import type { FileStore } from './FileStore.ts';

const BYTES = new TextEncoder().encode('an image');
const NAME = '3f0ae3bbd3e1c5e8d2a45d3c3ea3b6ba4ad8ed02ba5e9ad0f4bb3d7a0e07eca5.webp';

let folder: TempFolder;
let store: FileStore;
beforeAll(async () => {
  folder = await createTempFolder('files');
  await writeFile(join(folder.path, 'secret.txt'), 'secret');
  store = createFileStore(createFolderStore(folder.path));
});
afterAll(() => folder.remove());

function listFiles(): Promise<string[]> {
  return readdir(folder.path, { recursive: true });
}

it('stores bytes once under the name of their content, and deletes them', async () => {
  const name = await store.put(BYTES, 'webp');
  expect(name).toMatch(/^[0-9a-f]{64}\.webp$/);
  expect(await store.put(BYTES, 'webp')).toBe(name);
  expect(await store.has(name)).toBe(true);
  expect(Buffer.from((await store.read(name)) ?? [])).toEqual(Buffer.from(BYTES));
  expect((await listFiles()).filter((file) => file.endsWith('.part'))).toEqual([]);
  await store.delete(name);
  expect(await store.has(name)).toBe(false);
  expect(await store.read(name)).toBeNull();
  await expect(store.delete(name)).resolves.toBeUndefined();
});

it('never reads, writes or deletes outside its folder, whatever the name', async () => {
  const before = await listFiles();
  const traversal = fc.constantFrom(
    '../secret.txt',
    '..\\secret.txt',
    '/etc/passwd',
    '%2e%2e%2fsecret.txt',
    'CON',
    `${NAME}\0`,
    `../${NAME}`,
  );
  const parts = fc.array(
    fc.constantFrom('..', '.', '/', '\\', '%2f', '\0', 'secret.txt', 'ab', '\u202e', NAME),
    { maxLength: 6 },
  );
  const anyName = fc.oneof(
    traversal,
    parts.map((items) => items.join('')),
    fc.string({ maxLength: 5000 }),
  );
  await fc.assert(
    fc.asyncProperty(anyName, async (name) => {
      expect(await store.read(name)).toBeNull();
      expect(await store.has(name)).toBe(false);
      await store.delete(name);
    }),
    { numRuns: 1000 },
  );
  expect(await listFiles()).toEqual(before);
  expect(await readFile(join(folder.path, 'secret.txt'), 'utf8')).toBe('secret');
});
