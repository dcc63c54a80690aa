import { expect, it } from 'vitest';
import { preventScoreBreaks } from './preventScoreBreaks.ts';

/** Shows non-breaking spaces as underscores. */
const show = (text: string): string => preventScoreBreaks(text).replaceAll('\u00A0', '_');

it('breaks no line inside a score', () => {
  expect(show('Coral Ducks 0 : 12 Mint Frogs')).toBe('Coral Ducks 0_:_12 Mint Frogs');
  expect(show('Sets 6 : 4 : 7')).toBe('Sets 6_:_4_:_7');
});

it('breaks lines between groups that several spaces separate', () => {
  expect(show('Copper 0 : 0 Tide   (rounds 1 : 0)')).toBe('Copper_0_:_0_Tide   (rounds_1_:_0)');
  expect(show('Coral Ducks 2 : 2 Mint Frogs   Golden goal!')).toBe(
    'Coral Ducks 2_:_2 Mint Frogs   Golden_goal!',
  );
});

it('leaves other texts and line ends unchanged', () => {
  for (const text of ['', 'Coins: 128', 'Talk to Baker Bree: she has an errand.', 'one two\nthree four']) {
    expect(preventScoreBreaks(text)).toBe(text);
  }
});
