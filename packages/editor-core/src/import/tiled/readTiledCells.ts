import { decodeBase64, fail, limits, type Result, succeed, encodeTile } from '@playloom/game-format';
import { readListField, readNumberField, readTextField, type ImportedObject } from '../ImportedObject.ts';

const FLIP_X = 0x80000000;
const FLIP_Y = 0x40000000;
const DIAGONAL = 0x20000000;
const NUMBER = 0x0fffffff;
const BYTES_PER_CELL = 4;

/** Decompresses the tile data of a layer. Passed in because browsers and Node have different APIs for it. */
export type Inflate = (bytes: Uint8Array, format: 'gzip' | 'deflate') => Promise<Uint8Array>;

/** A tile of a layer and its value as a Playloom cell. The value is null if the tile id is too large. */
export type TiledCell = readonly [x: number, y: number, cell: number | null];

/** Reads all tiles of a layer. In an infinite map, the layer consists of chunks at arbitrary positions. */
export async function readTiledCells(
  layer: ImportedObject,
  inflate: Inflate,
): Promise<Result<TiledCell[], string>> {
  const pieces = Array.isArray(layer['chunks']) ? readListField(layer, 'chunks') : [layer];
  const cells: TiledCell[] = [];
  for (const piece of pieces) {
    const numbers = await readNumbers(layer, piece, inflate);
    if (!numbers.ok) return numbers;
    const width = Math.max(1, readNumberField(piece, 'width', readNumberField(layer, 'width')));
    const [left, top] = piece === layer ? [0, 0] : [readNumberField(piece, 'x'), readNumberField(piece, 'y')];
    numbers.value.forEach((gid, index) => {
      if (gid === 0) return;
      cells.push([left + (index % width), top + Math.floor(index / width), toCell(gid)]);
    });
  }
  return succeed(cells);
}

async function readNumbers(
  layer: ImportedObject,
  piece: ImportedObject,
  inflate: Inflate,
): Promise<Result<readonly number[], string>> {
  const data = piece['data'];
  if (Array.isArray(data)) return succeed(data.map((one) => (typeof one === 'number' ? one >>> 0 : 0)));
  if (typeof data !== 'string') return fail('it has no tiles');
  const packed = decodeBase64(data.trim());
  if (packed === null) return fail('its tile data isn’t valid Base64');
  const bytes = await unpack(packed, readTextField(layer, 'compression'), inflate);
  if (!bytes.ok) return bytes;
  const numbers: number[] = [];
  for (let at = 0; at + BYTES_PER_CELL <= bytes.value.length; at += BYTES_PER_CELL) {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.value.subarray(at, at + BYTES_PER_CELL);
    numbers.push((a | (b << 8) | (c << 16) | (d << 24)) >>> 0);
  }
  return succeed(numbers);
}

async function unpack(
  bytes: Uint8Array,
  compression: string,
  inflate: Inflate,
): Promise<Result<Uint8Array, string>> {
  if (compression === '') return succeed(bytes);
  if (compression !== 'gzip' && compression !== 'zlib') {
    return fail(
      `it is compressed with ${compression}; choose “CSV” or “Base64 (zlib)” in Tiled’s map properties`,
    );
  }
  try {
    return succeed(await inflate(bytes, compression === 'zlib' ? 'deflate' : 'gzip'));
  } catch {
    return fail('its tile data can’t be decompressed');
  }
}

/**
 * Converts a Tiled tile id with its flip flags to a cell. Tiled swaps the axes before flipping, and our cells flip
 * before rotating. Both can express all eight orientations.
 */
function toCell(gid: number): number | null {
  const id = gid & NUMBER;
  if (id > limits.TILE_ID_MAX) return null;
  const isFlippedX = (gid & FLIP_X) !== 0;
  const isFlippedY = (gid & FLIP_Y) !== 0;
  if ((gid & DIAGONAL) === 0) return encodeTile({ id, isFlippedX, isFlippedY, isTurned: false });
  return encodeTile({ id, isFlippedX: isFlippedY, isFlippedY: !isFlippedX, isTurned: true });
}
