import { generateRandomNumbers } from '../../../apps/server/src/testing/generateRandomNumbers.ts';

export const FAULT_KINDS = [
  'rooms',
  'web',
  'redis',
  'postgres',
  'files',
  'deploy',
  'pause-rooms',
  'pause-web',
  'pause-redis',
  'pause-postgres',
] as const;

/**
 * `rooms`, `web`, `redis`, `postgres`, `files` (the object store): kill -9. `deploy`: all servers are replaced, one after
 * another. `pause-…`: the processes of a part stand still for some seconds (SIGSTOP) and go on.
 */
export type FaultKind = (typeof FAULT_KINDS)[number];

export type FaultCounts = { readonly [Kind in FaultKind]: number };

export function isFaultKind(text: string): text is FaultKind {
  return (FAULT_KINDS as readonly string[]).includes(text);
}

/** Kinds that are not named do not happen. */
export function countFaults(counts: Partial<FaultCounts>): FaultCounts {
  const none = FAULT_KINDS.map((kind) => [kind, 0]);
  return { ...(Object.fromEntries(none) as FaultCounts), ...counts };
}

export interface Fault {
  readonly kind: FaultKind;
  /** A number from 0 to 1 that chooses the part. */
  readonly choice: number;
  /**
   * Half of the kills of Redis keep its data, half of those of rooms servers end only their child process, and half of
   * the pauses of rooms servers are shorter than their lease.
   */
  readonly isMild: boolean;
  readonly pauseMs: number;
}

interface TimeBetween {
  readonly minMs: number;
  readonly maxMs: number;
}

/** Time between two faults, after all parts are ready again: enough for servers to get threads ready for rooms. */
const TIME_BETWEEN: TimeBetween = { minMs: 15_000, maxMs: 20_000 };

/** Chooses the order of faults, the parts and the times between them. The same seed gives the same plan. */
export function planFaults(
  counts: FaultCounts,
  seed: number,
  { minMs, maxMs }: TimeBetween = TIME_BETWEEN,
): Fault[] {
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
    const pauseMs = Math.round(minMs + next() * (maxMs - minMs));
    return { kind, choice: next(), isMild: turn % 2 === 1, pauseMs };
  });
}
