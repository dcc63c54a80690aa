import type { RoomsProcessStats } from '@playloom/room-contract';

/** Number of samples that a hundred rooms add in one minute. */
const LATENESS_SAMPLES_MAX = 6_000;
const MICROSECONDS_PER_SECOND = 1_000_000;

export interface RoomMetrics {
  addLateness(milliseconds: number): void;
  addTicks(ticks: number, lateTicks: number): void;
  addViolation(id: string): void;
  addRestart(): void;
  read(): Pick<
    RoomsProcessStats,
    'latenessMs' | 'ticks' | 'lateTicks' | 'offences' | 'restarts' | 'cpuSeconds' | 'residentBytes'
  >;
}

/** Collects metrics of this process for the operator. */
export function createRoomMetrics(): RoomMetrics {
  const lateness: number[] = [];
  const violations = new Map<string, number>();
  const state = { next: 0, ticks: 0, lateTicks: 0, restarts: 0 };
  return {
    addLateness(milliseconds) {
      lateness[state.next] = milliseconds;
      state.next = (state.next + 1) % LATENESS_SAMPLES_MAX;
    },
    addTicks(ticks, lateTicks) {
      state.ticks += ticks;
      state.lateTicks += lateTicks;
    },
    addViolation: (id) => void violations.set(id, (violations.get(id) ?? 0) + 1),
    addRestart: () => void (state.restarts += 1),
    read() {
      const sorted = lateness.toSorted((a, b) => a - b);
      const at = (part: number): number =>
        sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
      return {
        latenessMs: { median: at(0.5), p99: at(0.99), max: sorted.at(-1) ?? 0 },
        offences: Object.fromEntries(violations),
        ticks: state.ticks,
        lateTicks: state.lateTicks,
        restarts: state.restarts,
        cpuSeconds: readCpuSeconds(),
        residentBytes: process.memoryUsage.rss(),
      };
    },
  };
}

function readCpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / MICROSECONDS_PER_SECOND;
}
