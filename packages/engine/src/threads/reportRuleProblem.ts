import { emitEvent } from '../world/emitEvent.ts';
import type { World } from '../world/World.ts';
import type { Thread } from '../world/Thread.ts';

/** Reports to the creator which rule failed, and where. Problems caused by scripts appear in the script console. */
export function reportRuleProblem(world: World, thread: Thread, id: string, message: string): void {
  const program = world.game.programs[thread.program];
  if (program === undefined)
    return emitEvent(world, { kind: 'script-line', level: 'warn', text: message, place: '' });
  const { rule, paths } = program;
  const path = paths[thread.pc] ?? paths.at(-1) ?? '';
  emitEvent(world, { kind: 'rule-problem', rule, path, message, id });
}
