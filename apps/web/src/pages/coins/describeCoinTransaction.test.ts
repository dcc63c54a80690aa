import { expect, it } from 'vitest';
import { describeCoinTransaction, formatCoinChange } from './describeCoinTransaction.ts';

const move = { id: '', at: '', balance: '0', username: 'ben', game: null, subject: 'a hat' };

it.each([
  ['purchase', '5', 'Bought a hat'],
  ['gift', '5', 'Received from ben'],
  ['gift', '-5', 'Sent to ben'],
  ['spend', '-5', 'Bought a hat'],
  ['spend', '5', 'ben bought a hat'],
  ['payout', '-5', 'Payout requested'],
  ['adjustment', '5', 'Adjustment by Playloom: a hat'],
  ['reversal', '-5', 'Reversed: a hat'],
  ['reversal', '5', 'Returned: a hat'],
] as const)('describes a %s of %s coins', (kind, amount, description) => {
  expect(describeCoinTransaction({ ...move, kind, amount })).toBe(description);
});

it('describes deleted users without a name and formats amounts with a sign', () => {
  expect(describeCoinTransaction({ ...move, kind: 'gift', amount: '1', username: null })).toBe(
    'Received from a deleted account',
  );
  expect([formatCoinChange('1200'), formatCoinChange('-1200')]).toEqual(['+1,200', '−1,200']);
});
