import { findUnit } from '../../world/findEntity.ts';
import type { Unit } from '../../entities/Entity.ts';
import type { World } from '../../world/World.ts';
import { getCompiledType, getAttributeIndex } from '../attributeTable/attributeTable.ts';
import { isViewClear } from '../ai/isPathClear.ts';
import { forEachUnitNear } from '../ai/Navigation.ts';
import { computeUnitRadius } from '../ai/computeUnitRadius.ts';
import { computeBuffTotals } from '../buffs/computeBuffTotals.ts';
import { canDamage } from '../combat/canDamage.ts';
import { areUnitsFriendly, areUnitsHostile } from '../teams/relations.ts';
import type { Bot } from './Bot.ts';

/** Bots know about enemies up to this distance even if they can't see them, so that they find each other. */
const AWARENESS_RADIUS = 60;
/** Enemies behind a wall are treated as if they were this many times farther away. */
const BEHIND_WALL_FACTOR = 1.6;

/** Finds the enemy to attack: the nearest one, preferring visible ones. */
export function findEnemy(world: World, bot: Bot): Unit | null {
  const { motion } = world.entities;
  let found: Unit | null = null;
  let best = Infinity;
  forEachUnitNear(world, bot.x, bot.y, AWARENESS_RADIUS, (other) => {
    if (!isEnemyUnit(world, bot.unit, other)) return;
    const dx = motion.x[other.slot]! - bot.x;
    const dy = motion.y[other.slot]! - bot.y;
    const distance = Math.sqrt(dx * dx + dy * dy);
    if (distance >= best) return;
    const weight = canSeeUnit(world, bot, other) ? 1 : BEHIND_WALL_FACTOR;
    if (distance * weight >= best) return;
    found = other;
    best = distance * weight;
  });
  return found;
}

/**
 * Whether to treat a unit as an enemy. Other players' units are enemies unless they are friendly, even if no
 * teams are hostile.
 */
function isEnemyUnit(world: World, unit: Unit, other: Unit): boolean {
  if (other === unit || other.isInvulnerable || (other.owner !== null && other.owner === unit.owner))
    return false;
  if (other.buffs.length > 0 && computeBuffTotals(world, other).isInvisible) return false;
  if (!canDamage(world, unit, other) || areUnitsFriendly(world, unit, other)) return false;
  return areUnitsHostile(world, unit, other) || isPlayerControlled(world, other);
}

export function canSeeUnit(world: World, { x, y }: Bot, other: Unit): boolean {
  const { motion } = world.entities;
  return isViewClear(world.tiles, x, y, motion.x[other.slot]!, motion.y[other.slot]!);
}

/** Whether a unit is controlled by a player, human or bot. */
function isPlayerControlled(world: World, unit: Unit): boolean {
  const player = unit.owner === null ? undefined : world.players.get(unit.owner);
  return player !== undefined && findUnit(world, player.unit) === unit;
}

/** A unit's health from 0 to 1. It is 1 for units without a health attribute. */
export function computeHealthFraction(world: World, unit: Unit): number {
  const { value, min, max } = world.entities.attributes;
  for (const attribute of getCompiledType(world, unit).attributes) {
    if (attribute.attribute.role !== 'health') continue;
    const index = getAttributeIndex(world, unit, attribute);
    const range = max[index]! - min[index]!;
    return range > 0 ? (value[index]! - min[index]!) / range : 1;
  }
  return 1;
}

export function computeUnitSize(world: World, unit: Unit): number {
  return computeUnitRadius(world, unit) * 2;
}
