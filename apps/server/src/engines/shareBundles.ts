import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { ObjectStore } from '../object-store/ObjectStore.ts';
import { OBJECT_FOLDERS } from '../object-store/objectKeys.ts';
import {
  getBundleFileKey,
  getBundleListKey,
  isBundleName,
  readBundleName,
  type SharedBundle,
} from './SharedBundle.ts';

/**
 * Puts the bundles in `enginesDir` that a shared store does not have into it, old versions too. Returns their names.
 * Two processes may do this at once: they write the same bytes.
 */
export async function shareBundles(objects: ObjectStore, enginesDir: string): Promise<string[]> {
  const here = (await readdir(enginesDir).catch(() => [])).filter(isBundleName);
  const shared = new Set<string | undefined>();
  for await (const { key } of objects.list(OBJECT_FOLDERS.bundles)) shared.add(readBundleName(key));
  const added = here.filter((name) => !shared.has(name));
  for (const name of added) await shareBundle(objects, enginesDir, name);
  return added;
}

async function shareBundle(objects: ObjectStore, enginesDir: string, name: string): Promise<void> {
  const folder = join(enginesDir, name);
  const files: SharedBundle['files'] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = relative(folder, file).split(sep).join('/');
    const bytes = await readFile(file);
    await objects.put(getBundleFileKey(name, path), bytes);
    files.push({ path, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') });
  }
  const list: SharedBundle = { files };
  await objects.put(getBundleListKey(name), Buffer.from(JSON.stringify(list)));
}
