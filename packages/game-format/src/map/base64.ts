const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const NOT_A_DIGIT = 255;
const digits = readDigits();

function readDigits(): Uint8Array {
  const table = new Uint8Array(128).fill(NOT_A_DIGIT);
  for (let index = 0; index < ALPHABET.length; index++) table[ALPHABET.charCodeAt(index)] = index;
  return table;
}

export function encodeBase64(bytes: Uint8Array): string {
  let text = '';
  for (let index = 0; index < bytes.length; index += 3) {
    const left = bytes.length - index;
    const triple = (bytes[index]! << 16) | ((bytes[index + 1] ?? 0) << 8) | (bytes[index + 2] ?? 0);
    text += ALPHABET[triple >> 18]! + ALPHABET[(triple >> 12) & 63]!;
    text += left > 1 ? ALPHABET[(triple >> 6) & 63]! : '=';
    text += left > 2 ? ALPHABET[triple & 63]! : '=';
  }
  return text;
}

/** Returns null if the text is not valid base64 with padding. */
export function decodeBase64(text: string): Uint8Array | null {
  if (text.length % 4 !== 0) return null;
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const bytes = new Uint8Array((text.length / 4) * 3 - padding);
  const end = text.length - padding;
  let bits = 0;
  let written = 0;
  for (let index = 0; index < text.length; index++) {
    const digit = index < end ? (digits[text.charCodeAt(index)] ?? NOT_A_DIGIT) : 0;
    if (digit === NOT_A_DIGIT) return null;
    bits = ((bits << 6) | digit) & 0xffffff;
    if (index % 4 === 3) {
      bytes[written++] = bits >> 16;
      bytes[written++] = (bits >> 8) & 255;
      bytes[written++] = bits & 255;
    }
  }
  return bytes;
}
