/** A benchmark compares a measurement with a named peer or with a fixed limit. */
export interface Benchmark {
  name: string;
  /** What is compared, in one sentence. */
  question: string;
  /** Runs the benchmark. The first call of `startSite` starts the site; other benchmarks share it. */
  run(startSite: () => Promise<BenchmarkSite>): Promise<BenchmarkOutcome>;
}

/** The running site that server benchmarks measure. */
export interface BenchmarkSite {
  url: string;
  databaseUrl: string;
  dataDir: string;
  /** Value of a Cookie header that logs a user in. */
  cookie: string;
  username: string;
}

export interface BenchmarkOutcome {
  /** What was measured on both sides, as lines of text for the report. */
  figures: string[];
  /** The number that the benchmark reports, and the goal it has to reach. */
  result: { value: number; unit: string; goal: number; better: 'higher' | 'lower' };
}
