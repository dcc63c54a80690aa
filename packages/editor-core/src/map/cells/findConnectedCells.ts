import { type Draft, readDraftCell } from '@playloom/draft';
import type { MapPoint } from '../state/MapState.ts';

/** Finds the connected cells that have the same tile as the starting cell. */
export function findConnectedCells(
  draft: Draft,
  layer: string,
  from: MapPoint,
  map: { readonly width: number; readonly height: number },
): MapPoint[] {
  const start = { x: Math.floor(from.x), y: Math.floor(from.y) };
  if (start.x < 0 || start.y < 0 || start.x >= map.width || start.y >= map.height) return [];
  const wanted = readDraftCell(draft.tiles, layer, start.x, start.y);
  const seen = new Uint8Array(map.width * map.height);
  const found: MapPoint[] = [];
  const waiting: number[] = [start.y * map.width + start.x];
  seen[waiting[0]!] = 1;
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    const x = index % map.width;
    const y = (index - x) / map.width;
    if (readDraftCell(draft.tiles, layer, x, y) !== wanted) continue;
    found.push({ x, y });
    if (x > 0) visit(index - 1);
    if (x < map.width - 1) visit(index + 1);
    if (y > 0) visit(index - map.width);
    if (y < map.height - 1) visit(index + map.width);
  }
  return found;

  function visit(index: number): void {
    if (seen[index] === 1) return;
    seen[index] = 1;
    waiting.push(index);
  }
}
