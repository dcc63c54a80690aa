const FORMAT = new Intl.NumberFormat('en');

/** With thousands separators, the same on the server and in every browser. */
export function formatCount(count: number): string {
  return FORMAT.format(count);
}
