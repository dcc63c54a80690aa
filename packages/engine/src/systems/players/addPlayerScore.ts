import { limits } from '@playloom/game-format';
import { toFiniteOrZero } from '../../math/toFiniteOrZero.ts';
import type { Player } from '../../world/Player.ts';
import type { World } from '../../world/World.ts';

export function addPlayerScore(_world: World, player: Player, amount: number): void {
  player.score = clampScore(player.score + amount);
}

export function setPlayerScore(player: Player, score: number): void {
  player.score = clampScore(score);
}

/** Limits a score to what a scoreboard can show. */
export function clampScore(score: number): number {
  return Math.min(limits.NUMBER_MAX, Math.max(-limits.NUMBER_MAX, toFiniteOrZero(score)));
}
