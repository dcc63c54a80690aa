import { fire } from '../../rules/fire.ts';
import { destroyEntity } from '../../spawn/destroyEntity.ts';
import { forEachEntity } from '../../world/entities.ts';
import { markEntity } from '../../world/marks.ts';
import type { Player } from '../../world/Player.ts';
import { tell } from '../../world/tell.ts';
import type { World } from '../../world/World.ts';
import { sendWaitingSaves } from '../saved/savedData.ts';
import { saveVariables } from '../saved/savedVariables.ts';

/**
 * Lets a player go. It stays readable until the rules of this tick have heard of it; `removeLeavers` then
 * takes it and its units away.
 */
export function leavePlayer(world: World, player: Player): void {
  if (player.isLeaving) return;
  player.isLeaving = true;
  tell(world, { kind: 'leave', player: player.id });
  fire(world, 'playerLeaves', { triggeringPlayer: player.id, triggeringUnit: player.unit });
}

/** After the rules of a tick: what they changed last is saved, then the players are gone. */
export function removeLeavers(world: World): void {
  for (const player of world.players.values()) {
    if (!player.isLeaving) continue;
    saveVariables(world, player);
    sendWaitingSaves(world, player);
    removeUnits(world, player);
    world.players.delete(player.id);
  }
}

/** What was placed on the map belongs to the map and stays, without its owner. */
function removeUnits(world: World, player: Player): void {
  forEachEntity(world, 'unit', (unit) => {
    if (unit.owner !== player.id) return;
    if (unit.placement === null) {
      destroyEntity(world, unit);
    } else {
      unit.owner = null;
      markEntity(world, unit);
    }
  });
}
