/** The color of a tile without an image. Each tile has a different hue with low saturation, and walls are darker. */
export function getPlainTileColor(local: number, isSolid: boolean): string {
  return `hsl(${(local * 137.5) % 360} 38% ${isSolid ? 36 : 58}%)`;
}
