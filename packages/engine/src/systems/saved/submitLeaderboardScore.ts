import { limits } from '@playloom/game-format';
import type { Player } from '../../world/Player.ts';
import { emitEvent } from '../../world/emitEvent.ts';
import type { World } from '../../world/World.ts';
import { limitTextLength } from '../messages/limitTextLength.ts';

interface ScoreEntry {
  readonly leaderboard: string;
  readonly score: number;
  readonly order: 'highest' | 'lowest';
}

/** Submits a score to a leaderboard. The room keeps each player's best. Bots don't compete. */
export function submitLeaderboardScore(
  world: World,
  player: Player,
  { leaderboard, score, order }: ScoreEntry,
): void {
  const name = limitTextLength(leaderboard.trim(), limits.LEADERBOARD_NAME_MAX);
  if (player.isBot || name === '' || !Number.isFinite(score)) return;
  emitEvent(world, { kind: 'leaderboard', player: player.id, leaderboard: name, score, order });
}
