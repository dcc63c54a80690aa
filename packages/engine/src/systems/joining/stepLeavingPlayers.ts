import { forEachEntity } from '../../world/entities.ts';
import type { Player } from '../../world/Player.ts';
import { setEntityOwner } from '../../world/markedFields.ts';
import type { World } from '../../world/World.ts';
import { flushWaitingSaves } from '../saved/savedData.ts';
import { saveVariables } from '../saved/savedVariables.ts';
import { despawnEntity } from '../spawn/despawnEntity.ts';

/** Saves the last changes of leaving players and removes them. Called after the rules of a tick. */
export function stepLeavingPlayers(world: World): void {
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
    if (unit.placement === null) despawnEntity(world, unit);
    else setEntityOwner(world, unit, null);
  });
}
