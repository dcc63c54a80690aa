import type { Player } from '../../world/Player.ts';
import type { World } from '../../world/World.ts';

/** An unvalidated input: it claims to be of a kind, the rest may be anything. */
export interface RawInput {
  readonly [name: string]: unknown;
}

/** The player who sent it; null if the player doesn't exist or is leaving. */
export function findSender(world: World, input: RawInput): Player | null {
  const { player: id } = input;
  const player = typeof id === 'number' ? world.players.get(id) : undefined;
  return player === undefined || player.isLeaving ? null : player;
}
