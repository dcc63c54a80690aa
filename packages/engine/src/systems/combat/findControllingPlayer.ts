import type { Unit } from '../../world/Entity.ts';
import type { Player } from '../../world/Player.ts';
import type { World } from '../../world/World.ts';

/** The player whose unit it is now; a player can own further units that it does not steer. */
export function findControllingPlayer(world: World, unit: Unit): Player | null {
  for (const player of world.players.values()) if (player.unit === unit.id) return player;
  return null;
}
