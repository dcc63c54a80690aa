import type { World } from '../../world/World.ts';
import { resetScores } from './resetScores.ts';

/** A new match, from nothing: waits for players where the settings ask for matches. */
export function startMatch(world: World): void {
  const { isEnabled } = world.game.game.settings.match;
  resetScores(world);
  world.match = { phase: isEnabled ? 'waiting' : 'off', round: 0, endsAt: 0, wins: {} };
}
