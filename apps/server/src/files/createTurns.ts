export interface TurnLimits {
  /** How many pieces of work run at the same time. */
  atOnce: number;
  /** How many more may wait for their turn. */
  inLine: number;
}

export interface Turns {
  /** Runs the work when its turn comes; `null` when the line is full and it was never run. */
  take<T>(work: () => Promise<T>): Promise<T> | null;
}

/** Keeps heavy work from running all at once: the rest waits, and a full line turns the next away. */
export function createTurns({ atOnce, inLine }: TurnLimits): Turns {
  const line: (() => void)[] = [];
  let running = 0;
  const runInTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running === atOnce) await new Promise<void>((resolve) => line.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = line.shift();
      // The place is handed over, so nobody who comes meanwhile can take it.
      if (next) next();
      else running -= 1;
    }
  };
  return {
    take: (work) => (running === atOnce && line.length === inLine ? null : runInTurn(work)),
  };
}
