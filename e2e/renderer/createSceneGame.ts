import { encodeChunk, type Game, type GameInput, gameSchema, limits, type Look } from '@playloom/game-format';

/** Creates a game with a map. Each layer is given as rows of tile ids; the rest of the layer is empty. */
export function createSceneGame(
  layers: readonly {
    readonly rows: readonly (readonly number[])[];
    readonly depth?: number;
    readonly isSolid?: boolean;
  }[],
  change: { readonly width?: number; readonly height?: number; readonly isPixelArt?: boolean } = {},
): Game {
  const width = change.width ?? Math.max(4, ...layers.flatMap(({ rows }) => rows.map((row) => row.length)));
  const height = change.height ?? Math.max(4, ...layers.map(({ rows }) => rows.length));
  const input: GameInput = {
    format: 1,
    settings: { title: 'Test', backgroundColor: '#101010' },
    map: {
      width,
      height,
      tileSets: [{ id: 'plain', image: 'tiles', columns: 4, count: 4, firstId: 1 }],
      layers: layers.map(({ rows, depth = -1, isSolid = false }, index) => ({
        id: `layer-${index}`,
        depth,
        isSolid,
        chunks: encodeRows(rows),
      })),
    },
    types: {
      animations: { run: { name: 'Run', image: 'sheet', columns: 2, frames: [0, 1], framesPerSecond: 1 } },
    },
    assets: {
      tiles: { kind: 'image', file: 'tiles.png', isPixelArt: change.isPixelArt ?? false },
      halves: { kind: 'image', file: 'halves.png' },
      broken: { kind: 'image', file: 'broken.png' },
      missing: { kind: 'image', file: 'missing.png' },
      sheet: { kind: 'image', file: 'sheet.png' },
    },
  };
  return gameSchema.parse(input);
}

function encodeRows(rows: readonly (readonly number[])[]): Record<string, string> {
  const size = limits.CHUNK_SIZE;
  const chunks: Record<string, Uint16Array> = {};
  for (const [y, row] of rows.entries()) {
    for (const [x, cell] of row.entries()) {
      const key = `${Math.floor(x / size)},${Math.floor(y / size)}`;
      (chunks[key] ??= new Uint16Array(limits.CHUNK_CELLS))[(y % size) * size + (x % size)] = cell;
    }
  }
  return Object.fromEntries(Object.entries(chunks).map(([key, cells]) => [key, encodeChunk(cells)]));
}

export function fillRows(width: number, height: number, cell: number): number[][] {
  return Array.from({ length: height }, () => Array.from({ length: width }, () => cell));
}

export function createLook(change: Partial<Look> = {}): Look {
  const game = gameSchema.parse({
    format: 1,
    settings: { title: 'Look' },
    types: { units: { one: { name: 'One', look: { width: 2, height: 2, color: '#00ff00', ...change } } } },
  } as GameInput);
  return game.types.units['one']!.look;
}
