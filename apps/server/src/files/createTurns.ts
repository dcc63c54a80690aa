export interface Turns {
  /** Runs the work when fewer than the maximum run, in the order of the calls. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

export function createTurns(max: number): Turns {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    async run(work) {
      if (running < max) running += 1;
      // The one that ends passes its turn on.
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next === undefined) running -= 1;
        else next();
      }
    },
  };
}
