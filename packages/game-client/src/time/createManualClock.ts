import type { ClientClock } from './ClientClock.ts';

export interface ManualClock extends ClientClock {
  /** Advances the clock and runs all tasks that are due, in order. */
  advance(ms: number): void;
}

interface Task {
  readonly at: number;
  readonly order: number;
  readonly run: () => void;
}

/** Creates a clock that moves only with `advance`, for tests and load tests that must not depend on the machine. */
export function createManualClock(start = 0): ManualClock {
  let now = start;
  let order = 0;
  let tasks: Task[] = [];
  return {
    now: () => now,
    schedule(run, ms) {
      const task = { at: now + Math.max(0, ms), order: (order += 1), run };
      tasks.push(task);
      return () => {
        tasks = tasks.filter((other) => other !== task);
      };
    },
    advance(ms) {
      const until = now + ms;
      for (;;) {
        const due = tasks.filter(({ at }) => at <= until).toSorted(inOrder)[0];
        if (due === undefined) break;
        tasks = tasks.filter((other) => other !== due);
        now = due.at;
        due.run();
      }
      now = until;
    },
  };
}

function inOrder(a: Task, b: Task): number {
  return a.at - b.at || a.order - b.order;
}
