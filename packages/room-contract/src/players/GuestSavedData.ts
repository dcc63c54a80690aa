/** The data that rules saved for a guest. It travels with them between maps. */
export interface GuestSavedData {
  readonly world: { readonly [key: string]: unknown };
  /** The data of each game, so that a map finds its own data again when the guest returns. */
  readonly games: { readonly [gameId: string]: { readonly [key: string]: unknown } };
}
