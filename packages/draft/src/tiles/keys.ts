import { limits } from '@playloom/game-format';
import type { Patch } from './Tiles.ts';

const { CHUNK_SIZE } = limits;

export interface CellPosition {
  readonly layer: string;
  readonly x: number;
  readonly y: number;
}

export interface PaintedCellPosition extends CellPosition {
  /** See `Patch.author`. Empty in older drafts, where all users wrote to the same key. */
  readonly author: string;
}

const CELL = /^([a-z][a-z0-9_-]{0,39})\/(\d{1,4}),(\d{1,4})(?:\/([a-z0-9]{1,12}))?$/;
const PATCH = /^([a-z][a-z0-9_-]{0,39}\/\d{1,2},\d{1,2})\/(\d{1,12})\/([a-z0-9]{1,12})$/;
const CHUNK = /^([a-z][a-z0-9_-]{0,39})\/(\d{1,2}),(\d{1,2})$/;

export function formatCellKey({ layer, x, y, author }: PaintedCellPosition): string {
  return author === '' ? `${layer}/${x},${y}` : `${layer}/${x},${y}/${author}`;
}

export function formatChunkKey(layer: string, x: number, y: number): string {
  return `${layer}/${Math.floor(x / CHUNK_SIZE)},${Math.floor(y / CHUNK_SIZE)}`;
}

export function getIndexInChunk(x: number, y: number): number {
  return (y % CHUNK_SIZE) * CHUNK_SIZE + (x % CHUNK_SIZE);
}

/** Parses the key of a painted cell. Null if it has an unknown format. */
export function parseCellKey(key: string): PaintedCellPosition | null {
  const found = CELL.exec(key);
  if (found === null) return null;
  return { layer: found[1]!, x: Number(found[2]), y: Number(found[3]), author: found[4] ?? '' };
}

/** The cell at an index of a chunk; null if the chunk key has an unknown format. */
export function locateCell(chunk: string, cellIndex: number): CellPosition | null {
  const found = parseChunkKey(chunk);
  if (found === null) return null;
  const x = found.x * CHUNK_SIZE + (cellIndex % CHUNK_SIZE);
  const y = found.y * CHUNK_SIZE + Math.floor(cellIndex / CHUNK_SIZE);
  return { layer: found.layer, x, y };
}

/** Parses the key of a chunk. The position is in chunks, not in cells. Null if the key has an unknown format. */
export function parseChunkKey(key: string): CellPosition | null {
  const found = CHUNK.exec(key);
  return found === null ? null : { layer: found[1]!, x: Number(found[2]), y: Number(found[3]) };
}

export function formatPatchKey(chunk: string, order: number, author: string): string {
  return `${chunk}/${order}/${author}`;
}

export function parsePatchKey(key: string): Patch | null {
  const found = PATCH.exec(key);
  return found === null ? null : { key, chunk: found[1]!, order: Number(found[2]), author: found[3]! };
}
