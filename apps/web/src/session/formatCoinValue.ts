import { formatNumber } from '@playloom/api-contract';
import { formatDollars } from '../numbers/formatPercent.ts';
import { convertCoinsToUsd } from './convertCoinsToUsd.ts';

/** Formats an amount of coins and its value in US dollars. */
export function formatCoins(coins: number): { amount: string; worth: string } {
  return { amount: formatNumber(coins), worth: formatDollars(convertCoinsToUsd(coins)) };
}
