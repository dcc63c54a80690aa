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

/** Picks the best rows. If the player is not among them, the last ones are the next above the player and their own. */
export function pickRowsAround(
  ranked: readonly RankedPlayer[],
  me: PlayerId | null,
  count: number,
): readonly RankedPlayer[] {
  const own = ranked.findIndex(({ player }) => player.id === me);
  if (own < count) return ranked.slice(0, count);
  return [...ranked.slice(0, count - 2), ...ranked.slice(own - 1, own + 1)];
}
