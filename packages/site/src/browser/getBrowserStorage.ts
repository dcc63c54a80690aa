export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const FORGETFUL: KeyValueStorage = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

/** Returns the browser's storage, or one that stores nothing where access is forbidden. */
export function getBrowserStorage(kind: 'local' | 'session'): KeyValueStorage {
  try {
    return kind === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    return FORGETFUL;
  }
}
