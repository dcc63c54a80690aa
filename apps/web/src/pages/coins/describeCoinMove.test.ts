import { expect, it } from 'vitest';
import { describeCoinMove, formatCoinChange } from './describeCoinMove.ts';

const move = { id: '', at: '', balance: '0', username: 'ben', game: null, subject: 'a hat' };

it.each([
  ['purchase', '5', 'Bought a hat'],
  ['gift', '5', 'Given by ben'],
  ['gift', '-5', 'Given to ben'],
  ['spend', '-5', 'Bought a hat'],
  ['spend', '5', 'ben bought a hat'],
  ['payout', '-5', 'Payout requested'],
  ['adjustment', '5', 'From Playloom: a hat'],
  ['reversal', '-5', 'Taken back: a hat'],
  ['reversal', '5', 'Returned: a hat'],
] as const)('says what a %s of %s was', (kind, amount, description) => {
  expect(describeCoinMove({ ...move, kind, amount })).toBe(description);
});

it('names nobody who has left, and writes amounts with their sign', () => {
  expect(describeCoinMove({ ...move, kind: 'gift', amount: '1', username: null })).toBe(
    'Given by a deleted account',
  );
  expect([formatCoinChange('1200'), formatCoinChange('-1200')]).toEqual(['+1,200', '−1,200']);
});
