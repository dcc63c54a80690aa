import { formatNumber } from '@playloom/api-contract';

const DOLLARS = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' });

/** `29%` for 0.29, rounded to whole percent. */
export function formatPercent(share: number): string {
  return `${formatNumber(Math.round(share * 100))}%`;
}

/** `$1,234.50` */
export function formatDollars(dollars: number): string {
  return DOLLARS.format(dollars);
}
