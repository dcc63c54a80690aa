/** How many there are of each, up to a most. */
export interface Counter {
  /** False, and not counted, when there are too many already. */
  add(key: string): boolean;
  remove(key: string): void;
}

export function createCounter(most: number): Counter {
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
