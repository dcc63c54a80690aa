import type { PlayerId } from '@playloom/game-format';
import type { PlayerView } from '@playloom/protocol';

export interface RankedPlayer {
  readonly player: PlayerView;
  /** Starts at 1. Players with the same score share a rank. */
  readonly rank: number;
}

/** Sorts players by score, best first. Ties keep the order of joining, so that rows don't jump. */
export function rankPlayers(players: readonly PlayerView[]): RankedPlayer[] {
  const sorted = [...players].sort((a, b) => b.score - a.score || a.id - b.id);
  return sorted.map((player) => ({
    player,
    rank: 1 + sorted.findIndex(({ score }) => score === player.score),
  }));
}

/** Picks the rows around the player: the one above, their own, and the one below. For spectators the first rows. */
export function pickRowsAround(
  ranked: readonly RankedPlayer[],
  me: PlayerId | null,
  count: number,
): readonly RankedPlayer[] {
  const own = ranked.findIndex(({ player }) => player.id === me);
  const first = Math.max(0, Math.min(own - Math.floor(count / 2), ranked.length - count));
  return ranked.slice(first, first + count);
}
