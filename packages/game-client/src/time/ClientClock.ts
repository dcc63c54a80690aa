/** A clock in milliseconds with an arbitrary start. Tests and load tests use one that they advance themselves. */
export interface ClientClock {
  now(): number;
  /** Runs the task after `ms` milliseconds. Returns a function that cancels it. */
  schedule(task: () => void, ms: number): () => void;
}

export function createBrowserClock(): ClientClock {
  return {
    now: () => performance.now(),
    schedule(task, ms) {
      const timer = setTimeout(task, ms);
      return () => clearTimeout(timer);
    },
  };
}
