/** Asset libraries and the image sizes, in pixels, that they offer. Sizes are multiples of the library's grid. */
export const libraryImageSizes = {
  emoji: [32, 64, 128, 256],
  pixel: [24, 48, 96, 192],
} as const;
export type LibraryName = keyof typeof libraryImageSizes;

/** Returns the URL path of an asset's preview. */
export function getLibraryAssetPath(library: LibraryName, name: string): string {
  return `/library/${library}/${name}.svg`;
}
