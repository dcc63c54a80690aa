export type StoredItems = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const FORGETFUL: StoredItems = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

/** Returns the browser's storage, or one that stores nothing where access is forbidden. */
export function openStorage(kind: 'local' | 'session'): StoredItems {
  try {
    return kind === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    return FORGETFUL;
  }
}
