import { closePlayerDialogue, openPlayerDialogue } from '../../systems/talk/dialogues.ts';
import { closePlayerShop, openPlayerShop } from '../../systems/talk/shops.ts';
import type { Evaluate, World } from '../../world/World.ts';
import type { Player } from '../../world/Player.ts';
import type { ActionRunners } from '../runners/runnerTypes.ts';
import type { Thread } from '../../world/Thread.ts';

export const tradeActionRunners = {
  openShop: ({ player, shop }) =>
    actOnPlayer(player, (world, found, thread) =>
      openPlayerShop(world, found, shop(world, thread) ?? '', null),
    ),

  closeShop: ({ player }) => actOnPlayer(player, closePlayerShop),

  openDialogue: ({ player, dialogue }) =>
    actOnPlayer(player, (world, found, thread) => {
      // The depth limit ends a dialogue whose node opens the same dialogue again.
      openPlayerDialogue(world, found, dialogue(world, thread) ?? '', null, thread.depth + 1);
    }),

  closeDialogue: ({ player }) => actOnPlayer(player, closePlayerDialogue),
} satisfies Partial<ActionRunners>;

function actOnPlayer(
  player: Evaluate<number | null>,
  act: (world: World, player: Player, thread: Thread) => void,
) {
  return (world: World, thread: Thread): void => {
    const id = player(world, thread);
    const found = id === null ? undefined : world.players.get(id);
    if (found !== undefined) act(world, found, thread);
  };
}
