import type { BenchmarkSite } from '../measure/Benchmark.ts';

/** Finds the ids of games by the last part of their addresses. */
export async function findGameIds(
  { url }: Pick<BenchmarkSite, 'url'>,
  slugs: readonly string[],
): Promise<string[]> {
  return Promise.all(
    slugs.map(async (slug) => {
      const response = await fetch(`${url}/api/v1/games/by-slug/${slug}/`);
      const { data } = (await response.json()) as { data: { game: { _id: string } } };
      return data.game._id;
    }),
  );
}
