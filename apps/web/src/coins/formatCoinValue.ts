import { formatDollars } from '../numbers/formatPercent.ts';
import { convertCoinsToUsd } from './convertCoinsToUsd.ts';

/** Formats the value of coins in US dollars. */
export function formatCoinValue(coins: number): string {
  return formatDollars(convertCoinsToUsd(coins));
}
