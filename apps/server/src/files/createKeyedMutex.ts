export interface KeyedMutex {
  /** Runs the work after all earlier work with the same key. Other keys do not wait. */
  run<T>(key: string, work: () => Promise<T>): Promise<T>;
}

export function createKeyedMutex(): KeyedMutex {
  const turns = new Map<string, Promise<unknown>>();
  return {
    run(key, work) {
      const turn = (turns.get(key) ?? Promise.resolve()).then(work);
      const settled = turn
        .catch(() => undefined)
        .then(() => {
          if (turns.get(key) === settled) turns.delete(key);
        });
      turns.set(key, settled);
      return turn;
    },
  };
}
