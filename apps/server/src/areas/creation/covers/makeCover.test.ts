import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { createImageConverter } from '../../../files/createImageConverter.ts';
import { createGameDocument } from '../../../testing/addGame.ts';
import { readStarter, STARTERS_FOLDER } from '../starters/readStarters.ts';
import { makeCover } from './makeCover.ts';
import { planCover } from '../documents/planCover.ts';

const images = createImageConverter();

it('makes a cover from the tiles and characters of the game, and another one from another place', async () => {
  const { game, files: stored } = await readStarter(`${STARTERS_FOLDER}/skyline`);
  const files = { read: async (name: string) => stored.find((file) => file.name === name)?.bytes ?? null };
  const services = {
    images,
    files: {
      ...files,
      has: () => Promise.reject(),
      put: () => Promise.reject(),
      delete: () => Promise.reject(),
    },
  };
  const covers = await Promise.all([0, 0, 2].map((variant) => makeCover(services, planCover(game, variant))));
  const hashes = covers.map((cover) => createHash('sha256').update(cover).digest('hex'));
  expect(hashes[0]).toBe(hashes[1]);
  expect(hashes[2]).not.toBe(hashes[0]);
  const { width, height } = await images.toPixels(covers[0]!);
  expect([width, height]).toEqual([960, 600]);
});

it('makes a cover for an empty game, and skips missing files', async () => {
  const game = createGameDocument({ backgroundColor: '#336699' }, { map: { width: 4, height: 4 } });
  expect(planCover(game).parts).toEqual([]);
  const gone = {
    read: () => Promise.resolve(null),
    has: () => Promise.resolve(false),
    put: () => Promise.reject(),
    delete: () => Promise.reject(),
  };
  const { data } = await images.toPixels(await makeCover({ images, files: gone }, planCover(game)));
  expect(Math.abs((data[0] ?? 0) - 0x33)).toBeLessThan(4);
  const { game: arena } = await readStarter(`${STARTERS_FOLDER}/arena`);
  expect((await makeCover({ images, files: gone }, planCover(arena))).length).toBeGreaterThan(100);
});
