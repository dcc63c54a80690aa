import type { LibraryName } from '@playloom/api-contract';

export interface SvgAsset {
  readonly name: string;
  readonly title: string;
  readonly category: string;
  /** What is inside the `svg` element. */
  readonly body: string;
  /** A shade of another one: shown only to whoever names the shade. */
  readonly isShade: boolean;
}

export interface AssetLibrary {
  readonly assets: ReadonlyMap<string, SvgAsset>;
  readonly categories: readonly string[];
  /** Of the grid it is drawn on. */
  readonly grid: number;
  readonly isPixelArt: boolean;
  readonly source: {
    readonly title: string;
    readonly author: string;
    readonly licence: string;
    readonly url: string;
  };
}

/** Drawings that come with Playloom and that every game may use. */
export interface AssetLibraries {
  open(shelf: LibraryName): Promise<AssetLibrary>;
}
