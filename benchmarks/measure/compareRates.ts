import autocannon from 'autocannon';
import type { BenchmarkOutcome } from './Benchmark.ts';

interface Target {
  name: string;
  url: string;
  headers?: Record<string, string>;
}

interface Load {
  connections: number;
  seconds: number;
  rounds: number;
  /**
   * Number of requests before measuring. A count instead of a duration, because on a busy machine the code takes longer
   * to be compiled.
   */
  warmUp: number;
}

/** Measures requests per second of both sides in turns, so that other load on the machine affects both equally. */
export async function compareRates(
  subject: Target,
  peer: Target,
  goal: number,
  load: Load,
): Promise<BenchmarkOutcome> {
  // Warm up until the hot paths are compiled.
  for (const target of [subject, peer]) await warmUp(target, load);
  const rounds: { subject: number; peer: number }[] = [];
  for (let round = 0; round < load.rounds; round += 1) {
    // The order alternates between rounds, so that it favors neither side.
    if (round % 2 === 0)
      rounds.push({ subject: await measure(subject, load), peer: await measure(peer, load) });
    else {
      const peerRate = await measure(peer, load);
      rounds.push({ subject: await measure(subject, load), peer: peerRate });
    }
  }
  const ratios = rounds.map((round) => round.subject / round.peer);
  return {
    figures: [
      describe(
        subject,
        rounds.map((round) => round.subject),
      ),
      describe(
        peer,
        rounds.map((round) => round.peer),
      ),
      `ratio per round: ${spread(ratios, 2)}`,
    ],
    result: {
      value: computeMedian(ratios),
      unit: `of ${peer.name}`,
      goal,
      better: 'higher',
    },
  };
}

async function warmUp({ url, headers = {} }: Target, { connections, warmUp: amount }: Load): Promise<void> {
  await autocannon({ url, headers, connections, amount });
}

async function measure({ url, headers = {} }: Target, { connections, seconds }: Load): Promise<number> {
  const result = await autocannon({ url, headers, connections, duration: seconds });
  if (result.non2xx + result.errors + result.timeouts > 0)
    throw new Error(`${url}: ${result.non2xx} not 2xx, ${result.errors} errors, ${result.timeouts} timeouts`);
  return result.requests.total / result.duration;
}

function describe({ name }: Target, rates: number[]): string {
  return `${name}: ${spread(rates, 0)} requests per second`;
}

function spread(values: number[], digits: number): string {
  const [low, middle, high] = [Math.min(...values), computeMedian(values), Math.max(...values)];
  return `median ${middle.toFixed(digits)} (${low.toFixed(digits)} to ${high.toFixed(digits)})`;
}

export function computeMedian(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = NaN, high = NaN] = [sorted[sorted.length % 2 ? middle : middle - 1], sorted[middle]];
  return (low + high) / 2;
}
