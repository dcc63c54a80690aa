/** The content of `engine.json` in a bundle. */
export interface EngineManifest {
  readonly version: string;
  /** Protocol version of its clients. */
  readonly protocol: number;
  /** Hash of everything in the bundle. */
  readonly hash: string;
  /** Paths in the bundle that a page loads to play. */
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/** Name of the folder of a bundle, which never changes once it is written. */
export function nameBundle({ version, hash }: Pick<EngineManifest, 'version' | 'hash'>): string {
  return `${version}-${hash}`;
}
