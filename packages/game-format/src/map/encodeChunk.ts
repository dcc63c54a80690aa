import { CHUNK_BYTES, CHUNK_CELLS } from '../document/limits.ts';
import { encodeBase64 } from './base64.ts';

/** Encodes the 32 × 32 cells of a chunk, row by row, as base64 of little-endian 16-bit numbers. */
export function encodeChunk(cells: Uint16Array): string {
  if (cells.length !== CHUNK_CELLS) {
    throw new RangeError(`A chunk has ${CHUNK_CELLS} cells, but got ${cells.length}.`);
  }
  const bytes = new Uint8Array(CHUNK_BYTES);
  cells.forEach((cell, index) => {
    bytes[index * 2] = cell & 255;
    bytes[index * 2 + 1] = cell >> 8;
  });
  return encodeBase64(bytes);
}
