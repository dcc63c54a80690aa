/** Storage key of this browser's id, which is random and contains no data about the user. */
const DEVICE_ID_KEY = 'v';

const ID_BYTES = 16;

type Items = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Returns the browser's id, created on the first visit. Returns null if nothing can be stored, because the id would
 * then be different on every page.
 */
export function readDeviceId(storage: Items): string | null {
  try {
    const known = storage.getItem(DEVICE_ID_KEY);
    if (known) return known;
    // Don't use `randomUUID`, which exists only on HTTPS and localhost.
    const made = Array.from(crypto.getRandomValues(new Uint8Array(ID_BYTES)), toHex).join('');
    storage.setItem(DEVICE_ID_KEY, made);
    return storage.getItem(DEVICE_ID_KEY);
  } catch {
    return null;
  }
}

function toHex(byte: number): string {
  return byte.toString(16).padStart(2, '0');
}
