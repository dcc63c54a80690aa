import { decodeChunk, type GameMap, limits } from '@playloom/game-format';
import type { ClientSession } from './ClientSession.ts';

export interface ShownTileChange {
  readonly layerIndex: number;
  readonly x: number;
  readonly y: number;
  readonly cell: number;
}

/**
 * Returns the cells that changed since the last call and marks them as shown. After a reconnect, cells may also have
 * changed back to those of the release's map.
 */
export function takeTileChanges(session: ClientSession): ShownTileChange[] {
  const { view, tilesShown, game } = session;
  const changes: ShownTileChange[] = [];
  if (session.tilesReadAt === session.stats.snapshots) return changes;
  session.tilesReadAt = session.stats.snapshots;
  for (const [place, cell] of view.tiles) {
    if (tilesShown.get(place) === cell) continue;
    tilesShown.set(place, cell);
    changes.push(locate(game.map, place, cell));
  }
  if (tilesShown.size === view.tiles.size || view.tick < 0) return changes;
  for (const place of tilesShown.keys()) {
    if (view.tiles.has(place)) continue;
    tilesShown.delete(place);
    const { layerIndex, x, y } = locate(game.map, place, 0);
    changes.push({ layerIndex, x, y, cell: readMapCell(game.map, layerIndex, x, y) });
  }
  return changes;
}

/** Lists all shown cells that differ from the release's map. */
export function listShownTileChanges({ tilesShown, game }: ClientSession): ShownTileChange[] {
  return [...tilesShown].map(([place, cell]) => locate(game.map, place, cell));
}

function locate({ width, height }: GameMap, place: number, cell: number): ShownTileChange {
  const inLayer = place % (width * height);
  return {
    layerIndex: Math.floor(place / (width * height)),
    x: inLayer % width,
    y: Math.floor(inLayer / width),
    cell,
  };
}

/** Reads a cell of the original map. */
function readMapCell(map: GameMap, layerIndex: number, x: number, y: number): number {
  const size = limits.CHUNK_SIZE;
  const text = map.layers[layerIndex]?.chunks[`${Math.floor(x / size)},${Math.floor(y / size)}`];
  const chunk = text === undefined ? null : decodeChunk(text);
  return chunk?.[(y % size) * size + (x % size)] ?? 0;
}
