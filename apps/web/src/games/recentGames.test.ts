import { expect, it } from 'vitest';
import { createMemoryStorage } from '@playloom/site/testing/createMemoryStorage.ts';
import { RECENT_GAMES_KEY, readRecentGames, recordRecentGame } from './recentGames.ts';

function game(id: string) {
  return { _id: id, gameSlug: id, title: id.toUpperCase(), cover: null, creator: 'moss' };
}

it('[RT-01:part] remembers played games once each, most recent first', () => {
  const storage = createMemoryStorage();
  for (const id of ['a', 'b', 'a']) recordRecentGame(storage, game(id));
  expect(readRecentGames(storage)).toEqual([game('a'), game('b')]);
});

it('keeps a limited number', () => {
  const storage = createMemoryStorage();
  for (let id = 0; id < 30; id++) recordRecentGame(storage, game(`g${id}`));
  expect(readRecentGames(storage).map(({ _id }) => _id)).toEqual([
    'g29',
    'g28',
    'g27',
    'g26',
    'g25',
    'g24',
    'g23',
    'g22',
  ]);
});

it.each(['{oops', '{"a":1}', '[1,null,{"_id":"x"}]'])('ignores %s', (stored) => {
  const storage = createMemoryStorage();
  storage.setItem(RECENT_GAMES_KEY, stored);
  expect(readRecentGames(storage)).toEqual([]);
});

it('does not fail if storage is full', () => {
  const storage = createMemoryStorage();
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(() => recordRecentGame(storage, game('a'))).not.toThrow();
});
