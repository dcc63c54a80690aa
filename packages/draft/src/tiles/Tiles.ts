import type * as Y from 'yjs';

/** A cell of a layer and what is in it. */
export type CellChange = readonly [x: number, y: number, cell: number];

/** What changed: single cells, or whole chunks by `cx,cy`. */
export interface TileChange {
  readonly layer: string;
  readonly cells: readonly CellChange[];
  readonly chunks: readonly string[];
}

/**
 * The tiles of a draft: a blob for each chunk, and over it single cells that were painted since. Two people who paint in
 * the same chunk both write cells, so neither takes the other's away.
 */
export interface Tiles {
  readonly blobs: Y.Map<Uint8Array>;
  readonly cells: Y.Map<number>;
  /** Chunks as they are with their cells, once somebody asked. By `layer/cx,cy`. */
  readonly chunks: Map<string, Uint16Array>;
  /** Painted cells of each chunk, by place in it. */
  readonly painted: Map<string, Map<number, number>>;
  /** Chunks written out for the document, as long as they are right. */
  readonly texts: Map<string, string>;
  readonly listeners: Set<(change: TileChange) => void>;
}
