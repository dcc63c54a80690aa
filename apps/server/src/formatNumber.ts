const FORMAT = new Intl.NumberFormat('en');

/** Formats a number for people, like `1,000`. */
export function formatNumber(number: number | bigint): string {
  return FORMAT.format(number);
}
