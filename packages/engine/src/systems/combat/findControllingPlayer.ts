import type { Unit } from '../../world/Entity.ts';
import type { Player } from '../../world/Player.ts';
import type { World } from '../../world/World.ts';

/** The player who controls it now; a player can own other units that it doesn't control. */
export function findControllingPlayer(world: World, unit: Unit): Player | null {
  for (const player of world.players.values()) if (player.unit === unit.id) return player;
  return null;
}
