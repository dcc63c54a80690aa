import type {
  AchievementProgress,
  AchievementReport,
  GoalProgress,
  KeepAlive,
  TokenBalances,
} from '@playloom/game-format';
import type { GuestSavedData } from '../players/GuestSavedData.ts';
import type { CheckedSeat, SeatSettings, SeatStanding } from './SeatCheck.ts';
import type { SleepingRoom, SleepingRoomClaim, SleepingRoomQuery } from './SleepingRoom.ts';
import type { ReportedProblem, ReportedScore, RequestedOffer } from '../thread/RoomReport.ts';

/** Calls from the rooms process to the platform, because the rooms process has no database connection. */
export interface PlatformCalls {
  /** Loads the whole document of a release, with its engine version. Returns null when the release does not exist. */
  loadRelease(gameId: string, release: number): Promise<RoomRelease | null>;
  /**
   * Opens a player's saved data for a room, with a lease so that only one room writes. Returns null when another room
   * holds it.
   */
  openSaved(request: OpenSavedDataRequest): Promise<OpenedSavedData | null>;
  /**
   * Continues with a player's data in a room that came back and knows of writes up to `sequence`. `outdated`: later ones
   * were stored, because the room's journal was not. The room then opens the data again, and everything that it writes
   * from now on is new. `lost`: the room does not hold the data anymore. Older processes don't know this call.
   */
  continueSaved(request: ContinueSavedDataRequest): Promise<'current' | 'outdated' | 'lost'>;
  /** Renews the leases of a room, which does this every 10 seconds. Returns those that were lost. */
  renewLeases(leases: readonly string[]): Promise<readonly string[]>;
  /**
   * Reads whether the players of these seats may stay, in the same order. A logout, ban, or mute is sent to rooms when
   * it happens; this finds those that a room has missed. A rooms process asks for up to `CHECKED_SEATS_MAX` seats at once.
   */
  checkSeats(seats: readonly CheckedSeat[]): Promise<readonly SeatStanding[]>;
  /**
   * Reads the settings of users in rooms, in the same order; null for users who no longer exist. Older processes don't
   * know this call.
   */
  readSeatSettings(userIds: readonly string[]): Promise<readonly (SeatSettings | null)[]>;
  /**
   * Writes changes in order, each once: a `sequence` that is not higher than the last one of the lease is ignored. After
   * `new-day`, the player has other goals. Older processes treat it as `written`.
   */
  writeSaved(request: SavedDataWrite): Promise<'written' | 'lease-lost' | 'new-day'>;
  /** Reads the goals that a player has today. Null without goals. Older processes don't know this call. */
  readGoals(request: GoalsRequest): Promise<GoalProgress | null>;
  closeSaved(lease: string): Promise<void>;
  /** Stores an offer for coins that the player can accept on the page. Returns null when it cannot be offered. */
  openOffer(request: OfferRequest): Promise<string | null>;
  /** Lists purchases of several players in a game that no room has delivered yet, oldest first. */
  listPurchases(request: {
    readonly gameId: string;
    readonly userIds: readonly string[];
  }): Promise<readonly UndeliveredPurchase[]>;
  /** Reads the balances of the game's tokens in a player's wallets. Called only for players with `hasWallet`. */
  readTokens(request: TokensRequest): Promise<TokenBalances>;
  writeScore(request: ScoreWrite): Promise<void>;
  /**
   * Creates a token with which a player travels to another map of the world. Returns null when there is no such map.
   * Called after `closeSaved`.
   */
  openTravel(request: TravelRequest): Promise<{ readonly gameSlug: string; readonly token: string } | null>;
  /** Reports how many players started to play since the last report. */
  reportPlays(gameId: string, players: number): Promise<void>;
  /** Reports play sessions in a room and their length. Sent repeatedly, with the same ids, while the sessions last. */
  reportStays(report: PlaySessionsReport): Promise<void>; // words: processes of a fleet call it by this name
  /**
   * Reports a message that a user sent to everyone in a public room. If they are a member, it is copied to the
   * community.
   */
  reportSaid(message: RoomChatMessage): Promise<void>;
  reportProblem(problem: RoomProblem): Promise<void>;
  /**
   * Stores a room without players, for as long as the game and the creator's plan keep rooms. Returns false if it is
   * not kept. If a room is stored again, its record is replaced.
   */
  storeSleepingRoom(room: SleepingRoom): Promise<boolean>;
  /** Finds a sleeping room and reserves it for the caller, who must open it within half a minute. */
  claimSleepingRoom(query: SleepingRoomQuery): Promise<SleepingRoomClaim>;
  /** Reads the record of a claimed room. Returns null if it is lost. */
  readSleepingRoom(roomId: string): Promise<Uint8Array | null>;
  /**
   * Forgets a room that is open again, or leaves one to others that was claimed. A room that failed to open is kept for
   * operators, but not for players.
   */
  settleSleepingRoom(roomId: string, outcome: 'open' | 'asleep' | 'failed'): Promise<void>;
}

export const PLATFORM_CALL_NAMES: readonly (keyof PlatformCalls)[] = [
  'loadRelease',
  'openSaved',
  'continueSaved',
  'renewLeases',
  'checkSeats',
  'readSeatSettings',
  'writeSaved',
  'readGoals',
  'closeSaved',
  'openOffer',
  'listPurchases',
  'readTokens',
  'writeScore',
  'openTravel',
  'reportPlays',
  'reportStays',
  'reportSaid',
  'reportProblem',
  'storeSleepingRoom',
  'claimSleepingRoom',
  'readSleepingRoom',
  'settleSleepingRoom',
];

interface RoomRelease {
  readonly gameId: string;
  readonly release: number;
  readonly engineVersion: string;
  /** JSON text of the game document. */
  readonly document: string;
  /** Whether the game has scripts. Such games run in their own thread. */
  readonly hasScripts: boolean;
  /** How long rooms are kept without players. Missing in answers of older processes, which keep none. */
  readonly keepAlive?: KeepAlive;
}

export interface OpenSavedDataRequest {
  readonly gameId: string;
  readonly userId: string;
  readonly roomId: string;
  /** Missing in requests of older processes. */
  readonly release?: number;
  /**
   * The number of the last write that the room knows of. If the room holds the data already, writes up to there are not
   * repeated under the new lease. Missing in requests of older processes.
   */
  readonly sequence?: number;
}

export interface ContinueSavedDataRequest {
  readonly lease: string;
  readonly userId: string;
  readonly roomId: string;
  readonly sequence: number;
}

export interface OpenedSavedData {
  readonly lease: string;
  readonly saved: {
    readonly game: { readonly [key: string]: unknown };
    readonly world: { readonly [key: string]: unknown };
    readonly achievements?: AchievementProgress;
    readonly goals?: GoalProgress;
  };
}

export interface GoalsRequest {
  readonly gameId: string;
  readonly userId: string;
  readonly release: number;
}

export interface SavedDataWrite {
  readonly lease: string;
  readonly sequence: number;
  /** `SavedChange` records. The platform validates them again. */
  readonly changes: readonly unknown[];
  /** Purchases whose effects are among the changes. Writing marks them as delivered. */
  readonly purchases?: readonly string[];
  /** Progress with achievements and goals, and the release that is played. The platform checks both. */
  readonly progress?: AchievementReport;
  readonly release?: number;
}

export interface OfferRequest extends RequestedOffer {
  readonly gameId: string;
  /** A UUID. If a room asks again with the same one, it gets the same offer. */
  readonly id?: string;
}

export interface UndeliveredPurchase {
  readonly id: string;
  readonly userId: string;
  readonly item: string;
}

export interface TokensRequest {
  readonly gameId: string;
  readonly userId: string;
}

export interface ScoreWrite extends ReportedScore {
  readonly gameId: string;
  readonly roomId: string;
}

export interface TravelRequest {
  readonly gameId: string;
  readonly userId: string | null;
  readonly name: string;
  readonly map: string;
  /** Only for guests, because users have saved data in the database. */
  readonly belongings?: GuestSavedData;
}

export interface RoomProblem extends ReportedProblem {
  readonly gameId: string;
  readonly release: number;
  readonly roomId: string;
}

export interface RoomChatMessage {
  /** The same id is used when the message is reported again. */
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
  /** How long ago the session began, in milliseconds. */
  readonly agoMs: number;
  readonly seconds: number;
}
