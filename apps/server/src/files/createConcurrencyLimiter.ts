export interface ConcurrencyLimits {
  /** How many tasks run at the same time. */
  maxConcurrent: number;
  /** How many more tasks may wait for a free slot. */
  maxQueued: number;
}

export interface ConcurrencyLimiter {
  /** Runs the work when a slot is free; `null` if the queue is full and the work was not run. */
  run<T>(work: () => Promise<T>): Promise<T> | null;
}

/** Limits how much heavy work runs at once. The rest waits in a queue, and a full queue rejects more. */
export function createConcurrencyLimiter({
  maxConcurrent,
  maxQueued,
}: ConcurrencyLimits): ConcurrencyLimiter {
  const queue: (() => void)[] = [];
  let running = 0;
  const runInTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running === maxConcurrent) await new Promise<void>((resolve) => queue.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      // Hands the slot directly to the next task in the queue, so that no newer task can take it in between.
      if (next) next();
      else running -= 1;
    }
  };
  return {
    run: (work) => (running === maxConcurrent && queue.length === maxQueued ? null : runInTurn(work)),
  };
}
