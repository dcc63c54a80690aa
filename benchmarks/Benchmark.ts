/** One thing that is measured, against a named peer or a fixed limit. */
export interface Benchmark {
  name: string;
  /** What is compared with what, in one sentence. */
  question: string;
  /** `startSite` starts the site once, for the first benchmark that asks. */
  run(startSite: () => Promise<BenchmarkSite>): Promise<BenchmarkOutcome>;
}

/** The started site that benchmarks of the server measure. */
export interface BenchmarkSite {
  url: string;
  databaseUrl: string;
  dataDir: string;
  /** Signs a user in: the value of a Cookie header. */
  cookie: string;
  username: string;
}

export interface BenchmarkOutcome {
  /** Lines for people: figures of both sides. */
  figures: string[];
  /** The result that counts, and what it has to reach. */
  result: { value: number; unit: string; goal: number; better: 'higher' | 'lower' };
}
