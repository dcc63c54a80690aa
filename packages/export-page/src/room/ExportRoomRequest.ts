import type { SavedChange, SavedData } from '@playloom/engine';

/** What the page tells the worker that runs the room. */
export type ExportRoomRequest =
  | {
      readonly kind: 'open';
      readonly document: string;
      readonly seed: number;
      /** The maps that can be travelled to. */
      readonly maps: readonly string[];
    }
  | {
      readonly kind: 'connect';
      readonly name: string;
      readonly saved: SavedData;
      readonly port: MessagePort;
    }
  /** Everybody leaves, so that what the game does then is done; `closed` follows. */
  | { readonly kind: 'close' };

/** What the worker tells the page. */
export type ExportRoomReport =
  | { readonly kind: 'save'; readonly changes: readonly SavedChange[] }
  | { readonly kind: 'closed' };
