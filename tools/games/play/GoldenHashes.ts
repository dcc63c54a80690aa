/** Expected world hashes of a starter game, recorded with the given engine version. */
export interface GoldenHashes {
  readonly engineVersion: string;
  readonly seed: number;
  readonly bots: number;
  readonly hashes: { readonly [tick: string]: string };
}
