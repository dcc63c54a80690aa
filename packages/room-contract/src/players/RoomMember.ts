import type { PlayerSkin } from '@playloom/protocol';
import type { SavedData, TokenBalances } from '@playloom/game-format';

/** A person in a room. The platform has verified the data. */
export interface RoomMember {
  /** Null for guests. */
  readonly userId: string | null;
  readonly name: string;
  /** Whether they only watch. Spectators have neither a player nor a unit. */
  readonly isSpectator: boolean;
  /** Whether they may chat. The platform checks age, mutes and the level that the game requires. */
  readonly canChat: boolean;
  /** Whether they are muted or not allowed in this chat, so that they can't even send phrases. */
  readonly isSilent?: boolean;
  /** Whether they are a member of the game's community, who may receive its chat. */
  readonly isMember?: boolean;
  /** Whether they are a minor. Links and numbers are hidden in the messages they read. */
  readonly isUnderAge?: boolean;
  /** Ids of the users whose messages they have hidden. */
  readonly hides?: readonly string[];
  /** Whether they may kick others, because they opened this private room or moderate the game. */
  readonly mayKick?: boolean;
  /** The skin of their unit, if they chose one. */
  readonly skin?: PlayerSkin;
  /**
   * The saved data of the user; for guests, the data they bring from another map. Null while the platform is
   * still loading it; a `saved` command follows.
   */
  readonly saved: SavedData | null;
  /** The player's token balances, once the platform has loaded them. */
  readonly tokens?: TokenBalances;
}
