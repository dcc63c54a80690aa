import type { Game, Json } from '@playloom/game-format';
import type * as Y from 'yjs';
import type { Tiles } from './tiles/Tiles.ts';

/** Where a part of a draft is. Entries of lists go by their keys, which stay when others come or go. */
export type DraftPath = readonly string[];

/**
 * A game being edited. The shared document is the only truth; everything else here is made from it.
 * Objects become shared maps, lists of objects become shared maps whose entries carry their order,
 * code becomes shared text; what is smaller than that (a number, a colour, an expression) is one value.
 */
export interface Draft {
  readonly doc: Y.Doc;
  readonly game: Y.Map<unknown>;
  /** What has been read of each shared map; an edit forgets it and everything around it. */
  readonly readings: WeakMap<object, Json>;
  readonly tiles: Tiles;
  /** Types that were deleted, oldest first. Other people's browsers write it: `readTrash` reads it. */
  readonly trash: Y.Array<unknown>;
}

/** What was deleted, to be put back where it was. */
export interface TrashEntry {
  readonly path: DraftPath;
  readonly value: Json;
}

/** The game as the draft says it, in order or not, without tiles: parts that did not change are the same objects. */
export type DraftGame = Game;

/** A name in the log: who did what. */
export interface LogEntry {
  readonly label: string;
  readonly by: string;
  /** Milliseconds since 1970, by the clock of whoever did it. */
  readonly at: number;
}
