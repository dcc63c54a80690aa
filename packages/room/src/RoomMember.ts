import type { SavedData } from '@playloom/engine';
import type { PlayerSkin } from '@playloom/protocol';
import type { TokenBalances } from '@playloom/game-format';

/** A person who joins, as verified by the platform. */
export interface RoomMember {
  /** Null for guests. */
  readonly userId: string | null;
  readonly name: string;
  /** A spectator: no player, no unit. */
  readonly isSpectator: boolean;
  /** May chat here: the platform checks age, mutes and the level the game requires. */
  readonly canChat: boolean;
  /** Muted, or not allowed in this chat: can't even send phrases. */
  readonly isSilent?: boolean;
  /** A member of the game's community, who may receive its chat. */
  readonly isMember?: boolean;
  /** Links and numbers are hidden in the messages they read. */
  readonly isUnderAge?: boolean;
  /** Users whose messages they have hidden. */
  readonly hides?: readonly string[];
  /** May kick others: opened this private room, or moderates the game. */
  readonly mayKick?: boolean;
  /** The look of its unit, if the player chose one. */
  readonly skin?: PlayerSkin;
  /**
   * For guests, the data they bring from another map. Null while the platform is still reading it; `saved`
   * follows later.
   */
  readonly saved: SavedData | null;
  /** The player's wallet balances, once the platform has read them. */
  readonly tokens?: TokenBalances;
}
