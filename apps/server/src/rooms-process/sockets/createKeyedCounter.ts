/** Counts up to a maximum for each key. What other processes count uses up the maximum too. */
export interface KeyedCounter {
  /** Returns false without counting if the maximum is reached. */
  add(key: string): boolean;
  remove(key: string): void;
  /** Lists the keys with at least this count in this process. */
  list(least: number): [key: string, count: number][];
  setElsewhere(counts: ReadonlyMap<string, number>): void;
}

/** What a key counts for, and how many times the maximum applies there. */
type ListLevels = (key: string) => readonly { readonly key: string; readonly times: number }[];

export function createKeyedCounter(
  most: number,
  listLevels: ListLevels = (key) => [{ key, times: 1 }],
): KeyedCounter {
  const counts = new Map<string, number>();
  const state: { elsewhere: ReadonlyMap<string, number> } = { elsewhere: new Map() };
  return {
    add(given) {
      const levels = listLevels(given);
      const isFull = levels.some(
        ({ key, times }) => (counts.get(key) ?? 0) + (state.elsewhere.get(key) ?? 0) >= most * times,
      );
      if (isFull) return false;
      for (const { key } of levels) counts.set(key, (counts.get(key) ?? 0) + 1);
      return true;
    },
    remove(given) {
      for (const { key } of listLevels(given)) {
        const count = (counts.get(key) ?? 0) - 1;
        if (count > 0) counts.set(key, count);
        else counts.delete(key);
      }
    },
    list: (least) => [...counts].filter(([, count]) => count >= least),
    setElsewhere: (elsewhere) => void (state.elsewhere = elsewhere),
  };
}
