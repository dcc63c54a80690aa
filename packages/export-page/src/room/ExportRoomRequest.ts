import type { SavedChange, SavedData } from '@playloom/game-format';

/** Messages from the page to the room's worker. */
export type ExportRoomRequest =
  | {
      readonly kind: 'open';
      readonly document: string;
      readonly seed: number;
      /** Names of the maps that players can travel to. */
      readonly maps: readonly string[];
    }
  | {
      readonly kind: 'connect';
      readonly name: string;
      readonly saved: SavedData;
      readonly port: MessagePort;
    }
  /** Closes the room. Removes all players first, so that rules for leaving run. The worker answers with `closed`. */
  | { readonly kind: 'close' };

/** Messages from the worker to the page. */
export type ExportRoomReport =
  | { readonly kind: 'save'; readonly changes: readonly SavedChange[] }
  | { readonly kind: 'closed' };
