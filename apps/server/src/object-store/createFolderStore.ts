import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { isObjectKey, OBJECT_FOLDERS, requireObjectKey } from './objectKeys.ts';
import type { ObjectStore, StoredObject } from './ObjectStore.ts';
import { ObjectStoreFull } from './ObjectStoreError.ts';
import { writeFileAtomically } from './writeFileAtomically.ts';

export const LOCAL = 'local';
/** What a file system answers when the disk or the quota of the user is full. */
const FULL = new Set(['ENOSPC', 'EDQUOT']);
const PRIVATE_FILE = 0o600;
const PRIVATE_FOLDER = 0o700;
/** Emails have links that log people in, sleeping rooms have room codes, and tapes have what players wrote. */
const PRIVATE_KEYS = [OBJECT_FOLDERS.outbox, OBJECT_FOLDERS.sleeping, OBJECT_FOLDERS.tapes];

type Write = typeof writeFileAtomically;

/** Stores objects in a folder, under their keys. `write` is replaced only by tests of a full disk. */
export function createFolderStore(root: string, write: Write = writeFileAtomically): ObjectStore {
  const locate = (key: string): string => join(root, requireObjectKey(key));
  return {
    location: LOCAL,
    locate,
    async put(key, bytes) {
      const file = locate(key);
      const isPrivate = PRIVATE_KEYS.some((folder) => key.startsWith(folder));
      try {
        await mkdir(dirname(file), { recursive: true, ...(isPrivate && { mode: PRIVATE_FOLDER }) });
        await (isPrivate ? write(file, bytes, PRIVATE_FILE) : write(file, bytes));
      } catch (error) {
        const { code = '' } = error as NodeJS.ErrnoException;
        throw FULL.has(code) ? new ObjectStoreFull(`${code} at ${file}`, error) : error;
      }
    },
    read: (key) => readFile(locate(key)).catch(nothingWhenMissing),
    measure: async (key) => (await stat(locate(key)).catch(nothingWhenMissing))?.size ?? null,
    delete: (key) => rm(locate(key), { force: true }),
    list: (prefix) => listFolder(root, prefix),
  };
}

async function* listFolder(root: string, prefix: string): AsyncGenerator<StoredObject> {
  const entries = await readdir(join(root, prefix), { recursive: true, withFileTypes: true }).catch(
    nothingWhenMissing,
  );
  for (const entry of entries ?? []) {
    if (!entry.isFile() || entry.name.endsWith('.part')) continue;
    const file = join(entry.parentPath, entry.name);
    const key = relative(root, file).split(sep).join('/');
    const found = isObjectKey(key) ? await stat(file).catch(nothingWhenMissing) : null;
    if (found) yield { key, bytes: found.size, modifiedAt: found.mtime };
  }
}

/** Returns null only for a missing file. A failing disk must not look like a missing file. */
function nothingWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
