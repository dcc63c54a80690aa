/** What stands in the `engine.json` of a bundle. */
export interface EngineManifest {
  readonly version: string;
  /** What its clients speak. */
  readonly protocol: number;
  /** Of everything in the bundle. */
  readonly hash: string;
  /** Paths below the bundle that a page adds to play. */
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/** A bundle lies in a folder of this name, and is never changed there. */
export function nameBundle({ version, hash }: Pick<EngineManifest, 'version' | 'hash'>): string {
  return `${version}-${hash}`;
}
