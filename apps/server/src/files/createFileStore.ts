import type { ObjectStore } from '../object-store/ObjectStore.ts';
import { OBJECT_FOLDERS } from '../object-store/objectKeys.ts';
import { computeFileName, isStoredFileName } from './computeFileName.ts';
import type { FileStore } from './FileStore.ts';

/** Names come from requests, so only those that a file can have reach the store. */
export function createFileStore(objects: ObjectStore): FileStore {
  return {
    async put(bytes, extension) {
      const name = computeFileName(bytes, extension);
      await objects.put(getFileKey(name), bytes);
      return name;
    },
    has: async (name) => isStoredFileName(name) && (await objects.measure(getFileKey(name))) !== null,
    read: async (name) => (isStoredFileName(name) ? objects.read(getFileKey(name)) : null),
    async delete(name) {
      if (isStoredFileName(name)) await objects.delete(getFileKey(name));
    },
  };
}

/** Spreads files over 256 folders. */
export function getFileKey(name: string): string {
  return `${OBJECT_FOLDERS.files}${name.slice(0, 2)}/${name}`;
}
