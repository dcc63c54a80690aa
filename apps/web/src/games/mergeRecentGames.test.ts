import { expect, it } from 'vitest';
import { mergeRecentGames } from './mergeRecentGames.ts';
import { readRecentGames, recordRecentGame } from './recentGames.ts';

const RECENT_GAMES_PATH = '/api/v1/account/recent-games/';

const GAME = { gameSlug: 'arena', title: 'Arena', cover: null, creator: 'Ada' };

function createStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

it('[RT-01:part] moves the games from the browser to the account and leaves none behind', async () => {
  const storage = createStorage();
  recordRecentGame(storage, { ...GAME, _id: 'one' });
  recordRecentGame(storage, { ...GAME, _id: 'two' });
  const posts: unknown[] = [];
  const post = (path: string, body: unknown) => Promise.resolve(posts.push([path, body]) > 0);
  expect(await mergeRecentGames(storage, post)).toBe(true);
  expect(posts).toEqual([[RECENT_GAMES_PATH, { gameIds: ['two', 'one'] }]]);
  expect(readRecentGames(storage)).toEqual([]);
  expect(await mergeRecentGames(storage, post)).toBe(false);
  expect(posts).toHaveLength(1);
});

it('keeps the list when the server cannot be reached', async () => {
  const storage = createStorage();
  recordRecentGame(storage, { ...GAME, _id: 'one' });
  expect(await mergeRecentGames(storage, () => Promise.resolve(false))).toBe(false);
  expect(readRecentGames(storage)).toHaveLength(1);
});
