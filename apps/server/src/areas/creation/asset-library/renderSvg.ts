import type { SvgAsset, AssetLibrary } from './AssetLibraries.ts';

/** Color of single-color assets. Black would be invisible on the dark editor and on most maps. */
const INK = '#fff';

/** Renders an asset as an SVG file. */
export function renderSvg({ grid, isPixelArt }: AssetLibrary, { body }: SvgAsset, side: number): string {
  const edges = isPixelArt ? ' shape-rendering="crispEdges"' : '';
  const drawn = body.replaceAll('currentColor', INK);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${grid} ${grid}"${edges}>${drawn}</svg>`;
}
