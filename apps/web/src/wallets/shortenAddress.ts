const SHOWN_CHARACTERS = 6;

/** Enough of both ends to know one's own wallet again. */
export function shortenAddress(address: string): string {
  return `${address.slice(0, SHOWN_CHARACTERS)}…${address.slice(-SHOWN_CHARACTERS)}`;
}
