const SHOWN_CHARACTERS = 6;

/** Shortens an address to its two ends, by which users recognize their wallet. */
export function shortenAddress(address: string): string {
  return `${address.slice(0, SHOWN_CHARACTERS)}…${address.slice(-SHOWN_CHARACTERS)}`;
}
