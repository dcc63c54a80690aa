import { expect, it } from 'vitest';
import { createFakePlatform } from '../testing/createFakePlatform.ts';
import { cacheReleases } from './cacheReleases.ts';

const HALF_OF_CACHE = 2_000_000;

/** A platform with a game of this length, and functions that load it through the cache and list what was asked. */
function createCachedPlatform(chars: number) {
  const platform = createFakePlatform('0.1.0.0');
  for (const game of ['a', 'b', 'c']) platform.documents.set(game, JSON.stringify('x'.repeat(chars)));
  const { loadRelease } = cacheReleases(platform);
  return { loadRelease, asked: platform.callLog };
}

it('[OP-43:part] loads a release once, so that a room that comes back does not wait for the platform', async () => {
  const { loadRelease, asked } = createCachedPlatform(10);
  expect(await loadRelease('a', 1)).toBe(await loadRelease('a', 1));
  await loadRelease('a', 2);
  expect(asked).toEqual(['loadRelease a 1', 'loadRelease a 2']);
});

it('[OP-43:part] asks again for a release that does not exist', async () => {
  const { loadRelease, asked } = createCachedPlatform(10);
  expect([await loadRelease('gone', 1), await loadRelease('gone', 1)]).toEqual([null, null]);
  expect(asked).toHaveLength(2);
});

it('[OP-43:part] keeps the releases that were used last, up to a length', async () => {
  const { loadRelease, asked } = createCachedPlatform(HALF_OF_CACHE - 2);
  for (const game of ['a', 'b', 'a', 'c', 'a', 'b']) await loadRelease(game, 1);
  expect(asked).toEqual(['a', 'b', 'c', 'b'].map((game) => `loadRelease ${game} 1`));
});
