import { fire } from '../../rules/fire.ts';
import type { Entity } from '../../world/Entity.ts';
import type { RegionState, World } from '../../world/World.ts';

interface NamedRegion extends RegionState {
  readonly id: string;
}

const NOWHERE: readonly string[] = [];

/** Notices whose middle came into or went out of a region. The dead and what is held are nowhere. */
export function stepRegions(world: World): void {
  if (world.regions.size === 0) return;
  const { records, top } = world.entities;
  const regions = Array.from(world.regions, ([id, region]): NamedRegion => ({ id, ...region }));
  for (let slot = 0; slot < top; slot += 1) {
    const entity = records[slot];
    if (entity != null && entity.kind !== 'projectile') updateRegions(world, regions, entity);
  }
}

export function isInside(region: RegionState, x: number, y: number): boolean {
  return x >= region.x && y >= region.y && x < region.x + region.width && y < region.y + region.height;
}

function updateRegions(world: World, regions: readonly NamedRegion[], entity: Entity): void {
  const before = entity.regions;
  if (isNowhere(entity)) {
    if (before.length === 0) return;
  } else if (isWhereItWas(world, regions, entity)) return;
  const now = isNowhere(entity) ? NOWHERE : findRegions(world, regions, entity.slot);
  entity.regions = now;
  for (const region of before) if (!now.includes(region)) tellLeft(world, entity, region);
  for (const region of now) if (!before.includes(region)) tellEntered(world, entity, region);
}

/** Compares without making a list: for nearly all entities nothing changes from tick to tick. */
function isWhereItWas(world: World, regions: readonly NamedRegion[], entity: Entity): boolean {
  const { slot, regions: before } = entity;
  const x = world.entities.motion.x[slot]!;
  const y = world.entities.motion.y[slot]!;
  let known = 0;
  for (const region of regions) {
    if (!isInside(region, x, y)) continue;
    if (before[known] !== region.id) return false;
    known += 1;
  }
  return known === before.length;
}

function isNowhere(entity: Entity): boolean {
  if (entity.isDoomed) return true;
  return entity.kind === 'unit' ? entity.isDead : entity.kind === 'item' && entity.holder !== null;
}

function findRegions(world: World, regions: readonly NamedRegion[], slot: number): readonly string[] {
  const { x, y } = world.entities.motion;
  let found: string[] | null = null;
  for (const region of regions) {
    if (!isInside(region, x[slot]!, y[slot]!)) continue;
    found ??= [];
    found.push(region.id);
  }
  return found ?? NOWHERE;
}

function tellEntered(world: World, { kind, id }: Entity, triggeringRegion: string): void {
  if (kind === 'unit') fire(world, 'unitEntersRegion', { triggeringUnit: id, triggeringRegion });
  if (kind === 'item') fire(world, 'itemEntersRegion', { triggeringItem: id, triggeringRegion });
  if (kind === 'prop') fire(world, 'propEntersRegion', { triggeringProp: id, triggeringRegion });
}

function tellLeft(world: World, { kind, id }: Entity, triggeringRegion: string): void {
  if (kind === 'unit') fire(world, 'unitLeavesRegion', { triggeringUnit: id, triggeringRegion });
}
