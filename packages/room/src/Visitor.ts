import type { SavedData } from '@playloom/engine';

/** Who comes in, as the platform vouches for them. */
export interface Visitor {
  /** Null for guests. */
  readonly userId: string | null;
  readonly name: string;
  /** Watches only: no player, no unit. */
  readonly isSpectator: boolean;
  /** May chat here: the platform knows age, mutes and the level the game asks for. */
  readonly canChat: boolean;
  /** Empty for guests; null while the platform still reads it, then `saved` follows. */
  readonly saved: SavedData | null;
}
