import { THREADS_MAX } from '../limits.ts';
import type { World } from '../world/World.ts';
import { reportRuleProblem } from './reportRuleProblem.ts';
import type { Thread } from './Thread.ts';

/** Stores a run for a later tick. */
export function addThread(world: World, thread: Thread): void {
  if (world.threads.length >= THREADS_MAX) {
    reportRuleProblem(
      world,
      thread,
      'too-many-waiting-rules',
      `More than ${THREADS_MAX} rules are waiting at the same time.`,
    );
    return;
  }
  world.threads = [...world.threads, thread];
}

/** A copy that can continue while the original stays in a snapshot. */
export function copyThread(thread: Thread): Thread {
  return {
    ...thread,
    each: { ...thread.each },
    loops: thread.loops.map((loop) => ({ ...loop })),
    created: { ...thread.created },
  };
}
