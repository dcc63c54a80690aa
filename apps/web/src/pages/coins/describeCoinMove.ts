import type { CoinMove } from '@playloom/api-contract';

/** What happened, in a few words. */
export function describeCoinMove({ kind, amount, username, subject }: CoinMove): string {
  const isIn = !amount.startsWith('-');
  const other = username ?? 'a deleted account';
  switch (kind) {
    case 'purchase':
      return `Bought ${subject}`;
    case 'gift':
      return isIn ? `Given by ${other}` : `Given to ${other}`;
    case 'spend':
      return isIn ? `${other} bought ${subject}` : `Bought ${subject}`;
    case 'payout':
      return 'Payout requested';
    case 'adjustment':
      return `From Playloom: ${subject}`;
    case 'reversal':
      return `${isIn ? 'Returned' : 'Taken back'}: ${subject}`;
  }
}

/** `+1,200` or `−1,200`, with the minus of typesetters. */
export function formatCoinChange(amount: string): string {
  const number = Number(amount);
  return `${number < 0 ? '−' : '+'}${Math.abs(number).toLocaleString('en')}`;
}
