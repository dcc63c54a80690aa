/** Counts up to a maximum for each key. */
export interface KeyedCounter {
  /** Returns false without counting if the maximum is reached. */
  add(key: string): boolean;
  remove(key: string): void;
}

export function createKeyedCounter(most: number): KeyedCounter {
  const counts = new Map<string, number>();
  return {
    add(key) {
      const count = counts.get(key) ?? 0;
      if (count >= most) return false;
      counts.set(key, count + 1);
      return true;
    },
    remove(key) {
      const count = (counts.get(key) ?? 0) - 1;
      if (count > 0) counts.set(key, count);
      else counts.delete(key);
    },
  };
}
