const SHOWN_LETTERS = 6;

/** Enough of both ends to know one's own wallet again. */
export function shortenAddress(address: string): string {
  return `${address.slice(0, SHOWN_LETTERS)}…${address.slice(-SHOWN_LETTERS)}`;
}
