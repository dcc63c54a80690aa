export interface ConcurrencyLimits {
  /** How many pieces of work run at the same time. */
  maxConcurrent: number;
  /** How many more may wait for their turn. */
  maxQueued: number;
}

export interface ConcurrencyLimiter {
  /** Runs the work when its turn comes; `null` when the line is full and it was never run. */
  run<T>(work: () => Promise<T>): Promise<T> | null;
}

/** Keeps heavy work from running all at once: the rest waits, and a full line turns the next away. */
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
      // The place is handed over, so nobody who comes meanwhile can take it.
      if (next) next();
      else running -= 1;
    }
  };
  return {
    run: (work) => (running === maxConcurrent && queue.length === maxQueued ? null : runInTurn(work)),
  };
}
