import type { PlayerId } from '@playloom/game-format';

/** What people of a room decide about each other. A room that goes on from a keyframe begins anew. */
export interface KickState {
  /** One at a time. */
  vote: KickVote | null;
  nextVote: number;
  /** Ticks from which somebody may ask again, by user. */
  readonly canCallAt: Map<string, number>;
  /** Ticks from which one may be asked about again, by player. */
  readonly sparedUntil: Map<PlayerId, number>;
}

export interface KickVote {
  readonly number: number;
  readonly player: PlayerId;
  /** Users: whoever opens a second tab, or loses the connection, has one voice all the same. */
  readonly callerId: string;
  readonly caller: string;
  readonly endsAt: number;
  /** Who was here when it was asked; whoever comes later has no voice in it. */
  readonly electorate: ReadonlySet<string>;
  readonly ballots: Map<string, boolean>;
}

export function createKickState(): KickState {
  return { vote: null, nextVote: 1, canCallAt: new Map(), sparedUntil: new Map() };
}
