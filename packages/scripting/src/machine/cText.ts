import { encodeUtf8 } from '@playloom/game-format';

/* C strings: zero-terminated UTF-8 in the machine's memory. */

const ASCII_MAX = 0x7f;

/**
 * Writes code as a zero-terminated string to newly allocated memory. The caller must free it, except for the code of a
 * module, which the machine frees.
 */
export function writeCodeCString(
  bytes: Uint8Array,
  allocate: (bytes: number) => number,
  text: string,
): { address: number; length: number } {
  const code = encodeUtf8(text);
  const address = allocate(code.length + 1);
  if (address === 0) throw new RangeError('The scripts are out of memory.');
  bytes.set(code, address);
  bytes[address + code.length] = 0;
  return { address, length: code.length };
}

/** Writes a text as zero-terminated UTF-8. Returns false if that isn't possible without loss. */
export function writeCString(bytes: Uint8Array, address: number, text: string): boolean {
  let at = address;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code > ASCII_MAX || code === 0) return writeWideText(bytes, address, text);
    bytes[at] = code;
    at += 1;
  }
  bytes[at] = 0;
  return true;
}

function writeWideText(bytes: Uint8Array, address: number, text: string): boolean {
  if (/\0|\p{Surrogate}/u.test(text)) return false;
  const code = encodeUtf8(text);
  bytes.set(code, address);
  bytes[address + code.length] = 0;
  return true;
}

export function readCString(bytes: Uint8Array, address: number): string {
  let text = '';
  for (let at = address; bytes[at] !== 0; at += 1) text += String.fromCharCode(bytes[at]!);
  return text;
}
