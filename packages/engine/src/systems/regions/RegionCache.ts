import type { Entities, World } from '../../world/World.ts';
import type { NamedRegion, RegionCache } from '../../world/WorldCaches.ts';

const SIDES = 4;
export const NO_ENTITY_GENERATION = 0;

export function getRegionCache(world: World): RegionCache {
  const { entities, caches } = world;
  if (caches.regions !== null && isCacheCurrent(caches.regions, world)) return caches.regions;
  const regions = Array.from(world.regions, ([id, region]): NamedRegion => ({ id, ...region }));
  caches.regions = {
    regions,
    boxes: new Float64Array(entities.capacity * SIDES),
    generations: new Uint16Array(entities.capacity),
  };
  return caches.regions;
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
export function invalidateRegions({ caches: { regions } }: World, slot: number): void {
  if (regions !== null) regions.generations[slot] = NO_ENTITY_GENERATION;
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
