import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { computeFileName, isStoredFileName } from './computeFileName.ts';
import type { FileStore } from './FileStore.ts';
import { writeFileAtomically } from './writeFileAtomically.ts';

/** Stores files in one folder, spread over 256 subfolders. */
export function createFileStore(root: string): FileStore {
  const folderOf = (name: string) => join(root, name.slice(0, 2));
  return {
    async put(bytes, extension) {
      const name = computeFileName(bytes, extension);
      await mkdir(folderOf(name), { recursive: true });
      await writeFileAtomically(join(folderOf(name), name), bytes);
      return name;
    },
    async read(name) {
      if (!isStoredFileName(name)) return null;
      return readFile(join(folderOf(name), name)).catch(nothingWhenMissing);
    },
    async delete(name) {
      if (isStoredFileName(name)) await rm(join(folderOf(name), name), { force: true });
    },
  };
}

/** Returns null only for a missing file. A failing disk must not look like a missing file. */
function nothingWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
