import type { LibraryName } from '@playloom/api-contract';

export interface SvgAsset {
  readonly name: string;
  readonly title: string;
  readonly category: string;
  /** The content of the `svg` element. */
  readonly body: string;
  /** Whether this is a skin tone variant. Those are found only by searches that name the tone. */
  readonly isShade: boolean;
}

export interface AssetLibrary {
  readonly assets: ReadonlyMap<string, SvgAsset>;
  readonly categories: readonly string[];
  /** Size of the grid that the assets are drawn on. */
  readonly grid: number;
  readonly isPixelArt: boolean;
  readonly source: {
    readonly title: string;
    readonly author: string;
    readonly licence: string; // words: the API names the field licence
    readonly url: string;
  };
}

/** The assets that come with Playloom and that every game can use. */
export interface AssetLibraries {
  open(name: LibraryName): Promise<AssetLibrary>;
}

export interface WithLibrary {
  library: AssetLibraries;
}
