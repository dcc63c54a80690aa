/** A seat about which a room asks the platform. */
export interface CheckedSeat {
  readonly gameId: string;
  readonly release: number;
  /** Null for guests: only whether the game is still open is checked for them. */
  readonly userId: string | null;
  /** The login session that the player joined with. Missing for guests, and in seats of earlier versions. */
  readonly signIn?: string;
}

/** What the database says about a seat now. The first one that applies is given. */
export type SeatStanding = 'game-closed' | 'banned' | 'signed-out' | 'muted' | 'welcome';

/** What users have chosen or told about themselves, which applies in every room they are in. */
export interface SeatSettings {
  /** Ids of the users whose messages they have hidden. */
  readonly hides: readonly string[];
  /** Whether they are old enough to write messages. */
  readonly canWrite: boolean;
  /** Whether links and numbers are masked for them. */
  readonly isUnderAge: boolean;
}

/** More seats are divided into several calls. */
export const CHECKED_SEATS_MAX = 1_000;
