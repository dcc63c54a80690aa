const NUMBER = new Intl.NumberFormat('en');
const DOLLARS = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' });

/** `1,234`: English, as the texts around numbers are, and the same on the server and in every browser. */
export function formatNumber(number: number): string {
  return NUMBER.format(number);
}

/** `29%` for 0.29, rounded to whole percent. */
export function formatPercent(share: number): string {
  return `${NUMBER.format(Math.round(share * 100))}%`;
}

/** `$1,234.50` */
export function formatDollars(dollars: number): string {
  return DOLLARS.format(dollars);
}
