import { fire } from '../../triggers/fire.ts';
import type { Entity } from '../../entities/Entity.ts';
import { DEAD_MARK, DOOMED_MARK, HELD_MARK, PROJECTILE_MARK } from '../../world/marks.ts';
import type { RegionState, World } from '../../world/World.ts';
import type { NamedRegion, RegionCache } from '../../world/WorldCaches.ts';
import { countRegionEntry } from '../achievements/countEvents.ts';
import {
  invalidateRegions,
  isInSameRegions,
  NO_ENTITY_GENERATION,
  cacheRegionBounds,
  getRegionCache,
} from './RegionCache.ts';

const NO_REGIONS: readonly string[] = [];

/** Detects entities whose center entered or left a region. Dead and carried entities are in no region. */
export function stepRegions(world: World): void {
  if (world.regions.size === 0) return;
  const { records, marks, top } = world.entities;
  const cache = getRegionCache(world);
  for (let slot = 0; slot < top; slot += 1) {
    const mark = marks[slot]!;
    // Generations start over at some point, so a new entity could have the same one as an earlier entity.
    if (mark === 0 || (mark & PROJECTILE_MARK) !== 0) cache.generations[slot] = NO_ENTITY_GENERATION;
    else if ((mark & (DOOMED_MARK | DEAD_MARK | HELD_MARK)) !== 0) leaveRegions(world, records[slot]!);
    else if (!isInSameRegions(cache, world.entities, slot)) updateRegions(world, cache, records[slot]!);
  }
}

function leaveRegions(world: World, entity: Entity): void {
  if (entity.regions.length === 0) return;
  changeRegions(world, entity, NO_REGIONS);
  invalidateRegions(world, entity.slot);
}

export function isInsideRegion(region: RegionState, x: number, y: number): boolean {
  return x >= region.x && y >= region.y && x < region.x + region.width && y < region.y + region.height;
}

function updateRegions(world: World, cache: RegionCache, entity: Entity): void {
  const { motion } = world.entities;
  const { slot } = entity;
  const now = findRegions(cache.regions, motion.x[slot]!, motion.y[slot]!);
  if (!isSameList(entity.regions, now)) changeRegions(world, entity, now);
  cacheRegionBounds(cache, world.entities, slot);
}

function changeRegions(world: World, entity: Entity, now: readonly string[]): void {
  const before = entity.regions;
  entity.regions = now;
  for (const region of before) if (!now.includes(region)) fireRegionLeft(world, entity, region);
  for (const region of now) if (!before.includes(region)) fireRegionEntered(world, entity, region);
}

function isSameList(before: readonly string[], now: readonly string[]): boolean {
  return before.length === now.length && before.every((region, index) => region === now[index]);
}

function findRegions(regions: readonly NamedRegion[], x: number, y: number): readonly string[] {
  const found = regions.filter((region) => isInsideRegion(region, x, y));
  return found.length === 0 ? NO_REGIONS : found.map(({ id }) => id);
}

function fireRegionEntered(world: World, entity: Entity, triggeringRegion: string): void {
  const { kind, id } = entity;
  if (kind === 'unit') countRegionEntry(world, entity, triggeringRegion);
  if (kind === 'unit') fire(world, 'unitEntersRegion', { triggeringUnit: id, triggeringRegion });
  if (kind === 'item') fire(world, 'itemEntersRegion', { triggeringItem: id, triggeringRegion });
  if (kind === 'prop') fire(world, 'propEntersRegion', { triggeringProp: id, triggeringRegion });
}

function fireRegionLeft(world: World, { kind, id }: Entity, triggeringRegion: string): void {
  if (kind === 'unit') fire(world, 'unitLeavesRegion', { triggeringUnit: id, triggeringRegion });
}
