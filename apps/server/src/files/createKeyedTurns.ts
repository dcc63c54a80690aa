export interface KeyedTurns {
  /** Runs the work after all work of the same key that was asked for before it. Other keys do not wait. */
  take<T>(key: string, work: () => Promise<T>): Promise<T>;
}

export function createKeyedTurns(): KeyedTurns {
  const turns = new Map<string, Promise<unknown>>();
  return {
    take(key, work) {
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
