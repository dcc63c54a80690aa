import type { SharedCounts, WindowCount } from '../redis/SharedCounts.ts';
import { createWindowCounter, type WindowOptions } from './createWindowCounter.ts';
import { getWideNetwork, WIDE_NETWORK_TIMES } from './networkLevels.ts';

/** Counts what networks do within a time window, over all processes. */
export interface NetworkCounter {
  /** Counts once more. If the whole /48 has done more for its size, its share is returned. */
  add(network: string, max: number): Promise<WindowCount>;
  /** Takes back one count, for something that turned out not to count. */
  undo(network: string): Promise<void>;
}

export function createNetworkCounter(
  counts: SharedCounts,
  options: WindowOptions,
  now: () => number = Date.now,
): NetworkCounter {
  const single = createWindowCounter(counts, options, now);
  // Apart, because the many networks of a /48 could push its own count out of the memory.
  const wide = createWindowCounter(counts, { ...options, name: `${options.name}:wide` }, now);
  return {
    async add(network, max) {
      const own = await single.add(network, max);
      const wideKey = getWideNetwork(network);
      // What one network is refused uses up nothing of the others.
      if (own.count > max || wideKey === network) return own;
      const all = await wide.add(wideKey, max * WIDE_NETWORK_TIMES);
      const share = Math.ceil(all.count / WIDE_NETWORK_TIMES);
      return share > own.count ? { count: share, endsInMs: all.endsInMs } : own;
    },
    async undo(network) {
      const wideKey = getWideNetwork(network);
      await Promise.all([single.undo(network), ...(wideKey === network ? [] : [wide.undo(wideKey)])]);
    },
  };
}
