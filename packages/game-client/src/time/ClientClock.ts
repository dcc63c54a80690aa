/** Time in milliseconds from any start. Tests and load drive it by hand. */
export interface ClientClock {
  now(): number;
  /** Gives back what cancels it. */
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
