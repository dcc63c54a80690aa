import { expect, inject, it } from 'vitest';
import { exportStarter } from '../../../testing/exportStarter.ts';
import { readStarters, STARTERS_FOLDER, type Starter } from '../starters/readStarters.ts';

/** Largest allowed size. A game on a portal must not take longer to load than the page around it. */
const EXPORT_MAX = 2.5 * 1024 ** 2;

/** Sorts the starters, largest first. The quick run packs only one, which takes a second. */
function pickStarters(starters: readonly Starter[]): Starter[] {
  const weigh = ({ game, files }: Starter): number =>
    JSON.stringify(game).length + files.reduce((sum, { bytes }) => sum + 2 * bytes.length, 0);
  return starters.toSorted((a, b) => weigh(b) - weigh(a)).slice(0, inject('long') ? Infinity : 1);
}

it('exports the largest starter game with its engine in at most 2.5 MB', async () => {
  const starters = await readStarters(STARTERS_FOLDER);
  const sizes = await Promise.all(
    pickStarters(starters).map(async (starter) => {
      const { length } = await exportStarter(starter, starters, inject('engineFolder'));
      return { slug: starter.slug, length };
    }),
  );
  expect(sizes).not.toEqual([]);
  expect(sizes.filter(({ length }) => length > EXPORT_MAX)).toEqual([]);
});
