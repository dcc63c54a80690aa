import type { SvgAsset, AssetLibrary } from './AssetLibraries.ts';

/** Of drawings that have one colour; on the dark ground of the editor and on most maps black would be lost. */
const INK = '#fff';

/** A drawing as a file of its own. */
export function renderSvg({ grid, isPixelArt }: AssetLibrary, { body }: SvgAsset, side: number): string {
  const edges = isPixelArt ? ' shape-rendering="crispEdges"' : '';
  const drawn = body.replaceAll('currentColor', INK);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${grid} ${grid}"${edges}>${drawn}</svg>`;
}
