/** A solid part of the map. Coordinates are in tiles. */
export interface WallPart {
  readonly kind: 'box' | 'one-way' | 'polygon';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The corners of a polygon, alternating x and y; empty for other kinds. */
  readonly corners: readonly number[];
}

/** Returns a text that identifies a part. Parts with the same key are equal. */
export function formatWallPartKey({ kind, x, y, width, height, corners }: WallPart): string {
  return `${kind} ${x} ${y} ${width} ${height} ${corners.join(' ')}`;
}

export function createWallBox(x: number, y: number, width: number, height: number): WallPart {
  return { kind: 'box', x, y, width, height, corners: [] };
}

export function createWallPolygon(corners: readonly (readonly [x: number, y: number])[]): WallPart {
  const across = corners.map(([x]) => x);
  const down = corners.map(([, y]) => y);
  const x = Math.min(...across);
  const y = Math.min(...down);
  const width = Math.max(...across) - x;
  const height = Math.max(...down) - y;
  return { kind: 'polygon', x, y, width, height, corners: corners.flat() };
}
