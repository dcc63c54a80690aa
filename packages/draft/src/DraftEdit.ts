import type { Json } from '@playloom/game-format';
import type { DraftPath, TrashEntry } from './Draft.ts';
import type { CellChange } from './tiles/Tiles.ts';

/** One change to a draft, as data. */
export type DraftEdit =
  /** Sets a field, with or without a previous value. Undefined removes an optional field. */
  | { readonly kind: 'set'; readonly path: DraftPath; readonly value: Json | undefined }
  /**
   * Adds an entry to a list or a record. In a list it goes before the entry with the key `before`, or last.
   * Entries without an id of their own get a key from `createKeyGenerator`.
   */
  | {
      readonly kind: 'insert';
      readonly path: DraftPath;
      readonly key: string;
      readonly value: Json;
      readonly before?: string | null;
    }
  | { readonly kind: 'remove'; readonly path: DraftPath }
  /** Removes a type and moves it to the trash. */
  | { readonly kind: 'throw-away'; readonly path: DraftPath }
  /** Removes an entry from the trash; an `insert` in the same step restores it. */
  | { readonly kind: 'take-out'; readonly entry: TrashEntry }
  /** Moves an entry within its list, before another entry or to the end. */
  | { readonly kind: 'move'; readonly path: DraftPath; readonly before: string | null }
  /** Edits the text of a file or a panel. */
  | {
      readonly kind: 'type';
      readonly path: DraftPath;
      readonly at: number;
      readonly remove: number;
      readonly insert: string;
    }
  | { readonly kind: 'paint'; readonly layer: string; readonly cells: readonly CellChange[] }
  /** Replaces a whole chunk, addressed by `cx,cy`; null empties it. */
  | {
      readonly kind: 'chunk';
      readonly layer: string;
      readonly chunk: string;
      readonly cells: Uint16Array | null;
    }
  /** Removes a layer with everything on it. */
  | { readonly kind: 'remove-layer'; readonly layer: string };
