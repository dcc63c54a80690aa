import type { Player } from '../../world/Player.ts';
import type { World } from '../../world/World.ts';

/** An input before it was looked at: it claims to be of a kind, the rest may be anything. */
export interface RawInput {
  readonly [name: string]: unknown;
}

/** Whose input it is; null when there is no such player, or it is leaving. */
export function findSender(world: World, input: RawInput): Player | null {
  const { player: id } = input;
  const player = typeof id === 'number' ? world.players.get(id) : undefined;
  return player === undefined || player.isLeaving ? null : player;
}
