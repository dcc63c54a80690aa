/** Counts up to a maximum for each key. What other processes count uses up the maximum too. */
export interface KeyedCounter {
  /** Returns false without counting if the maximum is reached. */
  add(key: string): boolean;
  remove(key: string): void;
  /** Lists the keys with at least this count in this process. */
  list(least: number): [key: string, count: number][];
  setElsewhere(counts: ReadonlyMap<string, number>): void;
}

export function createKeyedCounter(most: number): KeyedCounter {
  const counts = new Map<string, number>();
  const state: { elsewhere: ReadonlyMap<string, number> } = { elsewhere: new Map() };
  return {
    add(key) {
      const count = counts.get(key) ?? 0;
      if (count + (state.elsewhere.get(key) ?? 0) >= most) return false;
      counts.set(key, count + 1);
      return true;
    },
    remove(key) {
      const count = (counts.get(key) ?? 0) - 1;
      if (count > 0) counts.set(key, count);
      else counts.delete(key);
    },
    list: (least) => [...counts].filter(([, count]) => count >= least),
    setElsewhere: (elsewhere) => void (state.elsewhere = elsewhere),
  };
}
