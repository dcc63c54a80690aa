/** A game that was published without a cover. */
export interface CoverOrder {
  gameId: string;
  release: number;
}
