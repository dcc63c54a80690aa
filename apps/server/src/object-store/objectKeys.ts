/**
 * The folders of a store. A local store is inside DATA_DIR, where the database and the secrets are too, so that no
 * other folder may be reached.
 */
export const OBJECT_FOLDERS = {
  /** Uploads, covers, and images, named after their content. */
  files: 'files/',
  /** The files of engine bundles. */
  engines: 'engines/',
  /** One list for each complete engine bundle in a shared store. */
  bundles: 'bundles/',
  tapes: 'tapes/',
  /** The records of sleeping rooms. */
  sleeping: 'sleeping/',
  /** Emails that are not sent, because there is no mail server. */
  outbox: 'outbox/',
  /** Written at the start, to see whether the store can be written to. */
  probes: 'probes/',
} as const;

const KEY_LENGTH_MAX = 300;
const FOLDERS = Object.values(OBJECT_FOLDERS);
/** Parts never begin with a dot, which excludes `..` and hidden files. */
const KEY = /^[a-z]+(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$/;

export function isObjectKey(text: string): boolean {
  return text.length <= KEY_LENGTH_MAX && KEY.test(text) && FOLDERS.some((folder) => text.startsWith(folder));
}

/** Keys are made by our own code, so a wrong one is a bug, not the input of a user. */
export function requireObjectKey(key: string): string {
  if (!isObjectKey(key))
    throw new Error(`Not a key of the object store: ${JSON.stringify(key.slice(0, 80))}`);
  return key;
}
