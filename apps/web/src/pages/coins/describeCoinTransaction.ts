import { formatNumber } from '@playloom/api-contract';
import type { CoinTransaction } from '@playloom/api-contract';

/** Describes a transaction in a few words. */
export function describeCoinTransaction({ kind, amount, username, subject }: CoinTransaction): string {
  const isIn = !amount.startsWith('-');
  const other = username ?? 'a deleted account';
  switch (kind) {
    case 'purchase':
      return `Bought ${subject}`;
    case 'gift':
      return isIn ? `Received from ${other}` : `Sent to ${other}`;
    case 'spend':
      return isIn ? `${other} bought ${subject}` : `Bought ${subject}`;
    case 'payout':
      return 'Payout requested';
    case 'adjustment':
      return `Adjustment by Playloom: ${subject}`;
    case 'reversal':
      return `${isIn ? 'Returned' : 'Reversed'}: ${subject}`;
  }
}

/** Formats a change as `+1,200` or `−1,200`, with a typographic minus. */
export function formatCoinChange(amount: string): string {
  const number = Number(amount);
  return `${number < 0 ? '−' : '+'}${formatNumber(Math.abs(number))}`;
}
