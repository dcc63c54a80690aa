import { expect, it } from 'vitest';
import { listPages } from './listPages.ts';

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [4, 4, [1, 2, 3, 4]],
  [1, 9, [1, 2, 3, 'gap-after', 9]],
  [5, 9, [1, 'gap-before', 3, 4, 5, 6, 7, 'gap-after', 9]],
  [9, 9, [1, 'gap-before', 7, 8, 9]],
])('links around page %i of %i', (page, pages, entries) => {
  expect(listPages(page, pages)).toEqual(entries);
});
