import { expect, it } from 'vitest';
import { pagePath, readPage } from './pagePath.ts';

it('gives the first page the address of its list', () => {
  expect([pagePath('io', 1), pagePath('io', 2)]).toEqual(['/games/io', '/games/io?page=2']);
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
  expect(readPage(`https://playloom.example/games/io${search}`)).toBe(page);
});
