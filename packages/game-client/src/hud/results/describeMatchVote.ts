import type { PlayerId } from '@playloom/game-format';
import { computeSecondsUntil } from '../parts/formatClock.ts';
import type { HudState } from '../state/HudState.ts';

export interface MatchVoteModel {
  readonly options: readonly VoteOption[];
  readonly secondsLeft: number;
  /** How many people have voted, of how many who can. */
  readonly voted: number;
  readonly voters: number;
  /** Spectators can't vote. */
  readonly canVote: boolean;
}

export interface VoteOption {
  readonly label: string;
  readonly isMine: boolean;
  readonly voters: readonly { readonly id: PlayerId; readonly name: string; readonly color: string | null }[];
}

type VoteState = Pick<HudState, 'game' | 'room' | 'players' | 'me' | 'tick' | 'tickRate'>;

/** Describes the vote on the next match. Votes of players who left don't count. */
export function describeMatchVote(state: VoteState): MatchVoteModel {
  const { game, room, players, me } = state;
  const people = players.filter(({ isBot }) => !isBot);
  const labels = game.settings.results.options.map(({ label }) => label);
  const options = (labels.length === 0 ? ['Play again'] : labels).map((label, index) => ({
    label,
    isMine: me !== null && room.matchVotes[me] === index,
    voters: people
      .filter(({ id }) => room.matchVotes[id] === index)
      .map(({ id, name, team }) => ({
        id,
        name,
        color: team === null ? null : (game.types.teams[team]?.color ?? null),
      })),
  }));
  return {
    options,
    secondsLeft: computeSecondsUntil(room.match.endsAt, state),
    voted: options.reduce((sum, { voters }) => sum + voters.length, 0),
    voters: people.length,
    canVote: me !== null,
  };
}
