import { emitEvent } from '../../world/emitEvent.ts';
import { toTicks } from '../../world/time.ts';
import type { World } from '../../world/World.ts';
import { countPlayers } from '../players/listPlayers.ts';
import { startNextRound } from './startNextRound.ts';
import { noWinner } from './Winner.ts';

/**
 * Starts the countdown before the first round if there are enough players. It ends at `deadline` at the latest; without
 * any time left the round starts at once.
 */
export function startCountdown(world: World, deadline = Infinity): void {
  if (!hasEnoughPlayers(world)) return;
  const ticks = toTicks(world, world.game.game.settings.match.countdownSeconds);
  const endsAt = Math.min(world.tick + ticks, deadline);
  if (endsAt <= world.tick) return startNextRound(world);
  world.match = { ...world.match, phase: 'countdown', endsAt };
  emitEvent(world, { kind: 'match', change: 'countdown', round: world.match.round + 1, ...noWinner });
}

export function hasEnoughPlayers(world: World): boolean {
  return countPlayers(world) >= world.game.game.settings.match.minPlayers;
}
