const FORMAT = new Intl.NumberFormat('en');

/** `1,234`: English, as the texts around numbers are, and the same on the server and in every browser. */
export function formatNumber(number: number | bigint): string {
  return FORMAT.format(number);
}
