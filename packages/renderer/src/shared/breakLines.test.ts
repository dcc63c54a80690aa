import { expect, it } from 'vitest';
import { breakLines } from './breakLines.ts';

const countLetters = (text: string): number => text.length;

it('breaks between words', () => {
  expect(breakLines('two behind the crates', countLetters, 10, 4)).toEqual(['two behind', 'the crates']);
});

it('splits a word that is too long for a line', () => {
  expect(breakLines('aaaaaaaaaaaaaaaa b', countLetters, 6, 4)).toEqual(['aaaaa…', 'b']);
});

it('ends with an ellipsis when the text does not fit', () => {
  expect(breakLines('one two three four five', countLetters, 5, 2)).toEqual(['one', 'two…']);
  expect(breakLines('one twoo three', countLetters, 5, 2)).toEqual(['one', 'twoo…']);
});

it('has no line for an empty text', () => {
  expect(breakLines('  ', countLetters, 5, 2)).toEqual([]);
});
