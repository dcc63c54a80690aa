import type { Game, Json } from '@playloom/game-format';
import type * as Y from 'yjs';
import type { Tiles } from './tiles/Tiles.ts';

/**
 * The path of a part of a draft. List entries are addressed by key, which stays the same when other entries
 * are added or removed.
 */
export type DraftPath = readonly string[];

/**
 * A game being edited. The shared document is the single source of truth; everything else here is derived from it.
 * Objects become shared maps, lists of objects become shared maps in which each entry stores its order value, and code
 * becomes shared text. Anything smaller (a number, a color, an expression) is a single value.
 */
export interface Draft {
  readonly doc: Y.Doc;
  readonly game: Y.Map<unknown>;
  /**
   * The plain data that was read from each shared map, as a cache. An edit drops the entries of the edited map and of
   * every map that contains it.
   */
  readonly readings: WeakMap<object, Json>;
  readonly tiles: Tiles;
  /** Deleted types, oldest first. Other people's browsers write to it, so read it with `readTrash`. */
  readonly trash: Y.Array<unknown>;
}

/** A deleted type, with everything needed to restore it where it was. */
export interface TrashEntry {
  readonly path: DraftPath;
  readonly value: Json;
}

/**
 * The game as read from the draft, without tiles. It may be invalid. Parts that haven't changed since the last read are
 * the same objects.
 */
export type DraftGame = Game;

/** An entry in the log: who did what. */
export interface LogEntry {
  readonly label: string;
  readonly by: string;
  /** Milliseconds since 1970, by the clock of the user who made the change. */
  readonly at: number;
}
