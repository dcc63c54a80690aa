import type { BenchmarkOutcome } from './Benchmark.ts';
import { computeMedian } from './compareRates.ts';

interface TimedTask {
  readonly name: string;
  readonly run: () => void;
  /** Number of operations in one run. Times are reported per operation. */
  readonly per?: number;
}

interface TimesOptions {
  readonly goal: number;
  readonly unit: string;
  readonly rounds?: number;
  /** Number of runs before measuring. */
  readonly warmUp?: number;
  readonly runsPerRound?: number;
}

const ROUNDS = 41;
const WARM_UP = 200;
const RUNS_PER_ROUND = 20;
const MICROSECONDS = 1000;

/** Measures subject and peer in turns in one process. The result is the median of subject time ÷ peer time. */
export function compareTimes(subject: TimedTask, peer: TimedTask, plan: TimesOptions): BenchmarkOutcome {
  const { rounds = ROUNDS, warmUp = WARM_UP, runsPerRound = RUNS_PER_ROUND } = plan;
  for (const timed of [subject, peer]) for (let run = 0; run < warmUp; run += 1) timed.run();
  const times = Array.from({ length: rounds }, (_, round) => {
    const isSubjectFirst = round % 2 === 0;
    const first = measure(isSubjectFirst ? subject : peer, runsPerRound);
    const second = measure(isSubjectFirst ? peer : subject, runsPerRound);
    return isSubjectFirst ? { subject: first, peer: second } : { subject: second, peer: first };
  });
  const ratios = times.map((time) => time.subject / time.peer);
  return {
    figures: [
      describe(
        subject,
        times.map((time) => time.subject),
      ),
      describe(
        peer,
        times.map((time) => time.peer),
      ),
      `ratio per round: median ${computeMedian(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`,
    ],
    result: { value: computeMedian(ratios), unit: plan.unit, goal: plan.goal, better: 'lower' },
  };
}

/** Returns microseconds per operation. */
function measure({ run, per = 1 }: TimedTask, runs: number): number {
  const start = performance.now();
  for (let done = 0; done < runs; done += 1) run();
  return ((performance.now() - start) * MICROSECONDS) / runs / per;
}

function describe({ name }: TimedTask, times: number[]): string {
  return `${name}: median ${computeMedian(times).toFixed(3)} µs (${Math.min(...times).toFixed(3)} to ${Math.max(...times).toFixed(3)})`;
}
