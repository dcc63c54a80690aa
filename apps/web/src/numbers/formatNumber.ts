const NUMBER = new Intl.NumberFormat('en');
const DOLLARS = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' });

/** Formats a number as `1,234`. Always in English, like the rest of the site, so that server and browser agree. */
export function formatNumber(number: number): string {
  return NUMBER.format(number);
}

/** `29%` for 0.29, rounded to whole percent. */
export function formatPercent(share: number): string {
  return `${NUMBER.format(Math.round(share * 100))}%`;
}

/** Formats an amount as `$1,234.50`. */
export function formatDollars(dollars: number): string {
  return DOLLARS.format(dollars);
}
