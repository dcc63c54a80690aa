import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createKeyedMutex } from '../files/createKeyedMutex.ts';
import type { ObjectStore } from '../object-store/ObjectStore.ts';
import { OBJECT_FOLDERS } from '../object-store/objectKeys.ts';
import { fetchBundle } from './fetchBundle.ts';
import { CURRENT_FILE, findBundle, readCurrentBundles, type Bundle } from './findBundle.ts';
import { pickEngine } from './pickEngine.ts';
import { recordCurrentBundle } from './recordCurrentBundle.ts';
import { isBundleName, readBundleName, readBundleVersion } from './SharedBundle.ts';

/** The engine bundles of this process. Those of a shared store are fetched when they are needed first. */
export interface EngineBundles {
  readonly enginesDir: string;
  /** Finds the bundle that runs releases of the given version. */
  find(engineVersion: string): Promise<Bundle | undefined>;
  /** Returns whether the bundle of this name is in `enginesDir`, after fetching it if possible. */
  provide(name: string): Promise<boolean>;
}

export interface WithEngineBundles {
  bundles: EngineBundles;
}

/** Names come from requests, so many unknown ones lead to at most one request to the store in this time. */
const LIST_EVERY_MS = 1_000;

/** `objects` is null if engines are only in `enginesDir`. */
export function createEngineBundles(enginesDir: string, objects: ObjectStore | null): EngineBundles {
  const fetches = new Map<string, Promise<boolean>>();
  const listShared = objects && createBundleLister(objects);
  const records = createKeyedMutex();
  const fetchAndRecord = async (store: ObjectStore, name: string): Promise<boolean> => {
    await mkdir(enginesDir, { recursive: true });
    if (!(await fetchBundle(store, enginesDir, name))) return false;
    const version = readBundleVersion(name);
    await records.run(CURRENT_FILE, async () => {
      // A page may ask for an old build of a version whose newer build is here.
      if (readCurrentBundles(enginesDir)[version] === undefined)
        await recordCurrentBundle(enginesDir, version, name);
    });
    return true;
  };
  const fetchOnce = (store: ObjectStore, name: string): Promise<boolean> => {
    const running = fetches.get(name) ?? fetchAndRecord(store, name).finally(() => fetches.delete(name));
    fetches.set(name, running);
    return running;
  };
  return {
    enginesDir,
    async find(engineVersion) {
      const here = findBundle(enginesDir, engineVersion);
      if (here !== undefined || objects === null || listShared === null) return here;
      // In the order of their age, so that the newest build of a version remains.
      const names = new Map((await listShared()).map((name) => [readBundleVersion(name), name]));
      const name = names.get(pickEngine([...names.keys()], engineVersion) ?? '');
      if (name === undefined || !(await fetchOnce(objects, name))) return undefined;
      return findBundle(enginesDir, engineVersion);
    },
    async provide(name) {
      if (!isBundleName(name)) return false;
      if (existsSync(join(enginesDir, name))) return true;
      if (objects === null || listShared === null) return false;
      return (await listShared()).includes(name) && fetchOnce(objects, name);
    },
  };
}

/** Lists the names of all shared bundles, the oldest first. Everyone who asks gets a list that was read afterwards. */
function createBundleLister(objects: ObjectStore): () => Promise<string[]> {
  const state: { next?: Promise<string[]> | undefined; lastAt: number } = { lastAt: -LIST_EVERY_MS };
  const listNext = async (): Promise<string[]> => {
    await pause(Math.max(0, state.lastAt + LIST_EVERY_MS - performance.now()));
    state.lastAt = performance.now();
    state.next = undefined;
    const found: { name: string; at: number }[] = [];
    for await (const { key, modifiedAt } of objects.list(OBJECT_FOLDERS.bundles)) {
      const name = readBundleName(key);
      if (name !== undefined) found.push({ name, at: modifiedAt.getTime() });
    }
    return found.toSorted((a, b) => a.at - b.at).map(({ name }) => name);
  };
  return () => (state.next ??= listNext());
}
