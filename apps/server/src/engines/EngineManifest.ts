/** The content of `engine.json` in a bundle. */
export interface EngineManifest {
  readonly version: string;
  /** Version of the protocol that this engine's clients use. */
  readonly protocol: number;
  /** Whether its worker shows which room it runs. Missing in older bundles. */
  readonly showsCurrent?: boolean;
  /** Hash of everything in the bundle. */
  readonly hash: string;
  /** Paths in the bundle of the files that a page loads to play. */
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  /** Files that the scripts import until a game is drawn. Missing in older bundles. */
  readonly preloads?: readonly string[];
}

/** Returns the folder name of a bundle. The content of a bundle never changes once it is written. */
export function getBundleFolderName({ version, hash }: Pick<EngineManifest, 'version' | 'hash'>): string {
  return `${version}-${hash}`;
}
