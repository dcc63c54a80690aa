import { type DraftGame, readDraftCell, type Tiles } from '@playloom/draft';
import type { Editor } from '../../editor/Editor.ts';
import type { MapPoint } from '../../map/state/MapState.ts';

/** The id of the lawn tile that covers the ground when the course starts. */
export const LAWN_TILE = 1;
const SPACE = 1.5;

/** Counts the cells that the learner painted, without the lawn and the hedge around the map. */
export function countPaintedCells(
  game: DraftGame,
  tiles: Tiles,
  isCounted: (isSolid: boolean) => boolean,
): number {
  const { width, height, layers } = game.map;
  let count = 0;
  for (const [index, { id, isSolid }] of layers.entries()) {
    if (!isCounted(isSolid)) continue;
    for (let y = 1; y < height - 1; y++) {
      for (let x = 1; x < width - 1; x++) {
        const tile = readDraftCell(tiles, id, x, y);
        if (tile !== 0 && (index > 0 || tile !== LAWN_TILE)) count += 1;
      }
    }
  }
  return count;
}

/**
 * Finds centers of free cells where entities can be placed: not in a wall, not close to another entity, and spread over
 * the map.
 */
export function findFreeSpots({ game, draft }: Editor, count: number): readonly MapPoint[] {
  const { map } = game.get();
  const solid = map.layers.filter(({ isSolid }) => isSolid);
  const taken: MapPoint[] = [...map.entities, ...Object.values(map.spawnPoints)];
  const spots: MapPoint[] = [];
  const isFree = ({ x, y }: MapPoint) =>
    taken.every((one) => Math.abs(one.x - x) > SPACE || Math.abs(one.y - y) > SPACE) &&
    solid.every(({ id }) => readDraftCell(draft.tiles, id, Math.floor(x), Math.floor(y)) === 0);
  for (const at of listCells(map.width, map.height)) {
    if (spots.length === count) break;
    if (!isFree(at)) continue;
    spots.push(at);
    taken.push(at);
  }
  return spots;
}

const STRIDE_X = 5;
const STRIDE_Y = 3;

/** Lists the centers of cells away from the edge, in an order that spreads the first few over the map. */
function* listCells(width: number, height: number): Generator<MapPoint> {
  for (let turn = 0; turn < STRIDE_X * STRIDE_Y; turn++) {
    const [left, top] = [2 + (turn % STRIDE_X), 2 + Math.floor(turn / STRIDE_X)];
    for (let y = top; y < height - 2; y += STRIDE_Y) {
      for (let x = left; x < width - 2; x += STRIDE_X) yield { x: x + 0.5, y: y + 0.5 };
    }
  }
}
