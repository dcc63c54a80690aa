import { expect, it } from 'vitest';
import { truncateText } from './truncateText.ts';

it('[VA-06] cuts after 16 characters by default and adds an ellipsis', () => {
  expect(truncateText('abcdefghijklmnopq')).toBe('abcdefghijklmnop…');
});

it('[VA-06] leaves a text of 16 characters unchanged', () => {
  expect(truncateText('abcdefghijklmnop')).toBe('abcdefghijklmnop');
});

it('cuts after the given number of characters', () => {
  expect(truncateText('abcdef', 3)).toBe('abc…');
});

it('leaves no space before the ellipsis', () => {
  expect(truncateText('a long name here', 7)).toBe('a long…');
});

it('never splits an emoji, a flag or a combined letter', () => {
  expect(truncateText('👩‍👩‍👧🇳🇴é!', 3)).toBe('👩‍👩‍👧🇳🇴é…');
  expect(truncateText('👩‍👩‍👧🇳🇴é', 3)).toBe('👩‍👩‍👧🇳🇴é');
});
