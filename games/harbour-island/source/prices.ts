/** What the keeper’s store asks for the things that lead to the chest, in coins. */
export const LANTERN_PRICE = 10;
export const MAP_PRICE = 5;
