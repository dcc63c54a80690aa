import { encodeChunk, type GameMap, limits, type Tile, encodeTile } from '@playloom/game-format';

/** The tile for each character. Other characters are empty cells. */
const TILES = {
  '#': {},
  '-': { oneWay: true },
  '/': { shape: 'slope-up' },
  '\\': { shape: 'slope-down' },
  '"': { shape: 'top-half' },
  _: { shape: 'bottom-half' },
  '[': { shape: 'left-half' },
  ']': { shape: 'right-half' },
} as const satisfies Record<string, Tile>;

const SYMBOLS = Object.keys(TILES);

/** Creates a map with one solid layer from rows of characters. Its edges aren't solid by default. */
export function createMapFromRows(
  rows: readonly string[],
  changes: { readonly hasSolidEdges?: boolean } = {},
): GameMap {
  const width = Math.max(...rows.map((row) => row.length));
  const chunks: Record<string, string> = {};
  for (let top = 0; top < rows.length; top += limits.CHUNK_SIZE) {
    for (let left = 0; left < width; left += limits.CHUNK_SIZE) {
      const name = `${left / limits.CHUNK_SIZE},${top / limits.CHUNK_SIZE}`;
      chunks[name] = encodeChunk(
        Uint16Array.from({ length: limits.CHUNK_CELLS }, (_, index) => {
          const x = left + (index % limits.CHUNK_SIZE);
          const y = top + Math.floor(index / limits.CHUNK_SIZE);
          return encodeTileSymbol(rows[y]?.[x]);
        }),
      );
    }
  }
  const tiles = Object.fromEntries(SYMBOLS.map((symbol, id) => [id, TILES[symbol as keyof typeof TILES]]));
  const set = { id: 'letters', name: '', image: null, tileWidth: 32, tileHeight: 32, columns: 8 };
  const layer = { id: 'ground', name: '', isVisible: true, isLocked: false, opacity: 1, depth: -1 };
  return {
    width,
    height: rows.length,
    tileSize: 32,
    tileSets: [{ ...set, firstId: 1, count: SYMBOLS.length, tiles }],
    layers: [{ ...layer, isSolid: true, chunks }],
    hasSolidEdges: changes.hasSolidEdges ?? false,
    regions: {},
    spawnPoints: {},
    entities: [],
  };
}

/** Returns the cell value for a character, optionally flipped or rotated. */
export function encodeTileSymbol(
  symbol: string | undefined,
  turned: { readonly isFlippedX?: boolean; readonly isFlippedY?: boolean; readonly isTurned?: boolean } = {},
): number {
  const id = SYMBOLS.indexOf(symbol ?? ' ') + 1;
  if (id === 0) return 0;
  const { isFlippedX = false, isFlippedY = false, isTurned = false } = turned;
  return encodeTile({ id, isFlippedX, isFlippedY, isTurned });
}
