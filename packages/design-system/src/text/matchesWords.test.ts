import { expect, it } from 'vitest';
import { matchesWords } from './matchesWords.ts';

it('finds words in any order', () => {
  expect(matchesWords('goal cor', 'Coral Goal')).toBe(true);
  expect(matchesWords('goal sky', 'Coral Goal')).toBe(false);
});
