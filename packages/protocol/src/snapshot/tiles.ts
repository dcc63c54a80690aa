import { DecodeError, type ByteReader, readCount, readSigned, readVarint } from '../bytes/ByteReader.ts';
import { type ByteWriter, writeSigned, writeVarint } from '../bytes/ByteWriter.ts';
import { TILE_RUN_MAX } from '../wire/limits.ts';

const COMPACT_ABOVE = 1024;
const RUNS_MAX = 0xffff_ffff;

/**
 * All changes of cells, oldest first. Entries that a later change of the cell replaced are removed from time
 * to time.
 */
export interface TileLog {
  readonly cells: number[];
  readonly tiles: number[];
  /** For each change, the number of the first snapshot that includes it. */
  readonly snapshots: number[];
  /** The index of the last change of each cell. */
  readonly last: Map<number, number>;
}

export function createTileLog(): TileLog {
  return { cells: [], tiles: [], snapshots: [], last: new Map() };
}

export function logTileChange(log: TileLog, cell: number, tile: number, snapshot: number): void {
  const last = log.last.get(cell);
  if (last !== undefined && log.tiles[last] === tile) return;
  log.last.set(cell, log.cells.length);
  log.cells.push(cell);
  log.tiles.push(tile);
  log.snapshots.push(snapshot);
  if (log.cells.length > log.last.size * 2 + COMPACT_ABOVE) compactLog(log);
}

function compactLog(log: TileLog): void {
  let kept = 0;
  for (let index = 0; index < log.cells.length; index += 1) {
    const cell = log.cells[index]!;
    if (log.last.get(cell) !== index) continue;
    log.last.set(cell, kept);
    log.cells[kept] = cell;
    log.tiles[kept] = log.tiles[index]!;
    log.snapshots[kept] = log.snapshots[index]!;
    kept += 1;
  }
  log.cells.length = kept;
  log.tiles.length = kept;
  log.snapshots.length = kept;
}

/** The index of the first change after a snapshot. */
export function findFirstTileChangeAfter(log: TileLog, snapshot: number): number {
  let low = 0;
  let high = log.snapshots.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (log.snapshots[middle]! > snapshot) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * Writes runs of adjacent cells with the same content: distance from the end of the last run, length,
 * content.
 */
export function writeTiles(writer: ByteWriter, log: TileLog, from: number, to: number): void {
  writeVarint(writer, countRuns(log, from, to));
  let end = 0;
  for (let start = from; start < to;) {
    const length = measureRun(log, start, to);
    writeSigned(writer, log.cells[start]! - end);
    writeVarint(writer, length);
    writeVarint(writer, log.tiles[start]!);
    end = log.cells[start]! + length;
    start += length;
  }
}

function countRuns(log: TileLog, from: number, to: number): number {
  let runs = 0;
  for (let start = from; start < to; start += measureRun(log, start, to)) runs += 1;
  return runs;
}

function measureRun(log: TileLog, start: number, to: number): number {
  let length = 1;
  while (
    length < TILE_RUN_MAX &&
    start + length < to &&
    log.cells[start + length] === log.cells[start]! + length &&
    log.tiles[start + length] === log.tiles[start]
  ) {
    length += 1;
  }
  return length;
}

export function readTiles(reader: ByteReader, tiles: Map<number, number>, cellCount: number): void {
  const runs = readCount(reader, RUNS_MAX);
  let end = 0;
  for (let run = 0; run < runs; run += 1) {
    const cell = end + readSigned(reader);
    const length = readVarint(reader);
    const tile = readVarint(reader);
    if (cell < 0 || length < 1 || length > TILE_RUN_MAX || cell + length > cellCount || tile > 0xffff) {
      throw new DecodeError('out-of-range');
    }
    for (let index = 0; index < length; index += 1) tiles.set(cell + index, tile);
    end = cell + length;
  }
}
