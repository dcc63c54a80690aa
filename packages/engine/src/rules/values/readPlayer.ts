import type { PlayerId } from '@playloom/game-format';
import type { Player } from '../../world/Player.ts';
import type { Evaluate, World } from '../../world/World.ts';
import type { Thread } from '../Thread.ts';

/** Reads a property of the player of a parameter; `nothing` if there is none. */
export function readPlayer<Result>(
  player: Evaluate<PlayerId | null>,
  nothing: Result,
  read: (player: Player, world: World, thread: Thread) => Result,
): Evaluate<Result> {
  return (world, thread) => {
    const id = player(world, thread);
    const found = id === null ? undefined : world.players.get(id);
    return found === undefined ? nothing : read(found, world, thread);
  };
}
