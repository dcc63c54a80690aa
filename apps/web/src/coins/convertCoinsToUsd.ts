const CENTS_OF_A_CENT_PER_COIN = 12;
const PER_DOLLAR = 10_000;

/** Converts coins to US dollars. */
export function convertCoinsToUsd(coins: number): number {
  return (coins * CENTS_OF_A_CENT_PER_COIN) / PER_DOLLAR;
}
