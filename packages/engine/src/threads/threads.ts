import { THREADS_MAX } from '../world/limits.ts';
import type { World } from '../world/World.ts';
import { reportRuleProblem } from './reportRuleProblem.ts';
import type { Thread } from '../world/Thread.ts';

/** Stores a waiting run, to be continued in a later tick. */
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

/** Returns a copy that can continue to run while a snapshot holds the original. */
export function copyThread(thread: Thread): Thread {
  return {
    ...thread,
    each: { ...thread.each },
    loops: thread.loops.map((loop) => ({ ...loop })),
    created: { ...thread.created },
  };
}
