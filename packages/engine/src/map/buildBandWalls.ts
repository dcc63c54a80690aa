import { buildColumnWalls } from './buildColumnWalls.ts';
import { buildRowWalls } from './buildRowWalls.ts';
import { BAND_TILES, findRunEnd, findRunStart } from './quarters.ts';
import type { TileMap } from './TileMap.ts';
import { createWallBox, type WallPart } from './WallPart.ts';

/** A part of the map whose walls are built together: 32 rows, 32 columns, or the map's edge. */
export type WallBand = `${'row' | 'column'} ${number}` | 'rim';

/** Thick enough that no body passes through it within a tick. */
const RIM_THICKNESS = 32;

export function listBands(tileMap: TileMap): WallBand[] {
  const bands: WallBand[] = ['rim'];
  for (let band = 0; band * BAND_TILES < tileMap.height; band++) bands.push(`row ${band}`);
  for (let band = 0; band * BAND_TILES < tileMap.width; band++) bands.push(`column ${band}`);
  return bands;
}

/** Lists the bands whose walls may have changed because of the cells in `tileMap.dirtyCells`. */
export function listDirtyBands(tileMap: TileMap): WallBand[] {
  const found = new Set<WallBand>();
  for (const cellIndex of tileMap.dirtyCells) {
    const x = cellIndex % tileMap.width;
    const y = Math.floor(cellIndex / tileMap.width);
    for (const row of [y - 1, y, y + 1]) found.add(`row ${Math.floor(row / BAND_TILES)}`);
    for (const column of [x - 1, x, x + 1]) found.add(`column ${Math.floor(column / BAND_TILES)}`);
    for (const qy of [y * 2, y * 2 + 1]) {
      // If a row of filled tiles got longer or was split, its boxes have different seams at both of its ends.
      found.add(`column ${Math.floor(findRunStart(tileMap, x * 2, qy) / 2 / BAND_TILES)}`);
      found.add(`column ${Math.floor((findRunEnd(tileMap, x * 2 + 2, qy) - 1) / 2 / BAND_TILES)}`);
    }
  }
  return listBands(tileMap).filter((band) => found.has(band));
}

export function buildBandWalls(tileMap: TileMap, band: WallBand): WallPart[] {
  if (band === 'rim') return tileMap.hasSolidEdges ? listRim(tileMap) : [];
  const [kind, number] = band.split(' ') as ['row' | 'column', string];
  return kind === 'row' ? buildRowWalls(tileMap, Number(number)) : buildColumnWalls(tileMap, Number(number));
}

function listRim({ width, height }: TileMap): WallPart[] {
  const wide = width + 2 * RIM_THICKNESS;
  return [
    createWallBox(-RIM_THICKNESS, -RIM_THICKNESS, wide, RIM_THICKNESS),
    createWallBox(-RIM_THICKNESS, height, wide, RIM_THICKNESS),
    createWallBox(-RIM_THICKNESS, 0, RIM_THICKNESS, height),
    createWallBox(width, 0, RIM_THICKNESS, height),
  ];
}
