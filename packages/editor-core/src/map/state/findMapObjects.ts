import type { DraftGame } from '@playloom/draft';
import type { PlacedEntity } from '@playloom/game-format';
import type { MapPoint, MapObject } from './MapState.ts';

const SPAWN_RADIUS = 0.5;
const kinds = { unit: 'units', item: 'items', projectile: 'projectiles', prop: 'props' } as const;

/** Finds a map object in the game. Null if it was removed. For a region, `x` and `y` are its upper left corner. */
export function findMapObject(game: DraftGame, mapObject: MapObject) {
  const { entities, regions, spawnPoints } = game.map;
  if (mapObject.kind === 'entity') return indexEntities(entities).get(mapObject.id) ?? null;
  return (mapObject.kind === 'region' ? regions[mapObject.id] : spawnPoints[mapObject.id]) ?? null;
}

const entityIndexCache = new WeakMap<readonly PlacedEntity[], ReadonlyMap<string, PlacedEntity>>();

/**
 * Indexes entities by id. The index is cached for each version of the list, because large selections are looked up in
 * every frame.
 */
function indexEntities(entities: readonly PlacedEntity[]): ReadonlyMap<string, PlacedEntity> {
  const known = entityIndexCache.get(entities);
  if (known !== undefined) return known;
  const index = new Map(entities.map((entity) => [entity.id, entity]));
  entityIndexCache.set(entities, index);
  return index;
}

/** The size at which an entity is drawn, in tiles. */
export function getEntitySize(game: DraftGame, entity: PlacedEntity): { width: number; height: number } {
  const look = game.types[kinds[entity.kind]][entity.type]?.look;
  return { width: (look?.width ?? 1) * entity.scale, height: (look?.height ?? 1) * entity.scale };
}

/**
 * Finds the object at a point. Prefers entities to spawn points and spawn points to regions, and then the smaller
 * object.
 */
export function findMapObjectAt(game: DraftGame, at: MapPoint): MapObject | null {
  const hits: { readonly mapObject: MapObject; readonly rank: number; readonly size: number }[] = [];
  for (const entity of game.map.entities) {
    const { width, height } = getEntitySize(game, entity);
    const isHit = Math.abs(at.x - entity.x) <= width / 2 && Math.abs(at.y - entity.y) <= height / 2;
    if (isHit) hits.push({ mapObject: { kind: 'entity', id: entity.id }, rank: 0, size: width * height });
  }
  for (const [id, point] of Object.entries(game.map.spawnPoints)) {
    const isHit = Math.abs(at.x - point.x) <= SPAWN_RADIUS && Math.abs(at.y - point.y) <= SPAWN_RADIUS;
    if (isHit) hits.push({ mapObject: { kind: 'spawn-point', id }, rank: 1, size: 1 });
  }
  for (const [id, region] of Object.entries(game.map.regions)) {
    const isHit =
      at.x >= region.x &&
      at.y >= region.y &&
      at.x <= region.x + region.width &&
      at.y <= region.y + region.height;
    if (isHit) hits.push({ mapObject: { kind: 'region', id }, rank: 2, size: region.width * region.height });
  }
  return hits.sort((a, b) => a.rank - b.rank || a.size - b.size)[0]?.mapObject ?? null;
}

/** All objects whose center is in the box between two points. Regions must be completely inside. */
export function findMapObjectsInBox(game: DraftGame, from: MapPoint, to: MapPoint): MapObject[] {
  const left = Math.min(from.x, to.x);
  const right = Math.max(from.x, to.x);
  const top = Math.min(from.y, to.y);
  const bottom = Math.max(from.y, to.y);
  const isIn = (x: number, y: number) => x >= left && x <= right && y >= top && y <= bottom;
  const { entities, regions, spawnPoints } = game.map;
  return [
    ...entities.filter(({ x, y }) => isIn(x, y)).map(({ id }): MapObject => ({ kind: 'entity', id })),
    ...Object.keys(spawnPoints)
      .filter((id) => isIn(spawnPoints[id]!.x, spawnPoints[id]!.y))
      .map((id): MapObject => ({ kind: 'spawn-point', id })),
    ...Object.keys(regions)
      .filter((id) => {
        const { x, y, width, height } = regions[id]!;
        return isIn(x, y) && isIn(x + width, y + height);
      })
      .map((id): MapObject => ({ kind: 'region', id })),
  ];
}
