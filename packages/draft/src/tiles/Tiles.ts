import type * as Y from 'yjs';

/** A cell of a layer and what is in it. */
export type CellChange = readonly [x: number, y: number, cell: number];

/** What changed: single cells, or whole chunks by `cx,cy`. */
export interface TileChange {
  readonly layer: string;
  readonly cells: readonly CellChange[];
  readonly chunks: readonly string[];
}

/** One large stroke in a chunk. */
export interface Patch {
  readonly key: string;
  /** As `chunkKey` gives it. */
  readonly chunk: string;
  /** The higher lies above. */
  readonly order: number;
  /** The number of the document it was painted in: two who paint at once write two patches. */
  readonly author: string;
}

/** What a step painted: for each chunk the place in it, the cell that was there and the new one, one after another. */
export type CellChangeLog = ReadonlyMap<string, Uint16Array>;

/**
 * The tiles of a draft: a blob for each chunk, and over it large strokes as patches and small ones as single cells.
 * Whatever people paint at once says only which cells they painted, each under their own name, so nobody takes a tile
 * away from anybody else; a blob, which says all of a chunk, is written only when a draft is made and when it is folded.
 * What is painted is never taken away again: undo paints what was there before. A tile that was only uncovered by
 * taking the one above away would be covered again by whoever had folded that one meanwhile.
 */
export interface Tiles {
  readonly blobs: Y.Map<Uint8Array>;
  /** By chunk, order and author: `layer/cx,cy/order/author`. */
  readonly patches: Y.Map<Uint8Array>;
  /** What somebody painted in a cell, and above what: see `readPainted`. By `layer/x,y/author`. */
  readonly cells: Y.Map<number>;
  /** Chunks as they are with all that lies over them, once somebody asked. By `layer/cx,cy`. */
  readonly chunks: Map<string, Uint16Array>;
  /** Patches of each chunk, the undermost first. */
  readonly patched: Map<string, readonly Patch[]>;
  /** The uppermost painted cells of each chunk, by place in it. */
  readonly painted: Map<string, Map<number, number>>;
  /** Whoever painted single cells. */
  readonly authors: Set<string>;
  /** Chunks written out for the document, as long as they are right. */
  readonly texts: Map<string, string>;
  readonly listeners: Set<(change: TileChange) => void>;
  /** Where what is painted is noted down while somebody wants to know: see `collectChanges`. */
  recordedChanges: Map<string, Uint16Array> | null;
}
