import type { PlayerId } from '@playloom/game-format';
import type { Player } from '../../world/Player.ts';
import type { Evaluate, World } from '../../world/World.ts';
import { DEPARTED_PLAYER } from '../runners/departedPlayer.ts';
import type { Thread } from '../../world/Thread.ts';

/** Creates an action that runs a function on a player. It does nothing if there is no such player. */
export function createPlayerAction(
  player: Evaluate<PlayerId | null>,
  act: (world: World, player: Player, thread: Thread) => void,
) {
  return (world: World, thread: Thread): void => {
    const id = player(world, thread);
    const found = id === null ? undefined : world.players.get(id);
    if (found !== undefined) act(world, found, thread);
  };
}

/** Creates an action that runs a function for one player, or for everyone if no player is given. */
export function createAudienceAction(
  player: Evaluate<PlayerId | null>,
  act: (world: World, audience: PlayerId | null, thread: Thread) => void,
) {
  return (world: World, thread: Thread): void => {
    const audience = player(world, thread);
    if (audience !== DEPARTED_PLAYER) act(world, audience, thread);
  };
}
