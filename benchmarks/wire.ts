import type { Benchmark, BenchmarkOutcome } from './measure/Benchmark.ts';
import { computeMedian } from './measure/compareRates.ts';
import type { Differences } from './rooms/Differences.ts';
import { openWire, type WireFigures } from './rooms/openWire.ts';
import { startPlayloomWire } from './rooms/startPlayloomWire.ts';
import { startStateViewWire } from './rooms/startStateViewWire.ts';
import { ENTITY_COUNT } from './scenes/wireScene.ts';

const CLIENTS = 200;
const ROUNDS = 5;
const SECONDS = 3;
const WARM_UP_SECONDS = 45;
/** The target rate of both sides. */
const SNAPSHOTS_PER_SECOND = 20;
const BYTES_GOAL = 0.5;
const CPU_GOAL = 0.6;
const SCENE = `${CLIENTS} clients over real sockets from another process, one room with ${ENTITY_COUNT} moving entities, ${SNAPSHOTS_PER_SECOND} snapshots per second, about 50 visible to each, the same simulation and the same fields`;

interface WireResult {
  readonly ours: WireFigures[];
  readonly peers: WireFigures[];
  readonly lines: readonly string[];
}

const done: Promise<WireResult>[] = [];

export const wireBytes: Benchmark = {
  name: 'Bytes on the wire',
  question: `bytes per client, as a share of Colyseus' StateView; ${SCENE}`,
  run: async () =>
    report(
      await measureOnce(),
      'bytes',
      ({ bytesPerSnapshot }) => bytesPerSnapshot * SNAPSHOTS_PER_SECOND,
      BYTES_GOAL,
    ),
};

export const wireCpu: Benchmark = {
  name: 'CPU time per snapshot',
  question: `CPU time of all server threads per snapshot, as a share of Colyseus' StateView; ${SCENE}`,
  run: async () => report(await measureOnce(), 'ms', ({ cpuPerSnapshot }) => cpuPerSnapshot, CPU_GOAL),
};

/** Runs the measurement once. Both benchmarks of this file share its result. */
function measureOnce(): Promise<WireResult> {
  return (done[0] ??= measure());
}

async function measure(): Promise<WireResult> {
  const ours = await openWire('playloom', await startPlayloomWire(CLIENTS), CLIENTS);
  const peer = await openWire('state-view', await startStateViewWire(CLIENTS), CLIENTS);
  try {
    // The warm-up runs on both sides at once, because nothing is compared yet.
    await Promise.all([ours.measure(WARM_UP_SECONDS), peer.measure(WARM_UP_SECONDS)]);
    const result: { ours: WireFigures[]; peers: WireFigures[] } = { ours: [], peers: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      // The side that is not measured is paused. The order alternates between rounds.
      if (round % 2 === 0) result.ours.push(await ours.measure(SECONDS));
      result.peers.push(await peer.measure(SECONDS));
      if (round % 2 === 1) result.ours.push(await ours.measure(SECONDS));
    }
    const compared = [await ours.compare(), await peer.compare()] as const;
    for (const [index, { differences, examples }] of compared.entries()) {
      if (differences > 0)
        throw new Error(`${[ours, peer][index]!.name}: ${differences} differences, ${examples.join('; ')}`);
    }
    return {
      ...result,
      lines: compared.map((found, index) => formatDifferences([ours, peer][index]!.name, found)),
    };
  } finally {
    await ours.close();
    await peer.close();
  }
}

function formatDifferences(name: string, { views, entities, differences }: Differences): string {
  return `${name}: ${views} decoded views with ${entities} entities compared with the server's, ${differences} differences`;
}

function report(
  { ours, peers, lines }: WireResult,
  unit: string,
  pick: (figures: WireFigures) => number,
  goal: number,
): BenchmarkOutcome {
  const ratios = ours.map((figures, round) => pick(figures) / pick(peers[round]!));
  return {
    figures: [
      describe('Playloom', ours, pick, unit),
      describe('Colyseus StateView', peers, pick, unit),
      `ratio per round: ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')}`,
      ...lines,
    ],
    result: { value: computeMedian(ratios), unit: `of the ${unit} of StateView`, goal, better: 'lower' },
  };
}

function describe(
  name: string,
  rounds: readonly WireFigures[],
  pick: (figures: WireFigures) => number,
  unit: string,
): string {
  const values = rounds.map(pick);
  const rate = computeMedian(rounds.map(({ snapshotsPerSecond }) => snapshotsPerSecond));
  const per = unit === 'bytes' ? 'bytes per client and second' : 'ms per snapshot';
  return `${name}: median ${computeMedian(values).toFixed(1)} ${per} (${Math.min(...values).toFixed(1)} to ${Math.max(...values).toFixed(1)}) at ${rate.toFixed(1)} snapshots per second`;
}
