/** Shelves of drawings that every game may use, and how large they are given out: multiples of their own grid. */
export const librarySides = {
  emoji: [32, 64, 128, 256],
  pixel: [24, 48, 96, 192],
} as const;
export type LibraryShelfName = keyof typeof librarySides;

/** Where a drawing can be looked at before it is taken. */
export function drawingPath(shelf: LibraryShelfName, name: string): string {
  return `/library/${shelf}/${name}.svg`;
}
