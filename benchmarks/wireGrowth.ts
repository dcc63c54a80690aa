import type { Benchmark } from './measure/Benchmark.ts';
import { openWire, type WireFigures } from './rooms/openWire.ts';
import { startPlayloomWire } from './rooms/startPlayloomWire.ts';

const SIZES = [10, 50, 100, 200, 500];
const SECONDS = 4;
const WARM_UP_SECONDS = 3;
const SNAPSHOTS_PER_SECOND = 20;
/** A little above 1, because the data of more clients fits less well into the CPU caches. */
const GOAL = 1.1;

export const wireGrowth: Benchmark = {
  name: 'Wire growth',
  question: `how CPU time and bytes grow from ${SIZES[0]} to ${SIZES.at(-1)} clients in one room with 1,000 moving entities: 1 is proportional`,
  async run() {
    const figures: WireFigures[] = [];
    for (const size of SIZES) figures.push(await measure(size));
    const time = figures.map(({ cpuPerSnapshot }) => cpuPerSnapshot);
    const bytes = figures.map(({ bytesPerSnapshot }) => bytesPerSnapshot);
    return {
      figures: [
        ...figures.map(({ cpuPerSnapshot, bytesPerSnapshot, snapshotsPerSecond }, index) => {
          const clients = SIZES[index]!;
          const each = ((cpuPerSnapshot * 1000) / clients).toFixed(0);
          return (
            `${clients} clients: ${(bytesPerSnapshot * SNAPSHOTS_PER_SECOND).toFixed(0)} bytes per client and second,` +
            `${cpuPerSnapshot.toFixed(2)} ms per snapshot (${each} µs per client) at ${snapshotsPerSecond.toFixed(1)} snapshots per second`
          );
        }),
        `bytes per client from ${SIZES[1]} to ${SIZES[4]}: exponent ${slope(bytes).toFixed(2)}`,
      ],
      result: { value: slope(time), unit: 'as exponent of the CPU time', goal: GOAL, better: 'lower' },
    };
  },
};

/**
 * Returns the growth exponent, starting from the second size. With fewer clients, the fixed cost of the room hides the
 * growth.
 */
function slope(values: readonly number[]): number {
  return Math.log(values[4]! / values[1]!) / Math.log(SIZES[4]! / SIZES[1]!);
}

async function measure(clients: number): Promise<WireFigures> {
  const wire = await openWire('playloom', await startPlayloomWire(clients), clients);
  try {
    await wire.measure(WARM_UP_SECONDS);
    return await wire.measure(SECONDS);
  } finally {
    await wire.close();
  }
}
