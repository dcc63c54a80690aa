import { encodeUtf8 } from '@playloom/game-format';

/* Texts as C has them: UTF-8 in the machine's memory, up to a zero. */

const ASCII_MAX = 0x7f;

/** With a zero at the end, in memory that the caller or the machine frees. */
export function writeCodeCString(
  bytes: Uint8Array,
  allocate: (bytes: number) => number,
  text: string,
): { address: number; length: number } {
  const code = encodeUtf8(text);
  const address = allocate(code.length + 1);
  if (address === 0) throw new RangeError('There is no memory left for scripts.');
  bytes.set(code, address);
  bytes[address + code.length] = 0;
  return { address, length: code.length };
}

/** As UTF-8 with a zero at the end; false when the text cannot be told apart from another one that way. */
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
