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

/** Picks the first rows. If the player's own row is not among them, it replaces the last one. */
export function pickScoreboardRows(
  ranked: readonly RankedPlayer[],
  me: PlayerId | null,
  most: number,
): readonly RankedPlayer[] {
  const top = ranked.slice(0, most);
  const own = ranked.find(({ player }) => player.id === me);
  if (own === undefined || top.includes(own)) return top;
  return [...top.slice(0, most - 1), own];
}
