import { createEngineBundles } from '../engines/createEngineBundles.ts';
import { readBundleName } from '../engines/SharedBundle.ts';
import { shareBundles } from '../engines/shareBundles.ts';
import { LOCAL } from '../object-store/createFolderStore.ts';
import type { ObjectStore } from '../object-store/ObjectStore.ts';
import { OBJECT_FOLDERS } from '../object-store/objectKeys.ts';

interface EngineCopy {
  from: ObjectStore;
  to: ObjectStore;
  enginesDir: string;
}

/** Copies all engine bundles. A local store has them in the form in which they run, a shared one with lists. */
export async function copyEngines({ from, to, enginesDir }: EngineCopy): Promise<void> {
  if (from.location === LOCAL) {
    await shareBundles(to, enginesDir);
  } else if (to.location === LOCAL) {
    const bundles = createEngineBundles(enginesDir, from);
    for (const name of await listBundleNames(from)) await bundles.provide(name);
  } else {
    // The lists come last, because a bundle that has one is complete.
    for (const folder of [OBJECT_FOLDERS.engines, OBJECT_FOLDERS.bundles]) await copyFolder(from, to, folder);
  }
}

async function listBundleNames(objects: ObjectStore): Promise<string[]> {
  const names = [];
  for await (const { key } of objects.list(OBJECT_FOLDERS.bundles)) names.push(readBundleName(key));
  return names.filter((name) => name !== undefined);
}

async function copyFolder(from: ObjectStore, to: ObjectStore, folder: string): Promise<void> {
  const present = new Map<string, number>();
  for await (const { key, bytes } of to.list(folder)) present.set(key, bytes);
  for await (const { key, bytes } of from.list(folder)) {
    const content = present.get(key) === bytes ? null : await from.read(key);
    if (content) await to.put(key, content);
  }
}
