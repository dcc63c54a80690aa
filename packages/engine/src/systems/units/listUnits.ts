import type { EntityId, Point } from '@playloom/game-format';
import { forEachEntity, listEntities } from '../../world/entities.ts';
import type { Unit } from '../../world/Entity.ts';
import { findUnit } from '../../world/findEntity.ts';
import type { World } from '../../world/World.ts';

/** So many entities are looked through for one step of the budget. */
const LOOKED_AT_PER_STEP = 8;

/** Living units that pass, oldest first. Looking for them takes from the budget of the tick. */
export function listUnits(world: World, passes: (unit: Unit) => boolean): EntityId[] {
  chargeSearchSteps(world);
  const found = listEntities(world, 'unit', (unit) => !unit.isDead && passes(unit));
  world.stepsLeft -= found.length;
  return found;
}

/** Living units whose middle is in a circle, nearest first. */
export function listUnitsNear(world: World, center: Point, radius: number): EntityId[] {
  chargeSearchSteps(world);
  const found: { readonly id: EntityId; readonly distance: number }[] = [];
  forEachEntity(world, 'unit', (unit) => {
    const distance = squareDistance(world, unit, center);
    if (!unit.isDead && distance <= radius * radius) found.push({ id: unit.id, distance });
  });
  world.stepsLeft -= found.length;
  return found.toSorted((a, b) => a.distance - b.distance).map(({ id }) => id);
}

/** The living unit of a group that is nearest to a point; the first of several. */
export function findNearestUnit(world: World, units: readonly EntityId[], center: Point): EntityId | null {
  world.stepsLeft -= units.length;
  let nearest: EntityId | null = null;
  let shortest = Infinity;
  for (const id of units) {
    const unit = findUnit(world, id);
    if (unit === null || unit.isDead || unit.isDoomed) continue;
    const distance = squareDistance(world, unit, center);
    if (distance >= shortest) continue;
    nearest = id;
    shortest = distance;
  }
  return nearest;
}

/** Also one that is removed at the end of this tick: a rule about its death wants to know whether it was this one. */
export function findPlacedUnit(world: World, placement: string): EntityId | null {
  chargeSearchSteps(world);
  const { records, top } = world.entities;
  for (let slot = 0; slot < top; slot += 1) {
    const record = records[slot];
    if (record?.kind === 'unit' && record.placement === placement) return record.id;
  }
  return null;
}

function squareDistance(world: World, { slot }: Unit, { x, y }: Point): number {
  const { motion } = world.entities;
  const dx = motion.x[slot]! - x;
  const dy = motion.y[slot]! - y;
  return dx * dx + dy * dy;
}

/** Rules that look through all entities again and again must not make the tick late. */
export function chargeSearchSteps(world: World): void {
  world.stepsLeft -= Math.ceil(world.entities.top / LOOKED_AT_PER_STEP);
}
