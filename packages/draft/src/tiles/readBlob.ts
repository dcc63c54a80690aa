import { limits } from '@playloom/game-format';

const { CHUNK_BYTES } = limits;

/** A cell of a blob; what a stranger wrote there instead is read as far as it goes. */
export function readBlobCell(blob: unknown, place: number): number {
  if (!(blob instanceof Uint8Array)) return 0;
  return (blob[place * 2] ?? 0) | ((blob[place * 2 + 1] ?? 0) << 8);
}

export function writeBlob(cells: Uint16Array): Uint8Array {
  const blob = new Uint8Array(CHUNK_BYTES);
  cells.forEach((cell, place) => {
    blob[place * 2] = cell & 255;
    blob[place * 2 + 1] = cell >> 8;
  });
  return blob;
}
