import { fire } from '../../triggers/fire.ts';
import type { Player } from '../../world/Player.ts';
import { emitEvent } from '../../world/emitEvent.ts';
import type { World } from '../../world/World.ts';

/**
 * Starts removing a player. Rules of this tick can still read it. `stepLeavingPlayers` then removes it and
 * its units.
 */
export function startPlayerLeave(world: World, player: Player): void {
  if (player.isLeaving) return;
  player.isLeaving = true;
  emitEvent(world, { kind: 'leave', player: player.id });
  fire(world, 'playerLeaves', { triggeringPlayer: player.id, triggeringUnit: player.unit });
}
