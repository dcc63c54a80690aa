import type { BenchmarkSite } from '../measure/Benchmark.ts';

/** The token with which sites of benchmarks let their metrics be read. */
export const METRICS_TOKEN = 'bench-metrics-token';

/** Reads the metrics that an operator sees. The name of each includes its labels. */
export async function readMetrics({ url }: Pick<BenchmarkSite, 'url'>): Promise<(name: string) => number> {
  const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  if (!response.ok) throw new Error(`The metrics answered ${response.status}.`);
  const lines = (await response.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const metrics = new Map(
    lines.map((line) => {
      const space = line.lastIndexOf(' ');
      return [line.slice(0, space), Number(line.slice(space + 1))];
    }),
  );
  return (name) => {
    const value = metrics.get(name);
    if (value === undefined) throw new Error(`There is no metric ${name}.`);
    return value;
  };
}
