import type { Entities, RegionState, World } from '../../world/World.ts';

export interface NamedRegion extends RegionState {
  readonly id: string;
}

/**
 * For each entity, the area in which it can move without entering or leaving a region, so that most entities
 * need no check in most ticks. It can be rebuilt, so it is not in snapshots.
 */
export interface RegionCache {
  /** The regions, in document order, at the time of caching. */
  readonly regions: readonly NamedRegion[];
  /** The left, top, right and bottom of each area, by slot. */
  readonly boxes: Float64Array;
  /**
   * The generation of the entity that an area belongs to, by slot. Another entity in the same slot has another
   * generation; 0 means none.
   */
  readonly generations: Uint16Array;
}

const SIDES = 4;
export const NO_ENTITY_GENERATION = 0;
/** By `Entities`, because restoring a snapshot gives a world new entities, for which nothing is cached. */
const caches = new WeakMap<Entities, RegionCache>();

export function getRegionCache(world: World): RegionCache {
  const { entities } = world;
  const before = caches.get(entities);
  if (before !== undefined && isCacheCurrent(before, world)) return before;
  const regions = Array.from(world.regions, ([id, region]): NamedRegion => ({ id, ...region }));
  const cache = {
    regions,
    boxes: new Float64Array(entities.capacity * SIDES),
    generations: new Uint16Array(entities.capacity),
  };
  caches.set(entities, cache);
  return cache;
}

/** Whether the entity in a slot is still inside its cached area, and thus in the same regions. */
export function isInSameRegions(
  { boxes, generations }: RegionCache,
  entities: Entities,
  slot: number,
): boolean {
  if (generations[slot] !== entities.generations[slot]) return false;
  const x = entities.motion.x[slot]!;
  const y = entities.motion.y[slot]!;
  const at = slot * SIDES;
  return x >= boxes[at]! && y >= boxes[at + 1]! && x < boxes[at + 2]! && y < boxes[at + 3]!;
}

/** Call this when an entity's list of regions no longer matches its position. */
export function invalidateRegions({ entities }: World, slot: number): void {
  const cache = caches.get(entities);
  if (cache !== undefined) cache.generations[slot] = NO_ENTITY_GENERATION;
}

/** Caches the area around an entity in which it stays in the same regions. */
export function cacheRegionBounds(
  { regions, boxes, generations }: RegionCache,
  entities: Entities,
  slot: number,
): void {
  const x = entities.motion.x[slot]!;
  const y = entities.motion.y[slot]!;
  const at = slot * SIDES;
  generations[slot] = entities.generations[slot]!;
  boxes.set([-Infinity, -Infinity, Infinity, Infinity], at);
  for (const region of regions) {
    const right = region.x + region.width;
    const bottom = region.y + region.height;
    if (x < region.x) boxes[at + 2] = Math.min(boxes[at + 2]!, region.x);
    else if (x >= right) boxes[at] = Math.max(boxes[at]!, right);
    else if (y < region.y) boxes[at + 3] = Math.min(boxes[at + 3]!, region.y);
    else if (y >= bottom) boxes[at + 1] = Math.max(boxes[at + 1]!, bottom);
    else {
      boxes[at] = Math.max(boxes[at]!, region.x);
      boxes[at + 1] = Math.max(boxes[at + 1]!, region.y);
      boxes[at + 2] = Math.min(boxes[at + 2]!, right);
      boxes[at + 3] = Math.min(boxes[at + 3]!, bottom);
    }
  }
}

function isCacheCurrent({ regions, boxes }: RegionCache, world: World): boolean {
  if (regions.length !== world.regions.size || boxes.length !== world.entities.capacity * SIDES) return false;
  let index = 0;
  for (const [id, { x, y, width, height }] of world.regions) {
    const region = regions[index]!;
    index += 1;
    if (region.id !== id || region.x !== x || region.y !== y) return false;
    if (region.width !== width || region.height !== height) return false;
  }
  return true;
}
