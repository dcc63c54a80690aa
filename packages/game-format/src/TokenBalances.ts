/** Balances of the game's token and of the token for this map, in tokens including fractions. */
export interface TokenBalances {
  readonly game: number;
  readonly map: number;
}
