import type { Unit } from '../../entities/Entity.ts';
import type { Player } from '../../world/Player.ts';
import type { World } from '../../world/World.ts';

/** Returns the player who currently controls a unit. A player can own other units without controlling them. */
export function findControllingPlayer(world: World, unit: Unit): Player | null {
  for (const player of world.players.values()) if (player.unit === unit.id) return player;
  return null;
}
