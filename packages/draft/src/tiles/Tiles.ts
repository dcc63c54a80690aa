import type * as Y from 'yjs';

/** A cell of a layer and its new content. */
export type CellChange = readonly [x: number, y: number, cell: number];

/** Tiles that changed: single cells, or whole chunks with the keys `cx,cy`. */
export interface TileChange {
  readonly layer: string;
  readonly cells: readonly CellChange[];
  readonly chunks: readonly string[];
}

/** The part of a large stroke that is in one chunk. */
export interface Patch {
  readonly key: string;
  /** A key from `formatChunkKey`. */
  readonly chunk: string;
  /** Patches with a higher order cover those with a lower one. */
  readonly order: number;
  /** The Yjs client number of the user who painted it. Users who paint at the same time write separate patches. */
  readonly author: string;
}

/**
 * The cells that a step painted: for each chunk, triples of the cell index, the old cell and the new cell.
 */
export type CellChangeLog = ReadonlyMap<string, Uint16Array>;

/**
 * The tiles of a draft. Each chunk has a blob with all its cells, covered by patches (large strokes) and by single
 * cells (small strokes). Patches and cells contain only what was painted and are stored per author, so users who paint
 * at the same time never erase each other's tiles. A blob covers a whole chunk, so it is written only when a draft is
 * created or compacted. Undo doesn't delete painted cells but paints the previous content over them: a deleted cell
 * would come back if another client had already compacted it.
 */
export interface Tiles {
  readonly blobs: Y.Map<Uint8Array>;
  /** Keyed by `layer/cx,cy/order/author`. */
  readonly patches: Y.Map<Uint8Array>;
  /** Painted cells with their order, encoded by `encodePaintedCell`. Keyed by `layer/x,y/author`. */
  readonly cells: Y.Map<number>;
  /** Cache of composed chunks, filled on first read. Keyed by `layer/cx,cy`. */
  readonly chunks: Map<string, Uint16Array>;
  /** Patches of each chunk, lowest first. */
  readonly patched: Map<string, readonly Patch[]>;
  /** The topmost painted cells of each chunk, by cell index. */
  readonly painted: Map<string, Map<number, number>>;
  /** All authors of painted cells, in the form of `Patch.author`. */
  readonly authors: Set<string>;
  /** Cache of chunks encoded as text for the game document. An entry is removed when its chunk changes. */
  readonly texts: Map<string, string>;
  readonly listeners: Set<(change: TileChange) => void>;
  /** Records painted cells while `collectChanges` runs; otherwise null. */
  recordedChanges: Map<string, Uint16Array> | null;
}
