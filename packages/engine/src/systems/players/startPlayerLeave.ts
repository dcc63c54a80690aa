import { fire } from '../../rules/fire.ts';
import { despawnEntity } from '../../spawn/despawnEntity.ts';
import { forEachEntity } from '../../world/entities.ts';
import { markEntity } from '../../world/marks.ts';
import type { Player } from '../../world/Player.ts';
import { emitEvent } from '../../world/emitEvent.ts';
import type { World } from '../../world/World.ts';
import { flushWaitingSaves } from '../saved/savedData.ts';
import { saveVariables } from '../saved/savedVariables.ts';

/**
 * Starts removing a player. It can be read until the rules of this tick have run; `removeLeavingPlayers` then
 * removes it and its units.
 */
export function startPlayerLeave(world: World, player: Player): void {
  if (player.isLeaving) return;
  player.isLeaving = true;
  emitEvent(world, { kind: 'leave', player: player.id });
  fire(world, 'playerLeaves', { triggeringPlayer: player.id, triggeringUnit: player.unit });
}

/** After the rules of a tick: saves their last changes, then removes the players. */
export function removeLeavingPlayers(world: World): void {
  for (const player of world.players.values()) {
    if (!player.isLeaving) continue;
    saveVariables(world, player);
    flushWaitingSaves(world, player);
    removeUnits(world, player);
    world.players.delete(player.id);
  }
}

/** Entities placed on the map belong to the map and stay, without an owner. */
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
