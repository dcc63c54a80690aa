const REPLACEMENT = 0xfffd;

/** Encodes text as UTF-8. Lone surrogates become the replacement character, as in `TextEncoder`. */
export function encodeUtf8(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 3);
  let length = 0;
  for (let index = 0; index < text.length; index++) {
    let code = text.codePointAt(index)!;
    if (code > 0xffff) index += 1;
    else if (code >= 0xd800 && code <= 0xdfff) code = REPLACEMENT;
    if (code < 0x80) bytes[length++] = code;
    else {
      if (code < 0x800) bytes[length++] = 0xc0 | (code >> 6);
      else {
        if (code < 0x10000) bytes[length++] = 0xe0 | (code >> 12);
        else {
          bytes[length++] = 0xf0 | (code >> 18);
          bytes[length++] = 0x80 | ((code >> 12) & 63);
        }
        bytes[length++] = 0x80 | ((code >> 6) & 63);
      }
      bytes[length++] = 0x80 | (code & 63);
    }
  }
  return bytes.subarray(0, length);
}
