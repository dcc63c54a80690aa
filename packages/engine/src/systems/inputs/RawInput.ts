import type { Player } from '../../world/Player.ts';
import type { World } from '../../world/World.ts';

/** An input that is not validated yet. Any field may contain anything. */
export interface RawInput {
  readonly [name: string]: unknown;
}

/** Returns the player who sent an input; null if the player doesn't exist or is leaving. */
export function findSender(world: World, input: RawInput): Player | null {
  const { player: id } = input;
  const player = typeof id === 'number' ? world.players.get(id) : undefined;
  return player === undefined || player.isLeaving ? null : player;
}
