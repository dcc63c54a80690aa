import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from './FileStore.ts';

const NAME = /^[0-9a-f]{64}\.[a-z0-9]{2,5}$/;

/** Files below one folder, spread over 256 subfolders. */
export function createFileStore(root: string): FileStore {
  const folderOf = (name: string) => join(root, name.slice(0, 2));
  return {
    async put(bytes, extension) {
      const name = `${createHash('sha256').update(bytes).digest('hex')}.${extension}`;
      await mkdir(folderOf(name), { recursive: true });
      await writeWhole(join(folderOf(name), name), bytes);
      return name;
    },
    async read(name) {
      if (!NAME.test(name)) return null;
      return readFile(join(folderOf(name), name)).catch(() => null);
    },
    async delete(name) {
      if (NAME.test(name)) await rm(join(folderOf(name), name), { force: true });
    },
  };
}

// A crash between write and rename must not leave half a file under a name that promises its content.
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const temporary = `${path}.${randomUUID()}.part`;
  const file = await open(temporary, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
}
