import { formatNumber } from './formatNumber.ts';

/** Formats an amount of coins with its noun: “1 coin”, “1,240 coins”. */
export function formatCoinCount(coins: number | bigint): string {
  return `${formatNumber(coins)} ${Number(coins) === 1 ? 'coin' : 'coins'}`;
}
