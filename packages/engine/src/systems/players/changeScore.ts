import { limits } from '@playloom/game-format';
import { keepFinite } from '../../math/keepFinite.ts';
import type { Player } from '../../world/Player.ts';
import type { World } from '../../world/World.ts';

export function changeScore(_world: World, player: Player, amount: number): void {
  player.score = keepScore(player.score + amount);
}

export function setScore(player: Player, score: number): void {
  player.score = keepScore(score);
}

/** Scores stay numbers that a scoreboard can show. */
export function keepScore(score: number): number {
  return Math.min(limits.NUMBER_MAX, Math.max(-limits.NUMBER_MAX, keepFinite(score)));
}
