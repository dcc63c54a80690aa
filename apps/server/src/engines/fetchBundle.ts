import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ObjectStore } from '../object-store/ObjectStore.ts';
import { isObjectKey } from '../object-store/objectKeys.ts';
import { getBundleFolderName } from './EngineManifest.ts';
import { readEngineManifest } from './findBundle.ts';
import { getBundleFileKey, getBundleListKey, sharedBundleSchema } from './SharedBundle.ts';

/**
 * Copies a bundle from a shared store into `enginesDir`. Checks the hash of every file before the bundle appears there.
 * Returns false if the store does not have it.
 */
export async function fetchBundle(objects: ObjectStore, enginesDir: string, name: string): Promise<boolean> {
  const folder = join(enginesDir, name);
  if (existsSync(folder)) return true;
  const text = await objects.read(getBundleListKey(name));
  if (text === null) return false;
  const { files } = sharedBundleSchema.parse(JSON.parse(Buffer.from(text).toString('utf8')));
  const half = `${folder}.${randomUUID()}.part`;
  try {
    for (const file of files) {
      const key = getBundleFileKey(name, file.path);
      const bytes = isObjectKey(key) ? await objects.read(key) : null;
      if (bytes === null || createHash('sha256').update(bytes).digest('hex') !== file.sha256)
        throw new Error(`Engine bundle ${name} is damaged in the file store: ${file.path}`);
      await mkdir(dirname(join(half, file.path)), { recursive: true });
      await writeFile(join(half, file.path), bytes);
    }
    if (getBundleFolderName(readEngineManifest(half)) !== name)
      throw new Error(`Engine bundle ${name} in the file store is another one.`);
    // Another process of this machine may have fetched it meanwhile. Its files are the same.
    await rename(half, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(half, { recursive: true, force: true });
  }
  return true;
}
