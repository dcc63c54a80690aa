import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CURRENT_FILE } from '../engines/findBundle.ts';
import { readBundleName, readBundleVersion } from '../engines/SharedBundle.ts';
import type { ObjectStore } from '../object-store/ObjectStore.ts';
import { OBJECT_FOLDERS } from '../object-store/objectKeys.ts';
import { PRIVATE_FILE, PRIVATE_FOLDER } from './backupFiles.ts';

/**
 * Copies files, engines, and sleeping rooms from a shared store into a backup, one at a time, in the form that DATA_DIR has. Returns their
 * paths.
 */
export async function copySharedFiles(objects: ObjectStore, folder: string): Promise<string[]> {
  const copied: string[] = [];
  const write = async (file: string, bytes: Uint8Array): Promise<void> => {
    await mkdir(path.dirname(path.join(folder, file)), PRIVATE_FOLDER);
    await writeFile(path.join(folder, file), bytes, PRIVATE_FILE);
    copied.push(file);
  };
  for (const prefix of [OBJECT_FOLDERS.files, OBJECT_FOLDERS.engines, OBJECT_FOLDERS.sleeping]) {
    for await (const { key } of objects.list(prefix)) {
      // Null for a file that was deleted since it was listed.
      const bytes = await objects.read(key);
      if (bytes) await write(key, bytes);
    }
  }
  const current = await listCurrentBundles(objects);
  await write(`${OBJECT_FOLDERS.engines}${CURRENT_FILE}`, Buffer.from(JSON.stringify(current)));
  return copied;
}

/** Maps each version to its newest build. */
async function listCurrentBundles(objects: ObjectStore): Promise<Record<string, string>> {
  const found = [];
  for await (const { key, modifiedAt } of objects.list(OBJECT_FOLDERS.bundles)) {
    const name = readBundleName(key);
    if (name !== undefined) found.push({ name, at: modifiedAt.getTime() });
  }
  found.sort((a, b) => a.at - b.at);
  return Object.fromEntries(found.map(({ name }) => [readBundleVersion(name), name]));
}
