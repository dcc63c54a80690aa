import type { EntityId, Point } from '@playloom/game-format';
import { forEachEntity, listEntities } from '../../world/entities.ts';
import type { Unit } from '../../entities/Entity.ts';
import { findUnit } from '../../world/findEntity.ts';
import type { World } from '../../world/World.ts';

/** The number of entities that can be searched for one step of the tick's budget. */
const LOOKED_AT_PER_STEP = 8;

/** Lists the living units that match, oldest first. The search is charged to the tick's step budget. */
export function listUnits(world: World, passes: (unit: Unit) => boolean): EntityId[] {
  chargeSearchSteps(world);
  const found = listEntities(world, 'unit', (unit) => !unit.isDead && passes(unit));
  world.stepsLeft -= found.length;
  return found;
}

/** Lists the living units whose center is in a circle, nearest first. */
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

/** Finds the living unit in a list that is nearest to a point; the first one in a tie. */
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

/**
 * Finds a unit by its placement on the map. Includes a unit that is removed at the end of this tick, because a
 * rule about its death may need it.
 */
export function findPlacedUnitId(world: World, placement: string): EntityId | null {
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

/**
 * Charges the tick's step budget for a search through all entities, so that rules that search repeatedly don't
 * delay the tick.
 */
export function chargeSearchSteps(world: World): void {
  world.stepsLeft -= Math.ceil(world.entities.top / LOOKED_AT_PER_STEP);
}
