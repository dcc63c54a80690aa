import type { World } from '../../world/World.ts';
import { resetScores } from './resetScores.ts';

/** Starts a new match. If matches are turned on, it first waits for players. */
export function startMatch(world: World, retainsScores = false): void {
  const { isEnabled } = world.game.game.settings.match;
  if (!retainsScores) resetScores(world);
  world.match = { phase: isEnabled ? 'waiting' : 'off', round: 0, endsAt: 0, wins: {} };
}
