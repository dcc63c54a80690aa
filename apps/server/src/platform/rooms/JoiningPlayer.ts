import type { GuestSavedData } from './PlatformCalls.ts';

/** Who wants in, as the platform vouches for them. */
export interface JoiningPlayer {
  /** Null for guests. */
  readonly userId: string | null;
  /** Under which session they came; whoever came by a link alone has none. */
  readonly signIn?: string;
  readonly name: string;
  readonly isSpectator: boolean;
  readonly canChat: boolean;
  /** Muted, or a stranger to this chat: may not even say one of the phrases. */
  readonly isSilent?: boolean;
  /** Of the community around the game: may hear what is said there. */
  readonly isMember?: boolean;
  readonly isUnderAge?: boolean;
  /** Users whose words they do not want. */
  readonly hides?: readonly string[];
  /** May send others away: keeps order around the game, or opened this private room. */
  readonly mayKick?: boolean;
  /** Hash of the signed id of their browser: a guest who was kicked is recognized by it. */
  readonly browser?: string;
  /** Counted when guests of one network are kicked again and again. */
  readonly network?: string;
  /** Brought from another map of the world by a guest. */
  readonly belongings?: GuestSavedData;
  /** Has linked a wallet whose tokens count in this game. */
  readonly hasWallet?: boolean;
  /** What they wear in this game. */
  readonly skin?: { readonly unit: string; readonly file: string };
}
