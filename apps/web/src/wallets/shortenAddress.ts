const SHOWN_CHARACTERS = 6;

/** Keeps both ends, so that users can recognize their wallet. */
export function shortenAddress(address: string): string {
  return `${address.slice(0, SHOWN_CHARACTERS)}…${address.slice(-SHOWN_CHARACTERS)}`;
}
