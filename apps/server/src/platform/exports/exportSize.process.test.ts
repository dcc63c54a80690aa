import { expect, inject, it } from 'vitest';
import { createImageConverter } from '../../files/createImageConverter.ts';
import { readStarters, STARTERS_FOLDER, type Starter } from '../starters/readStarters.ts';
import { buildExport } from './buildExport.ts';

/** Nobody waits longer for a game on a portal than for its page. */
const EXPORT_MAX = 2.5 * 1024 ** 2;

/** Largest first; the quick run packs one, which takes a second. */
async function pickStarters(): Promise<Starter[]> {
  const weigh = ({ game, files }: Starter): number =>
    JSON.stringify(game).length + files.reduce((sum, { bytes }) => sum + 2 * bytes.length, 0);
  const starters = await readStarters(STARTERS_FOLDER);
  return starters.toSorted((a, b) => weigh(b) - weigh(a)).slice(0, inject('long') ? Infinity : 1);
}

it('the heaviest starter game is at most 2.5 MB, engine and all', async () => {
  const starters = await pickStarters();
  const sizes = await Promise.all(
    starters.map(async ({ slug, game, files, cover }) => {
      const known = new Map([...files, cover].map(({ name, bytes }) => [name, bytes]));
      const store = { read: async (name: string) => known.get(name) ?? null };
      const zip = await buildExport(
        { files: store, images: createImageConverter() },
        { game, creator: 'Playloom', cover: cover.name, engine: inject('engineFolder'), online: null },
      );
      return { slug, bytes: zip.length };
    }),
  );
  expect(sizes).not.toEqual([]);
  expect(sizes.filter(({ bytes }) => bytes > EXPORT_MAX)).toEqual([]);
});
