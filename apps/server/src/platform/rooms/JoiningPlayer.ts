import type { GuestSavedData } from './PlatformCalls.ts';

/** A player who wants to join, as verified by the platform. */
export interface JoiningPlayer {
  /** Null for guests. */
  readonly userId: string | null;
  /** The session they joined with. Players who joined only by a link have none. */
  readonly signIn?: string;
  readonly name: string;
  readonly isSpectator: boolean;
  readonly canChat: boolean;
  /** Muted, or not allowed in this chat: cannot even send preset phrases. */
  readonly isSilent?: boolean;
  /** Member of the game's community: can see its chat. */
  readonly isMember?: boolean;
  readonly isUnderAge?: boolean;
  /** Users whose messages they do not want to see. */
  readonly hides?: readonly string[];
  /** Can kick others: a moderator of the game, or the creator of this private room. */
  readonly mayKick?: boolean;
  /** Hash of the signed id of their browser, by which a kicked guest is recognized. */
  readonly browser?: string;
  /** For limits on guests of one network who are kicked repeatedly. */
  readonly network?: string;
  /** Saved data that a guest brings from another map of the world. */
  readonly belongings?: GuestSavedData;
  /** Has linked a wallet whose tokens count in this game. */
  readonly hasWallet?: boolean;
  /** The skin they wear in this game. */
  readonly skin?: { readonly unit: string; readonly file: string };
}
