/** What the rooms process asks of the platform: it has no database of its own. */
export interface PlatformCalls {
  /** The whole document of a release, with the engine version it pins; null when there is none. */
  loadRelease(gameId: string, release: number): Promise<RoomRelease | null>;
  /** Saved data of one player for a room, held by a lease so that only one room writes. Null: another room has it. */
  openSaved(request: OpenSavedRequest): Promise<OpenedSaved | null>;
  /** Keeps a lease alive, every 10 seconds; false when it was lost. */
  renewLease(lease: string): Promise<boolean>;
  /** Writes changes once: a `sequence` of a lease that is not higher than the last is not written again. Sent in order. */
  writeSaved(request: SavedWrite): Promise<'written' | 'lease-lost'>;
  closeSaved(lease: string): Promise<void>;
  /** Keeps an offer for coins that the player can accept on the page; null when it cannot be offered. */
  openOffer(request: OfferRequest): Promise<string | null>;
  /** What a player has paid for in a game and no room has handed over yet, in the order it was bought. */
  listPurchases(request: {
    readonly gameId: string;
    readonly userId: string;
  }): Promise<readonly UndeliveredPurchase[]>;
  /** What the wallets of a player hold of the game's tokens; asked for those alone whose visitor says so. */
  readTokens(request: TokensRequest): Promise<TokenBalances>;
  writeScore(request: ScoreWrite): Promise<void>;
  /** The token with which a player goes on in another map of the world; null when there is no such map. Asked for after `closeSaved`. */
  openTravel(request: TravelRequest): Promise<{ readonly gameSlug: string; readonly token: string } | null>;
  /** So many people began to play since the last report. */
  reportPlays(gameId: string, players: number): Promise<void>;
  /** Who is or was in a room, and for how long; told again while it lasts, under the same ids. */
  reportStays(report: PlaySessionsReport): Promise<void>;
  /** Somebody with an account said it to everybody in a public room: members say it to their community too. */
  reportSaid(message: RoomChatMessage): Promise<void>;
  reportProblem(problem: RoomProblem): Promise<void>;
}

interface RoomRelease {
  readonly gameId: string;
  readonly release: number;
  readonly engineVersion: string;
  /** JSON text of the game document. */
  readonly document: string;
  /** Games with scripts get a thread of their own. */
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
  /** `SavedChange` of the engine; checked again here. */
  readonly changes: readonly unknown[];
  /** Purchases whose effects are among the changes: from now on they are handed over. */
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

/** In whole tokens and parts of them. */
export interface TokenBalances {
  readonly game: number;
  readonly map: number;
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

/** What rules saved for a guest, while the guest goes from map to map. */
export interface GuestSavedData {
  readonly world: { readonly [key: string]: unknown };
  /** By game: what a map saves for itself is there again when the guest comes back. */
  readonly games: { readonly [gameId: string]: { readonly [key: string]: unknown } };
}

export interface TravelRequest {
  readonly gameId: string;
  readonly userId: string | null;
  readonly name: string;
  readonly map: string;
  /** Of guests. */
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
  /** The same message when it is told again. */
  readonly id: string;
  readonly gameId: string;
  readonly roomId: string;
  readonly userId: string;
  readonly text: string;
}

export interface PlaySessionsReport {
  readonly gameId: string;
  readonly release: number;
  readonly stays: readonly ReportedPlaySession[];
}

export interface ReportedPlaySession {
  readonly id: string;
  /** Null for guests, who are told apart by their names. */
  readonly userId: string | null;
  readonly name: string;
  /** Since it began. */
  readonly agoMs: number;
  readonly seconds: number;
}
