/** World hashes of a starter game, recorded with this engine version. */
export interface GoldenHashes {
  readonly engineVersion: string;
  readonly seed: number;
  readonly bots: number;
  readonly hashes: { readonly [tick: string]: string };
}
