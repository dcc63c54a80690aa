/** Shelves of drawings that every game may use, and how large they are given out: multiples of their own grid. */
export const librarySizes = {
  emoji: [32, 64, 128, 256],
  pixel: [24, 48, 96, 192],
} as const;
export type LibraryName = keyof typeof librarySizes;

/** Where a drawing can be looked at before it is taken. */
export function libraryAssetPath(library: LibraryName, name: string): string {
  return `/library/${library}/${name}.svg`;
}
