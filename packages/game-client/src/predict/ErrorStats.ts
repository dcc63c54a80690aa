/** Histogram of prediction errors. Its size doesn't depend on the number of errors. */
export interface ErrorStats {
  count: number;
  sum: number;
  max: number;
  corrections: number;
  readonly bins: Uint32Array;
}

/** The first bin ends at `FINEST` tiles. The upper end of each further bin is 10% higher than that of the previous. */
const FINEST = 1e-4;
const GROWTH = 1.1;
const BINS = 140;

export function createErrorStats(): ErrorStats {
  return { count: 0, sum: 0, max: 0, corrections: 0, bins: new Uint32Array(BINS) };
}

export function recordPredictionError(stats: ErrorStats, error: number): void {
  stats.count += 1;
  stats.sum += error;
  stats.max = Math.max(stats.max, error);
  const bin = error <= FINEST ? 0 : Math.ceil(Math.log(error / FINEST) / Math.log(GROWTH));
  stats.bins[Math.min(BINS - 1, bin)]! += 1;
}

export function computeMeanError({ sum, count }: ErrorStats): number {
  return count === 0 ? 0 : sum / count;
}

/** The error that this fraction of all errors stays below. 0.99 returns the 99th percentile. */
export function computeErrorQuantile(stats: ErrorStats, share: number): number {
  let left = stats.count * share;
  for (let bin = 0; bin < BINS; bin += 1) {
    left -= stats.bins[bin]!;
    if (left <= 0) return bin === 0 ? 0 : Math.min(stats.max, FINEST * GROWTH ** bin);
  }
  return stats.max;
}
