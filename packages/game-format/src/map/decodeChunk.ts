import { CHUNK_BYTES, CHUNK_CELLS } from '../document/limits.ts';
import { decodeBase64 } from './base64.ts';

/** Decodes the cells of a chunk. Returns null if the text is not exactly one chunk. */
export function decodeChunk(text: string): Uint16Array | null {
  const bytes = decodeBase64(text);
  if (bytes === null || bytes.length !== CHUNK_BYTES) return null;
  const cells = new Uint16Array(CHUNK_CELLS);
  // Reads byte by byte, because a typed array would swap the bytes on a big-endian machine.
  for (let index = 0; index < CHUNK_CELLS; index++) {
    cells[index] = bytes[index * 2]! | (bytes[index * 2 + 1]! << 8);
  }
  return cells;
}
