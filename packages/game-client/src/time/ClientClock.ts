/** Time in milliseconds from any start. Tests and load runs move it by hand. */
export interface ClientClock {
  now(): number;
  /** Returns a function that cancels it. */
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
