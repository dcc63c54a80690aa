/**
 * Converts data to text that Node and browser workers can read: JSON that preserves `Uint8Array` and `Float64Array`.
 */
export function writePlainText(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => {
    if (part instanceof Float64Array) return { $doubles: toBase64(new Uint8Array(part.buffer)) };
    if (part instanceof Uint8Array) return { $bytes: toBase64(part) };
    return part;
  });
}

export function readPlainText(text: string): unknown {
  return JSON.parse(text, (_, part: unknown) => {
    if (typeof part !== 'object' || part === null) return part;
    if ('$doubles' in part) return new Float64Array(fromBase64(String(part.$doubles)).buffer);
    if ('$bytes' in part) return fromBase64(String(part.$bytes));
    return part;
  });
}

const PIECE = 0x8000;

function toBase64(bytes: Uint8Array): string {
  let text = '';
  // Converted in pieces, because the number of arguments of a call is limited.
  for (let from = 0; from < bytes.length; from += PIECE) {
    text += String.fromCharCode(...bytes.subarray(from, from + PIECE));
  }
  return btoa(text);
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
