import type { Player } from '../../world/Player.ts';
import type { World } from '../../world/World.ts';

/** Everyone who plays on, in the order of joining. Whoever is leaving in this tick no longer counts. */
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

/** The one with the highest score that passes, the first to join of several; null when there is nobody. */
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
