export type StoredItems = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const FORGETFUL: StoredItems = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

/** The browser's storage. Where it is forbidden, access throws; then a storage that keeps nothing replaces it. */
export function openStorage(kind: 'local' | 'session'): StoredItems {
  try {
    return kind === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    return FORGETFUL;
  }
}
