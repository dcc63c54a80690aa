import type { SavedData, TokenBalances } from '@playloom/engine';
import type { PlayerSkin } from '@playloom/protocol';

/** Who comes in, as the platform vouches for them. */
export interface RoomMember {
  /** Null for guests. */
  readonly userId: string | null;
  readonly name: string;
  /** Watches only: no player, no unit. */
  readonly isSpectator: boolean;
  /** May chat here: the platform knows age, mutes and the level the game asks for. */
  readonly canChat: boolean;
  /** Muted, or a stranger to this chat: may not even say one of the phrases. */
  readonly isSilent?: boolean;
  /** Of the community around the game: may hear what is said there. */
  readonly isMember?: boolean;
  /** Links and numbers are hidden in what they read. */
  readonly isUnderAge?: boolean;
  /** Users whose words they do not want. */
  readonly hides?: readonly string[];
  /** May send others away: opened this private room, or keeps order around the game. */
  readonly mayKick?: boolean;
  /** What its unit looks like, where the player chose something of its own. */
  readonly skin?: PlayerSkin;
  /** Of guests what they bring from another map; null while the platform still reads it, then `saved` follows. */
  readonly saved: SavedData | null;
  /** What its wallets hold, once the platform has read it. */
  readonly tokens?: TokenBalances;
}
