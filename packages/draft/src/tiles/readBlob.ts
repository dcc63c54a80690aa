import { limits } from '@playloom/game-format';

const { CHUNK_BYTES } = limits;

/** Reads a cell of a blob; an invalid blob from another client is read as far as possible. */
export function readBlobCell(blob: unknown, cellIndex: number): number {
  if (!(blob instanceof Uint8Array)) return 0;
  return (blob[cellIndex * 2] ?? 0) | ((blob[cellIndex * 2 + 1] ?? 0) << 8);
}

export function encodeBlob(cells: Uint16Array): Uint8Array {
  const blob = new Uint8Array(CHUNK_BYTES);
  cells.forEach((cell, cellIndex) => {
    blob[cellIndex * 2] = cell & 255;
    blob[cellIndex * 2 + 1] = cell >> 8;
  });
  return blob;
}
