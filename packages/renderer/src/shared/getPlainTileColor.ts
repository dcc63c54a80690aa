/** The colour of a tile without a picture: calm ones, told apart by hue; walls are darker. */
export function getPlainTileColor(local: number, isSolid: boolean): string {
  return `hsl(${(local * 137.5) % 360} 38% ${isSolid ? 36 : 58}%)`;
}
