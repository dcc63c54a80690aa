/** The color of a tile without an image: calm colors with different hues. Walls are darker. */
export function getPlainTileColor(local: number, isSolid: boolean): string {
  return `hsl(${(local * 137.5) % 360} 38% ${isSolid ? 36 : 58}%)`;
}
