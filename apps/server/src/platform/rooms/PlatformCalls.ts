import type { TokenBalances } from '@playloom/game-format';

/** Calls of the rooms process to the platform, because it has no database connection. */
export interface PlatformCalls {
  /** The whole document of a release, with its engine version; null when the release does not exist. */
  loadRelease(gameId: string, release: number): Promise<RoomRelease | null>;
  /**
   * Opens a player's saved data for a room, with a lease so that only one room writes. Null when another room holds
   * it.
   */
  openSaved(request: OpenSavedRequest): Promise<OpenedSaved | null>;
  /** Renews a lease, every 10 seconds; false when it was lost. */
  renewLease(lease: string): Promise<boolean>;
  /**
   * Writes changes once: a `sequence` that is not higher than the last one of the lease is ignored. Sent in order.
   */
  writeSaved(request: SavedWrite): Promise<'written' | 'lease-lost'>;
  closeSaved(lease: string): Promise<void>;
  /** Stores an offer for coins that the player can accept on the page; null when it cannot be offered. */
  openOffer(request: OfferRequest): Promise<string | null>;
  /** A player's purchases in a game that no room has delivered yet, oldest first. */
  listPurchases(request: {
    readonly gameId: string;
    readonly userId: string;
  }): Promise<readonly UndeliveredPurchase[]>;
  /** The balances of the game's tokens in a player's wallets. Called only for players with `hasWallet`. */
  readTokens(request: TokensRequest): Promise<TokenBalances>;
  writeScore(request: ScoreWrite): Promise<void>;
  /**
   * A token with which a player travels to another map of the world; null when there is no such map. Called after
   * `closeSaved`.
   */
  openTravel(request: TravelRequest): Promise<{ readonly gameSlug: string; readonly token: string } | null>;
  /** The number of players who started to play since the last report. */
  reportPlays(gameId: string, players: number): Promise<void>;
  /** Play sessions in a room and their length. Repeated while they last, under the same ids. */
  reportStays(report: PlaySessionsReport): Promise<void>; // words: processes of a fleet call it by this name
  /** A user sent this to everyone in a public room. It is copied to the community if they are a member. */
  reportSaid(message: RoomChatMessage): Promise<void>;
  reportProblem(problem: RoomProblem): Promise<void>;
}

interface RoomRelease {
  readonly gameId: string;
  readonly release: number;
  readonly engineVersion: string;
  /** JSON text of the game document. */
  readonly document: string;
  /** Games with scripts get their own thread. */
  readonly hasScripts: boolean;
}

export interface OpenSavedRequest {
  readonly gameId: string;
  readonly userId: string;
  readonly roomId: string;
}

export interface OpenedSaved {
  readonly lease: string;
  readonly saved: {
    readonly game: { readonly [key: string]: unknown };
    readonly world: { readonly [key: string]: unknown };
  };
}

export interface SavedWrite {
  readonly lease: string;
  readonly sequence: number;
  /** `SavedChange` records; validated again here. */
  readonly changes: readonly unknown[];
  /** Purchases whose effects are among the changes. They count as delivered from now on. */
  readonly purchases?: readonly string[];
}

export interface OfferRequest {
  readonly gameId: string;
  readonly userId: string;
  readonly item: string;
  readonly price: number;
}

export interface UndeliveredPurchase {
  readonly id: string;
  readonly item: string;
}

export interface TokensRequest {
  readonly gameId: string;
  readonly userId: string;
}

export interface ScoreWrite {
  readonly gameId: string;
  readonly roomId: string;
  readonly sequence: number;
  readonly userId: string;
  readonly leaderboard: string;
  readonly score: number;
  readonly order: 'highest' | 'lowest';
}

/** The data that rules saved for a guest while they travel between maps. */
export interface GuestSavedData {
  readonly world: { readonly [key: string]: unknown };
  /** By game, so that a map finds its own data again when the guest returns. */
  readonly games: { readonly [gameId: string]: { readonly [key: string]: unknown } };
}

export interface TravelRequest {
  readonly gameId: string;
  readonly userId: string | null;
  readonly name: string;
  readonly map: string;
  /** For guests. */
  readonly belongings?: GuestSavedData;
}

export interface RoomProblem {
  readonly gameId: string;
  readonly release: number;
  readonly roomId: string;
  readonly level: 'log' | 'warn' | 'error';
  readonly id: string;
  readonly place: string;
  readonly text: string;
}

export interface RoomChatMessage {
  /** Stays the same when the message is reported again. */
  readonly id: string;
  readonly gameId: string;
  readonly roomId: string;
  readonly userId: string;
  readonly text: string;
}

export interface PlaySessionsReport {
  readonly gameId: string;
  readonly release: number;
  readonly stays: readonly ReportedPlaySession[]; // words: processes of a fleet exchange this field
}

export interface ReportedPlaySession {
  readonly id: string;
  /** Null for guests, who are identified by their names. */
  readonly userId: string | null;
  readonly name: string;
  /** Time since the session began. */
  readonly agoMs: number;
  readonly seconds: number;
}
