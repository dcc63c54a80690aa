import { decodeChunk, type Game, limits } from '@playloom/game-format';

const { CHUNK_SIZE } = limits;

/** The positions, in tiles, at which the maps of two versions differ. */
export interface MapDifferences {
  readonly cells: readonly { readonly x: number; readonly y: number }[];
  readonly mapObjects: readonly { readonly x: number; readonly y: number; readonly kind: DifferenceKind }[];
}
type DifferenceKind = 'added' | 'removed' | 'changed';

export function findMapDifferences(before: Game, after: Game): MapDifferences {
  const cells = new Map<string, { x: number; y: number }>();
  const ids = new Set([...before.map.layers, ...after.map.layers].map(({ id }) => id));
  for (const id of ids) {
    const old = before.map.layers.find((layer) => layer.id === id)?.chunks ?? {};
    const now = after.map.layers.find((layer) => layer.id === id)?.chunks ?? {};
    for (const chunk of new Set([...Object.keys(old), ...Object.keys(now)])) {
      for (const cell of diffChunk(chunk, old[chunk], now[chunk])) cells.set(`${cell.x},${cell.y}`, cell);
    }
  }
  return { cells: [...cells.values()], mapObjects: diffMapObjects(before, after) };
}

function diffChunk(chunk: string, before: string | undefined, after: string | undefined) {
  if (before === after) return [];
  const [cx = 0, cy = 0] = chunk.split(',').map(Number);
  const old = before === undefined ? null : decodeChunk(before);
  const now = after === undefined ? null : decodeChunk(after);
  const cells: { x: number; y: number }[] = [];
  for (let index = 0; index < CHUNK_SIZE * CHUNK_SIZE; index++) {
    if ((old?.[index] ?? 0) === (now?.[index] ?? 0)) continue;
    cells.push({
      x: cx * CHUNK_SIZE + (index % CHUNK_SIZE),
      y: cy * CHUNK_SIZE + Math.floor(index / CHUNK_SIZE),
    });
  }
  return cells;
}

interface MapObjectEntry {
  readonly x: number;
  readonly y: number;
}

function diffMapObjects(before: Game, after: Game): MapDifferences['mapObjects'] {
  const old = listMapObjects(before);
  const now = listMapObjects(after);
  const marks: { x: number; y: number; kind: DifferenceKind }[] = [];
  for (const [key, mapObject] of now) {
    const was = old.get(key);
    if (was === undefined) marks.push({ x: mapObject.x, y: mapObject.y, kind: 'added' });
    else if (JSON.stringify(was) !== JSON.stringify(mapObject)) {
      marks.push({ x: mapObject.x, y: mapObject.y, kind: 'changed' });
    }
  }
  for (const [key, mapObject] of old) {
    if (!now.has(key)) marks.push({ x: mapObject.x, y: mapObject.y, kind: 'removed' });
  }
  return marks;
}

function listMapObjects({ map }: Game): ReadonlyMap<string, MapObjectEntry> {
  const middle = (region: MapObjectEntry & { readonly width: number; readonly height: number }) => ({
    ...region,
    x: region.x + region.width / 2,
    y: region.y + region.height / 2,
  });
  return new Map<string, MapObjectEntry>([
    ...map.entities.map((mapObject): [string, MapObjectEntry] => [`entity/${mapObject.id}`, mapObject]),
    ...Object.entries(map.spawnPoints).map(([id, point]): [string, MapObjectEntry] => [`spawn/${id}`, point]),
    ...Object.entries(map.regions).map(([id, region]): [string, MapObjectEntry] => [
      `region/${id}`,
      middle(region),
    ]),
  ]);
}
