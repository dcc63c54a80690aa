/** The id this browser made for itself; it says nothing about the visitor. */
const DEVICE_ID_KEY = 'v';

const ID_BYTES = 16;

type Items = Pick<Storage, 'getItem' | 'setItem'>;

/** The browser's id, made on the first visit. None where nothing can be stored: it would be new on every page. */
export function readDeviceId(storage: Items): string | null {
  try {
    const known = storage.getItem(DEVICE_ID_KEY);
    if (known) return known;
    // Not `randomUUID`: browsers have it on https and localhost only.
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
