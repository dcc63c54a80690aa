import type { SharedCounts, WindowCount } from '../redis/SharedCounts.ts';

export interface WindowOptions {
  /** Name of the limit. Processes share the counts of limits with the same name. */
  readonly name: string;
  readonly windowMs: number;
  /** Limits memory, because attackers can try any number of made-up keys. The oldest are dropped first. */
  readonly keysMax: number;
}

/** Windows of different processes end at about the same time. Longer before the end, a missing count is a lost one. */
const END_SLACK_MS = 1_000;

/** Counts per key within a time window that starts with the first count. */
export interface WindowCounter {
  /**
   * Counts once more, in this process and in all. While Redis is away, the count of this process decides, and a Redis
   * that has lost its data gets it, so a limit never disappears. Above `max`, the others are not asked.
   */
  add(key: string, max?: number): Promise<WindowCount>;
  /** Takes back one count of the current window, here and in all processes. */
  undo(key: string): Promise<void>;
  clear(key: string): Promise<void>;
}

export function createWindowCounter(
  counts: SharedCounts,
  { name, windowMs, keysMax }: WindowOptions,
  now: () => number = Date.now,
): WindowCounter {
  const windows = new Map<string, { count: number; endsAt: number }>();
  const addHere = (key: string): { count: number; endsAt: number } => {
    const at = now();
    const known = windows.get(key);
    if (known && at < known.endsAt) {
      known.count += 1;
      return known;
    }
    windows.delete(key);
    if (windows.size >= keysMax) windows.delete(windows.keys().next().value!);
    const fresh = { count: 1, endsAt: at + windowMs };
    windows.set(key, fresh);
    return fresh;
  };
  return {
    async add(key, max = Infinity) {
      const here = addHere(key);
      const before = here.count - 1;
      const shared = here.count > max ? null : await counts.add(name, key, { amount: 1, windowMs });
      if (shared?.isKnown) {
        here.count = shared.count;
        here.endsAt = now() + shared.endsInMs;
      } else if (shared !== null && before > 0 && here.endsAt - now() > END_SLACK_MS) {
        await counts.add(name, key, { amount: before, windowMs });
      }
      return { count: here.count, endsInMs: here.endsAt - now() };
    },
    async undo(key) {
      const here = windows.get(key);
      if (here === undefined || now() >= here.endsAt || here.count === 0) return;
      here.count -= 1;
      await counts.add(name, key, { amount: -1, windowMs });
    },
    async clear(key) {
      windows.delete(key);
      await counts.clear(name, key, windowMs);
    },
  };
}
