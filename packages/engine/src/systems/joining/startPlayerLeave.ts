import { fire } from '../../triggers/fire.ts';
import { despawnEntity } from '../spawn/despawnEntity.ts';
import { forEachEntity } from '../../world/entities.ts';
import { markEntity } from '../../world/marks.ts';
import type { Player } from '../../world/Player.ts';
import { emitEvent } from '../../world/emitEvent.ts';
import type { World } from '../../world/World.ts';
import { flushWaitingSaves } from '../saved/savedData.ts';
import { saveVariables } from '../saved/savedVariables.ts';

/**
 * Starts removing a player. Rules of this tick can still read it. `removeLeavingPlayers` then removes it and
 * its units.
 */
export function startPlayerLeave(world: World, player: Player): void {
  if (player.isLeaving) return;
  player.isLeaving = true;
  emitEvent(world, { kind: 'leave', player: player.id });
  fire(world, 'playerLeaves', { triggeringPlayer: player.id, triggeringUnit: player.unit });
}

/** Saves the last changes of leaving players and removes them. Called after the rules of a tick. */
export function removeLeavingPlayers(world: World): void {
  for (const player of world.players.values()) {
    if (!player.isLeaving) continue;
    saveVariables(world, player);
    flushWaitingSaves(world, player);
    removeUnits(world, player);
    world.players.delete(player.id);
  }
}

/** Removes a player's units. Units placed on the map stay, without an owner. */
function removeUnits(world: World, player: Player): void {
  forEachEntity(world, 'unit', (unit) => {
    if (unit.owner !== player.id) return;
    if (unit.placement === null) {
      despawnEntity(world, unit);
    } else {
      unit.owner = null;
      markEntity(world, unit);
    }
  });
}
