import { expect, it } from 'vitest';
import { createSearchState, readTypedSearch, getSearchPath } from './getSearchPath.ts';

it.each([
  ['  Tower Defense ', '/search?searchTerm=tower+defense'],
  ['ICE', '/search?searchTerm=ice'],
  ['i\0ce \0', '/search?searchTerm=ice'],
  ['a&b=c#d', '/search?searchTerm=a%26b%3Dc%23d'],
])('[NAV-04:text] "%s" leads to %s', (text, path) => expect(getSearchPath(text)).toBe(path));

it.each([
  [createSearchState('  Big Gulp '), 'big gulp', 'Big Gulp'],
  [createSearchState('Arena'), 'big gulp', 'big gulp'],
  [null, 'big gulp', 'big gulp'],
  [{ typedSearch: 7 }, 'big gulp', 'big gulp'],
])('[NAV-04:text] the history state %j with the term "%s" is shown as "%s"', (state, term, shown) =>
  expect(readTypedSearch(state, term)).toBe(shown),
);
