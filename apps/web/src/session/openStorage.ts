export type StoredItems = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const FORGETFUL: StoredItems = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

/** The browser's storage. Where it is forbidden even looking at it throws; then nothing is kept. */
export function openStorage(kind: 'local' | 'session'): StoredItems {
  try {
    return kind === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    return FORGETFUL;
  }
}
