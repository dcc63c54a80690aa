import { expect, it } from 'vitest';
import { getGamesPagePath, readGamesPageNumber } from './getGamesPagePath.ts';

it('gives the first page the path of its list', () => {
  expect([getGamesPagePath('io', 1), getGamesPagePath('io', 2)]).toEqual(['/games/io', '/games/io?page=2']);
});

it.each([
  ['', 1],
  ['?page=3', 3],
  ['?page=0', 1],
  ['?page=-1', 1],
  ['?page=2.5', 1],
  ['?page=99999', 1],
  ['?page=x', 1],
])('reads %s as page %s', (search, page) => {
  expect(readGamesPageNumber(`https://playloom.example/games/io${search}`)).toBe(page);
});
