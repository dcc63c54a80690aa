import type { Player } from '../../world/Player.ts';
import type { World } from '../../world/World.ts';

/** Lists all players in the order they joined, except those who are leaving in this tick. */
export function listPlayers(world: World, passes: (player: Player) => boolean = isAnyone): Player[] {
  const players: Player[] = [];
  for (const player of world.players.values()) {
    if (!player.isLeaving && passes(player)) players.push(player);
  }
  return players;
}

export function countPlayers(world: World, passes: (player: Player) => boolean = isAnyone): number {
  let count = 0;
  for (const player of world.players.values()) if (!player.isLeaving && passes(player)) count += 1;
  return count;
}

/** Returns the player with the highest score; in a tie, the first who joined. Null if there are no players. */
export function findBestPlayer(world: World): Player | null {
  let best: Player | null = null;
  for (const player of world.players.values()) {
    if (!player.isLeaving && (best === null || player.score > best.score)) best = player;
  }
  return best;
}

function isAnyone(): boolean {
  return true;
}
