/** The hashes a starter game gave when its engine version was frozen. */
export interface GoldenHashes {
  readonly engineVersion: string;
  readonly seed: number;
  readonly bots: number;
  readonly hashes: { readonly [tick: string]: string };
}
