import type { GuestSavedData } from './GuestSavedData.ts';

/** A player who wants to join, as verified by the platform. */
export interface JoiningPlayer {
  /** Null for guests. */
  readonly userId: string | null;
  /** The login session that the player joined with. Players who joined only by a link have none. */
  readonly signIn?: string;
  readonly name: string;
  readonly isSpectator: boolean;
  readonly canChat: boolean;
  /** The player is muted or not allowed in this chat, and cannot even send preset phrases. */
  readonly isSilent?: boolean;
  /** Whether the player is a member of the game's community and can see its chat. */
  readonly isMember?: boolean;
  readonly isUnderAge?: boolean;
  /** Users whose messages the player does not want to see. */
  readonly hides?: readonly string[];
  /** Whether the player can kick others: a moderator of the game, or the creator of this private room. */
  readonly mayKick?: boolean;
  /** Hash of the signed id of the player's browser, by which a kicked guest is recognized. */
  readonly browser?: string;
  /** Used to limit guests of one network who are kicked repeatedly. */
  readonly network?: string;
  /** Saved data that a guest brings from another map of the world. */
  readonly belongings?: GuestSavedData;
  /** Whether the player has linked a wallet that this game can read token balances from. */
  readonly hasWallet?: boolean;
  /** The skin that the player wears in this game. */
  readonly skin?: { readonly unit: string; readonly file: string };
}
