const FORMAT = new Intl.NumberFormat('en');

/** `1,000`, for texts that people read. */
export function formatNumber(number: number | bigint): string {
  return FORMAT.format(number);
}
