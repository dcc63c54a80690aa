import { formatNumber } from '@playloom/api-contract';

/** `1 coin` or `1,234 coins`. */
export function formatCoinAmount(coins: bigint): string {
  return `${formatNumber(coins)} ${coins === 1n ? 'coin' : 'coins'}`;
}
