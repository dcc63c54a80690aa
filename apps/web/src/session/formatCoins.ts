import { formatNumber } from '@playloom/api-contract';
import { formatDollars } from '../numbers/formatPercent.ts';
import { convertCoinsToUsd } from './convertCoinsToUsd.ts';

/** Formats an amount of coins and its value in US dollars. */
export function formatCoins(coins: number): { amount: string; worth: string } {
  return { amount: formatNumber(coins), worth: formatDollars(convertCoinsToUsd(coins)) };
}

/** Formats an amount of coins with its noun: “1 coin”, “1,240 coins”. */
export function formatCoinCount(coins: number): string {
  return `${formatNumber(coins)} ${coins === 1 ? 'coin' : 'coins'}`;
}
