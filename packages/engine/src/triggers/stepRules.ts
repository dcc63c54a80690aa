import { runThread } from '../threads/runThread.ts';
import type { World } from '../world/World.ts';
import { fire } from './fire.ts';
import { runRules } from './runRules.ts';

/** Continues the waiting rules that are due, then runs the rules of all triggers that fired in this tick. */
export function stepRules(world: World): void {
  fire(world, 'everyTick', {});
  resumeWaitingRules(world);
  runRules(world);
}

/** Continues rules whose wait is over, oldest first. */
function resumeWaitingRules(world: World): void {
  const due = world.threads.filter((thread) => thread.wakeAt <= world.tick);
  if (due.length === 0) return;
  world.threads = world.threads.filter((thread) => thread.wakeAt > world.tick);
  for (const thread of due) runThread(world, thread);
}
