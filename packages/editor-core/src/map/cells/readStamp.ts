import { type Draft, readDraftCell } from '@playloom/draft';
import type { Area, Stamp } from '../state/MapState.ts';

/** Copies the tiles of an area to a stamp. */
export function readStamp(draft: Draft, layer: string, area: Area): Stamp {
  const cells: number[] = [];
  for (let y = area.y; y < area.y + area.height; y++) {
    for (let x = area.x; x < area.x + area.width; x++) cells.push(readDraftCell(draft.tiles, layer, x, y));
  }
  return { width: area.width, height: area.height, cells };
}

/** Rotates a stamp by a quarter turn or mirrors it, including the image of each tile. */
export function transformStamp(stamp: Stamp, how: 'right' | 'flip-x' | 'flip-y'): Stamp {
  const { width, height } = stamp;
  const isTurned = how === 'right';
  const size = { width: isTurned ? height : width, height: isTurned ? width : height };
  const cells: number[] = [];
  for (let y = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++) {
      const [fromX, fromY] = isTurned
        ? [y, height - 1 - x]
        : how === 'flip-x'
          ? [width - 1 - x, y]
          : [x, height - 1 - y];
      cells.push(turnCell(stamp.cells[fromY * width + fromX] ?? 0, how));
    }
  }
  return { ...size, cells };
}

const FLIP_X = 1 << 13;
const FLIP_Y = 1 << 14;
const TURN = 1 << 15;

/**
 * Rotates or mirrors a tile. A tile is flipped before it is rotated, so mirroring a rotated tile flips the other axis.
 */
function turnCell(cell: number, how: 'right' | 'flip-x' | 'flip-y'): number {
  if (cell <= 0) return cell;
  if (how === 'right') {
    // Two quarter turns are the same as flipping both axes.
    return (cell & TURN) === 0 ? cell | TURN : (cell & ~TURN) ^ FLIP_X ^ FLIP_Y;
  }
  const isSwapped = (cell & TURN) !== 0;
  return cell ^ ((how === 'flip-x') === isSwapped ? FLIP_Y : FLIP_X);
}
