/** Asset libraries and the sizes they offer: multiples of their own grid. */
export const librarySizes = {
  emoji: [32, 64, 128, 256],
  pixel: [24, 48, 96, 192],
} as const;
export type LibraryName = keyof typeof librarySizes;

/** Address of the preview of an asset. */
export function libraryAssetPath(library: LibraryName, name: string): string {
  return `/library/${library}/${name}.svg`;
}
