import type { PlayerId } from '@playloom/game-format';

/** Kick votes of a room. Not part of a keyframe: a restored room starts without any. */
export interface KickState {
  /** The current vote; only one at a time. */
  vote: KickVote | null;
  nextVote: number;
  /** For each user, the tick from which the user may start another vote. */
  readonly canCallAt: Map<string, number>;
  /** For each player, the tick until which no other vote can be started on that player. */
  readonly sparedUntil: Map<PlayerId, number>;
}

export interface KickVote {
  readonly number: number;
  readonly player: PlayerId;
  /** Votes are counted by user id, so that a second tab or a reconnect doesn't give a user a second vote. */
  readonly callerId: string;
  readonly caller: string;
  readonly endsAt: number;
  /** Users present when the vote began; later arrivals can't vote. */
  readonly electorate: ReadonlySet<string>;
  readonly ballots: Map<string, boolean>;
}

export function createKickState(): KickState {
  return { vote: null, nextVote: 1, canCallAt: new Map(), sparedUntil: new Map() };
}
