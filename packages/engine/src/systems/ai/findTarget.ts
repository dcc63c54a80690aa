import { fire } from '../../triggers/fire.ts';
import type { Unit } from '../../entities/Entity.ts';
import { findUnit } from '../../world/findEntity.ts';
import { toTicks } from '../../world/time.ts';
import type { World } from '../../world/World.ts';
import { computeBuffTotals } from '../buffs/computeBuffTotals.ts';
import { isSpawnProtected } from '../protection/spawnProtection.ts';
import { areUnitsHostile } from '../teams/relations.ts';
import { isViewClear } from './isPathClear.ts';
import { forEachUnitNear } from './Navigation.ts';
import { computeDistanceTo } from './computeUnitRadius.ts';
import { updateAi } from '../../entities/updateAi.ts';

/** A unit switches to another target only if the distance to it is less than this share of the current one. */
const NEARER = 0.6;

/** Returns the unit with an id if it is alive and not invisible. */
export function findLivingUnit(world: World, id: number | null): Unit | null {
  const unit = findUnit(world, id);
  return unit === null || unit.isDead || unit.isDoomed || isInvisible(world, unit) ? null : unit;
}

/**
 * Keeps, changes or drops the unit's target, and fires a trigger for a new one. Ranges are measured from `x`, `y`,
 * which is the guarded position for a guard.
 */
export function updateTarget(world: World, unit: Unit, x: number, y: number): Unit | null {
  const { motion } = world.entities;
  const { giveUpRange, reactionSeconds } = world.game.units.get(unit.type)!.type.ai;
  const known = findLivingUnit(world, unit.ai.target);
  const isStillValid =
    known !== null &&
    !isSpawnProtected(known) &&
    distance(x, y, motion.x[known.slot]!, motion.y[known.slot]!) <= giveUpRange;
  const reach = isStillValid
    ? computeDistanceTo(world, unit, motion.x[known.slot]!, motion.y[known.slot]!) * NEARER
    : Infinity;
  const found = findNearest(world, unit, x, y, reach) ?? (isStillValid ? known : null);
  if (found === null) {
    if (unit.ai.target !== null) updateAi(unit, { target: null, answer: 'none' });
    return null;
  }
  if (found.id === unit.ai.target) return found;
  const actsAt = world.tick + toTicks(world, reactionSeconds);
  updateAi(unit, { target: found.id, answer: 'none', actsAt });
  fire(world, 'unitSeesUnit', { triggeringUnit: unit.id, otherUnit: found.id });
  return found;
}

/** Finds the nearest unit in sight that is a possible target and closer than `reach`. */
function findNearest(world: World, unit: Unit, x: number, y: number, reach: number): Unit | null {
  const { sightRange, targets, needsLineOfSight } = world.game.units.get(unit.type)!.type.ai;
  if (targets === 'nobody') return null;
  const { motion } = world.entities;
  const fromX = motion.x[unit.slot]!;
  const fromY = motion.y[unit.slot]!;
  let nearest: Unit | null = null;
  let shortest = reach;
  forEachUnitNear(world, x, y, sightRange, (other) => {
    const otherX = motion.x[other.slot]!;
    const otherY = motion.y[other.slot]!;
    if (distance(x, y, otherX, otherY) > sightRange) return;
    const away = distance(fromX, fromY, otherX, otherY);
    if (away >= shortest || !isTarget(world, unit, other, targets)) return;
    if (needsLineOfSight && !isViewClear(world.tiles, fromX, fromY, otherX, otherY)) return;
    nearest = other;
    shortest = away;
  });
  return nearest;
}

function isTarget(
  world: World,
  unit: Unit,
  other: Unit,
  targets: 'hostile' | 'players' | 'everyone',
): boolean {
  if (other === unit || isSpawnProtected(other) || isInvisible(world, other)) return false;
  if (targets === 'hostile') return areUnitsHostile(world, unit, other);
  return targets === 'everyone' || (other.owner !== null && other.owner !== unit.owner);
}

function isInvisible(world: World, unit: Unit): boolean {
  return unit.buffs.length > 0 && computeBuffTotals(world, unit).isInvisible;
}

function distance(x: number, y: number, otherX: number, otherY: number): number {
  return Math.sqrt((otherX - x) * (otherX - x) + (otherY - y) * (otherY - y));
}
