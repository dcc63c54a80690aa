import type { PlayerId } from '@playloom/game-format';
import type { Player } from '../../world/Player.ts';
import type { Evaluate, World } from '../../world/World.ts';
import type { Thread } from '../../world/Thread.ts';

/** Creates a value that reads a property of a player. It is `nothing` if there is no such player. */
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
