import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFileAtomically } from '../../../object-store/writeFileAtomically.ts';

interface ImageCache {
  read(name: string): Promise<Buffer | null>;
  /** Stores the bytes. When the cache is full, the least recently used files are deleted. */
  store(name: string, bytes: Uint8Array): Promise<void>;
}

/**
 * Creates a cache in a folder with at most `bytesMax` bytes of files. All of them can be recreated, so the folder may
 * be deleted at any time.
 */
export async function createImageCache(folder: string, bytesMax: number): Promise<ImageCache> {
  await mkdir(folder, { recursive: true });
  // Sorted with the least recently used first. Reading a file moves it to the end.
  const sizes = await readSizes(folder);
  let total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const forget = async (name: string): Promise<void> => {
    total -= sizes.get(name) ?? 0;
    sizes.delete(name);
    await rm(join(folder, name), { force: true });
  };
  const makeRoom = async (): Promise<void> => {
    for (const name of sizes.keys()) {
      if (total <= bytesMax) return;
      await forget(name);
    }
  };
  await makeRoom();
  return {
    async read(name) {
      const size = sizes.get(name);
      if (size === undefined) return null;
      sizes.delete(name);
      sizes.set(name, size);
      const bytes = await readFile(join(folder, name)).catch(() => null);
      if (!bytes) await forget(name);
      return bytes;
    },
    async store(name, bytes) {
      if (bytes.length > bytesMax) return;
      await writeFileAtomically(join(folder, name), bytes);
      if (!sizes.has(name)) total += bytes.length;
      sizes.set(name, bytes.length);
      await makeRoom();
    },
  };
}

async function readSizes(folder: string): Promise<Map<string, number>> {
  const names = await readdir(folder);
  const entries = await Promise.all(
    names.map(async (name) => ({
      name,
      ...(await stat(join(folder, name)).then(({ size, mtimeMs }) => ({ size, mtimeMs }))),
    })),
  );
  entries.sort((a, b) => a.mtimeMs - b.mtimeMs);
  return new Map(entries.map(({ name, size }) => [name, size]));
}
