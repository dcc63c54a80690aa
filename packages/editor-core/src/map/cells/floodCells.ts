import { type Draft, readCell } from '@playloom/draft';
import type { MapPoint } from '../MapState.ts';

/** Cells with the same tile that hang together, from one outwards; the map is the end of it. */
export function floodCells(
  draft: Draft,
  layer: string,
  from: MapPoint,
  map: { readonly width: number; readonly height: number },
): MapPoint[] {
  const start = { x: Math.floor(from.x), y: Math.floor(from.y) };
  if (start.x < 0 || start.y < 0 || start.x >= map.width || start.y >= map.height) return [];
  const wanted = readCell(draft.tiles, layer, start.x, start.y);
  const seen = new Uint8Array(map.width * map.height);
  const found: MapPoint[] = [];
  const waiting: number[] = [start.y * map.width + start.x];
  seen[waiting[0]!] = 1;
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    const x = place % map.width;
    const y = (place - x) / map.width;
    if (readCell(draft.tiles, layer, x, y) !== wanted) continue;
    found.push({ x, y });
    if (x > 0) visit(place - 1);
    if (x < map.width - 1) visit(place + 1);
    if (y > 0) visit(place - map.width);
    if (y < map.height - 1) visit(place + map.width);
  }
  return found;

  function visit(place: number): void {
    if (seen[place] === 1) return;
    seen[place] = 1;
    waiting.push(place);
  }
}
