import type { CellChange } from '@playloom/draft';
import type { MapPoint, MapState, Stamp } from '../state/MapState.ts';

/** The cells to paint for one touch of the brush, with the given point at the center of the brush. */
export function listStampCells(state: Pick<MapState, 'stamp' | 'brushSize'>, at: MapPoint): CellChange[] {
  const { stamp, brushSize } = state;
  const isSingle = stamp.width === 1 && stamp.height === 1;
  const width = isSingle ? brushSize : stamp.width;
  const height = isSingle ? brushSize : stamp.height;
  const left = Math.floor(at.x) - Math.floor((width - 1) / 2);
  const top = Math.floor(at.y) - Math.floor((height - 1) / 2);
  return repeatStamp(stamp, { x: left, y: top, width, height });
}

/** Fills an area by repeating a stamp, starting at the upper left corner. */
export function repeatStamp(
  stamp: Stamp,
  area: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): CellChange[] {
  const cells: CellChange[] = [];
  for (let y = 0; y < area.height; y++) {
    for (let x = 0; x < area.width; x++) {
      const cell = getStampCell(stamp, x, y);
      if (cell >= 0) cells.push([area.x + x, area.y + y, cell]);
    }
  }
  return cells;
}

export function getStampCell(stamp: Stamp, x: number, y: number): number {
  const column = ((x % stamp.width) + stamp.width) % stamp.width;
  const row = ((y % stamp.height) + stamp.height) % stamp.height;
  return stamp.cells[row * stamp.width + column] ?? 0;
}
