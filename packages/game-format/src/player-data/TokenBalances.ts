/** A player's balances of the game's token and of this map's token, in tokens. They can have fractions. */
export interface TokenBalances {
  readonly game: number;
  readonly map: number;
}
