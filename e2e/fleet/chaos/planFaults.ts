import { generateRandomNumbers } from '../../../apps/server/src/testing/generateRandomNumbers.ts';

export const FAULT_KINDS = ['rooms', 'web', 'redis', 'postgres', 'deploy', 'pause'] as const;

/**
 * `rooms`, `web`, `redis`, `postgres`: kill -9. `deploy`: all servers are replaced, one after another. `pause`: a rooms
 * server stands still for longer than its lease.
 */
export type FaultKind = (typeof FAULT_KINDS)[number];

export type FaultCounts = { readonly [Kind in FaultKind]: number };

export interface Fault {
  readonly kind: FaultKind;
  /** A number from 0 to 1 that chooses the part. */
  readonly choice: number;
  /** Half of the kills of Redis keep its data, and half of those of rooms servers end only their child process. */
  readonly isMild: boolean;
  readonly pauseMs: number;
}

/** Time between two faults, after all parts are ready again: enough for servers to get threads ready for rooms. */
const PAUSE_MS_MIN = 15_000;
const PAUSE_MS_MAX = 20_000;

/** Chooses the order of faults, the parts and the pauses. The same seed gives the same plan. */
export function planFaults(counts: FaultCounts, seed: number): Fault[] {
  const numbers = generateRandomNumbers(seed);
  const next = (): number => numbers.next().value;
  const kinds = FAULT_KINDS.flatMap((kind) => Array.from({ length: counts[kind] }, () => kind));
  for (let last = kinds.length - 1; last > 0; last -= 1) {
    const other = Math.floor(next() * (last + 1));
    [kinds[last], kinds[other]] = [kinds[other]!, kinds[last]!];
  }
  const seen = new Map<FaultKind, number>();
  return kinds.map((kind) => {
    const turn = seen.get(kind) ?? 0;
    seen.set(kind, turn + 1);
    const pauseMs = Math.round(PAUSE_MS_MIN + next() * (PAUSE_MS_MAX - PAUSE_MS_MIN));
    return { kind, choice: next(), isMild: turn % 2 === 1, pauseMs };
  });
}
