import type { Value } from '@playloom/game-format';
import { startThread } from '../../threads/runThread.ts';
import type { Thread } from '../../world/Thread.ts';
import type { Player } from '../../world/Player.ts';
import type { World } from '../../world/World.ts';

/** The trigger context for conditions and actions in dialogues and shops. */
function contextOf(player: Player): { readonly [name: string]: Value } {
  return { triggeringPlayer: player.id, triggeringUnit: player.unit };
}

/** Whether the conditions at a path in the document are met for a player. True if there are none. */
export function areConditionsMet(world: World, player: Player, path: string): boolean {
  const holds = world.game.conditionsByPath.get(path);
  if (holds === undefined) return true;
  const thread: Thread = {
    program: 0,
    pc: 0,
    context: contextOf(player),
    each: {},
    loops: [],
    wakeAt: 0,
    waitEndsAt: 0,
    created: { unit: null, item: null, projectile: null, prop: null },
    depth: 0,
  };
  return holds(world, thread);
}

/** Runs the actions at a path in the document. `depth` is the number of nested runs, which is limited. */
export function runActionsFor(world: World, player: Player, path: string, depth = 0): void {
  const program = world.game.programsByPath.get(path);
  if (program !== undefined) startThread(world, program, contextOf(player), depth);
}
