import type * as Y from 'yjs';

/** A cell of a layer and its new content. */
export type CellChange = readonly [x: number, y: number, cell: number];

/** A change of tiles: single cells, or whole chunks by `cx,cy`. */
export interface TileChange {
  readonly layer: string;
  readonly cells: readonly CellChange[];
  readonly chunks: readonly string[];
}

/** One large stroke within a chunk. */
export interface Patch {
  readonly key: string;
  /** A key from `chunkKey`. */
  readonly chunk: string;
  /** Patches with a higher order cover those with a lower one. */
  readonly order: number;
  /**
   * The client number of the document it was painted in, so users who paint at the same time write separate
   * patches.
   */
  readonly author: string;
}

/**
 * The cells that a step painted: for each chunk, triples of the cell index, the old cell and the new cell.
 */
export type CellChangeLog = ReadonlyMap<string, Uint16Array>;

/**
 * The tiles of a draft: one blob per chunk, covered by patches for large strokes and by single cells for
 * small ones. Patches and cells record only what was painted, each under its author, so users who paint at
 * the same time never erase each other's tiles. A blob covers a whole chunk, so it is written only when a
 * draft is created or compacted. Undo never removes painted cells: it paints the previous content. If it
 * removed them, a client that had compacted the removed cell in the meantime would bring it back.
 */
export interface Tiles {
  readonly blobs: Y.Map<Uint8Array>;
  /** By chunk, order and author: `layer/cx,cy/order/author`. */
  readonly patches: Y.Map<Uint8Array>;
  /** The cell a user painted and its order: see `encodePaintedCell`. Keyed by `layer/x,y/author`. */
  readonly cells: Y.Map<number>;
  /** Cache of composed chunks, filled on first read. Keyed by `layer/cx,cy`. */
  readonly chunks: Map<string, Uint16Array>;
  /** Patches of each chunk, lowest first. */
  readonly patched: Map<string, readonly Patch[]>;
  /** The topmost painted cells of each chunk, by cell index. */
  readonly painted: Map<string, Map<number, number>>;
  /** Users who painted single cells. */
  readonly authors: Set<string>;
  /** Cache of chunks encoded for the document, until they change. */
  readonly texts: Map<string, string>;
  readonly listeners: Set<(change: TileChange) => void>;
  /** Records painted cells while `collectChanges` runs; otherwise null. */
  recordedChanges: Map<string, Uint16Array> | null;
}
