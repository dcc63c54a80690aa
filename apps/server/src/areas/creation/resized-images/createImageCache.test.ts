import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTempFolder, type TempFolder } from '../../../testing/createTempFolder.ts';
import { createImageCache } from './createImageCache.ts';

let folder: TempFolder;
beforeAll(async () => {
  folder = await createTempFolder('image-cache');
});
afterAll(() => folder.remove());

const bytes = (size: number) => Buffer.alloc(size, 7);

it('keeps what fits and deletes the least recently used files', async () => {
  const place = join(folder.path, 'bounded');
  const cache = await createImageCache(place, 100);
  await cache.store('a', bytes(40));
  await cache.store('b', bytes(40));
  expect(await cache.read('a')).toEqual(bytes(40));
  await cache.store('c', bytes(40));
  expect(await cache.read('b')).toBeNull();
  expect(await cache.read('a')).toEqual(bytes(40));
  expect((await readdir(place)).toSorted()).toEqual(['a', 'c']);
  await cache.store('huge', bytes(101));
  expect(await readdir(place)).toHaveLength(2);
});

it('finds its files again after a restart, and shrinks to a smaller limit', async () => {
  const place = join(folder.path, 'again');
  await mkdir(place);
  for (const name of ['a', 'b', 'c']) await writeFile(join(place, name), bytes(40));
  const cache = await createImageCache(place, 100);
  expect(await readdir(place)).toHaveLength(2);
  const [left = ''] = await readdir(place);
  expect(await cache.read(left)).toEqual(bytes(40));
});

it('recovers when the folder is emptied', async () => {
  const place = join(folder.path, 'emptied');
  const cache = await createImageCache(place, 100);
  await cache.store('a', bytes(60));
  await rm(join(place, 'a'));
  expect(await cache.read('a')).toBeNull();
  await cache.store('b', bytes(60));
  await cache.store('a', bytes(40));
  expect(await cache.read('a')).toEqual(bytes(40));
  expect(await cache.read('b')).toEqual(bytes(60));
});
