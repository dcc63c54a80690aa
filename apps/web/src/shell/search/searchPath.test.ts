import { expect, it } from 'vitest';
import { searchPath } from './searchPath.ts';

it.each([
  ['  Tower Defence ', '/search?searchTerm=tower+defence'],
  ['ICE', '/search?searchTerm=ice'],
  ['i\0ce \0', '/search?searchTerm=ice'],
  ['a&b=c#d', '/search?searchTerm=a%26b%3Dc%23d'],
])('[NAV-04:text] "%s" leads to %s', (text, path) => expect(searchPath(text)).toBe(path));
