import type { Entity, Unit } from '../../entities/Entity.ts';
import { findUnit } from '../../world/findEntity.ts';
import type { BotNotice } from '../../world/Player.ts';
import { toTicks } from '../../world/time.ts';
import type { World } from '../../world/World.ts';
import { getCompiledType, getAttributeIndex } from '../attributeTable/attributeTable.ts';
import { isViewClear } from '../ai/isPathClear.ts';
import { forEachUnitNear } from '../ai/Navigation.ts';
import { computeUnitRadius } from '../ai/computeUnitRadius.ts';
import { computeBuffTotals } from '../buffs/computeBuffTotals.ts';
import { canDamage } from '../combat/canDamage.ts';
import { areUnitsFriendly, areUnitsHostile } from '../teams/relations.ts';
import type { Bot } from './Bot.ts';

/** The shape of the screen that bots look at, width to height. */
const SCREEN_ASPECT = 16 / 9;
/** How long bots remember where they saw an enemy last. */
const MEMORY_SECONDS = 4;
/** A bot looks for an enemy until it is this near to where it saw it last, in tiles. */
const SEARCHED_DISTANCE = 1.5;

/** The enemy that a bot sees, or where it saw one a moment ago; null if it knows of none. */
export function noticeEnemy(world: World, bot: Bot): BotNotice | null {
  const { noticed } = bot.memory;
  const enemy = findVisibleEnemy(world, bot);
  if (enemy !== null) {
    const { x, y } = world.entities.motion;
    // A bot that is fighting already is alert: it needs no time for the next enemy.
    return {
      unit: enemy.id,
      since: noticed?.since ?? world.tick,
      seenAt: world.tick,
      x: x[enemy.slot]!,
      y: y[enemy.slot]!,
    };
  }
  if (noticed === null || world.tick - noticed.seenAt > toTicks(world, MEMORY_SECONDS)) return null;
  const isSearched =
    Math.abs(noticed.x - bot.x) < SEARCHED_DISTANCE && Math.abs(noticed.y - bot.y) < SEARCHED_DISTANCE;
  return isSearched ? null : noticed;
}

/** Finds the nearest enemy that a player would see on the screen and could hit. */
function findVisibleEnemy(world: World, bot: Bot): Unit | null {
  const { motion } = world.entities;
  let found: Unit | null = null;
  let shortest = Infinity;
  forEachUnitNear(world, bot.x, bot.y, computeViewRadius(world, bot), (other) => {
    const dx = motion.x[other.slot]! - bot.x;
    const dy = motion.y[other.slot]! - bot.y;
    const distance = Math.sqrt(dx * dx + dy * dy);
    if (distance >= shortest || !isEnemyUnit(world, bot.unit, other) || !canSeeUnit(world, bot, other))
      return;
    found = other;
    shortest = distance;
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
  if (!canDamage(world, unit, other) || areUnitsFriendly(world, unit, other)) return false;
  return areUnitsHostile(world, unit, other) || isPlayerControlled(world, other);
}

/** Whether a bot sees a unit: it is on the screen, and no wall is in between. */
export function canSeeUnit(world: World, bot: Bot, other: Unit): boolean {
  const { motion } = world.entities;
  return (
    isOnScreen(world, bot, other) &&
    isViewClear(world.tiles, bot.x, bot.y, motion.x[other.slot]!, motion.y[other.slot]!)
  );
}

/** Whether a player in the place of the bot would see an entity on the screen. */
export function isOnScreen(world: World, { player, x, y }: Bot, entity: Entity): boolean {
  const { motion } = world.entities;
  const halfHeight = world.game.game.settings.camera.tilesInView / (2 * player.camera.zoom);
  if (Math.abs(motion.y[entity.slot]! - y) > halfHeight) return false;
  if (Math.abs(motion.x[entity.slot]! - x) > halfHeight * SCREEN_ASPECT) return false;
  const { look } = entity;
  const isException = look.exceptFor.length > 0 && look.exceptFor.includes(player.id);
  if (look.isHidden !== isException) return false;
  return entity.kind !== 'unit' || entity.buffs.length === 0 || !computeBuffTotals(world, entity).isInvisible;
}

/** The distance from a bot to the corners of its screen. */
export function computeViewRadius(world: World, { player }: Bot): number {
  const halfHeight = world.game.game.settings.camera.tilesInView / (2 * player.camera.zoom);
  return halfHeight * Math.sqrt(1 + SCREEN_ASPECT * SCREEN_ASPECT);
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
