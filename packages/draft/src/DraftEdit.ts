import type { Json } from '@playloom/game-format';
import type { DraftPath, TrashEntry } from './Draft.ts';
import type { CellChange } from './tiles/Tiles.ts';

/** One change of a draft, as data. */
export type DraftEdit =
  /** A field gets a value, whatever was there; undefined takes an optional field away. */
  | { readonly kind: 'set'; readonly path: DraftPath; readonly value: Json | undefined }
  /**
   * A new entry of a list or a record. In a list it comes before the entry with the key `before`, or last.
   * Keys of entries without an id of their own come from `createKeyGenerator`.
   */
  | {
      readonly kind: 'insert';
      readonly path: DraftPath;
      readonly key: string;
      readonly value: Json;
      readonly before?: string | null;
    }
  | { readonly kind: 'remove'; readonly path: DraftPath }
  /** The same for a type, which then lies in the trash. */
  | { readonly kind: 'throw-away'; readonly path: DraftPath }
  /** Out of the trash; an `insert` beside it puts it back. */
  | { readonly kind: 'take-out'; readonly entry: TrashEntry }
  /** Within its list, before another entry or to the end. */
  | { readonly kind: 'move'; readonly path: DraftPath; readonly before: string | null }
  /** Typing in a file or a panel. */
  | {
      readonly kind: 'type';
      readonly path: DraftPath;
      readonly at: number;
      readonly remove: number;
      readonly insert: string;
    }
  | { readonly kind: 'paint'; readonly layer: string; readonly cells: readonly CellChange[] }
  /** A whole chunk, by `cx,cy`; null empties it. */
  | {
      readonly kind: 'chunk';
      readonly layer: string;
      readonly chunk: string;
      readonly cells: Uint16Array | null;
    }
  /** A layer with everything on it. */
  | { readonly kind: 'remove-layer'; readonly layer: string };
