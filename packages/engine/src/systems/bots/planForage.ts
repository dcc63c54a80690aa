import type { Body, Point } from '@playloom/game-format';
import type { Entity, Unit } from '../../entities/Entity.ts';
import { forEachEntity } from '../../world/entities.ts';
import type { World } from '../../world/World.ts';
import { forEachUnitNear } from '../ai/Navigation.ts';
import { isSpawnProtected } from '../protection/spawnProtection.ts';
import { areUnitsFriendly, areUnitsHostile } from '../teams/relations.ts';
import type { Bot, BotPlan } from './Bot.ts';
import { planPickUp } from './planPickUp.ts';
import { computeUnitSize, computeViewRadius, isOnScreen } from './senses.ts';

/** Size ratios: bots flee from units that are at least LARGER times their size and hunt those below SMALLER times. */
const LARGER = 1.12;
const SMALLER = 0.88;
/** A bot flees from a larger unit whose edge is closer than this. */
const FEAR_DISTANCE = 4;
/** Only props up to this size are something to collect by touching. */
const EDIBLE_SIZE_MAX = 1;
/** Entities closer than this are touched already and were not collected, so the bot ignores them. */
const TOUCHED = 0.2;
const FLEE_DISTANCE = 6;

/**
 * A plan for units without weapons: flees from larger units, hunts smaller ones, and collects items. Null if
 * there is nothing to do.
 */
export function planForage(world: World, bot: Bot): BotPlan | null {
  const size = computeUnitSize(world, bot.unit);
  const escape = findEscape(world, bot, size);
  if (escape !== null) return { goal: escape, isRough: true };
  return findPrey(world, bot, size) ?? planPickUp(world, bot, false);
}

/** Finds a goal away from all larger units nearby. The nearest ones have the most influence. */
function findEscape(world: World, bot: Bot, size: number): Point | null {
  const { motion } = world.entities;
  const { unit, x, y } = bot;
  let awayX = 0;
  let awayY = 0;
  forEachUnitNear(world, x, y, computeViewRadius(world, bot), (other) => {
    const otherSize = computeUnitSize(world, other);
    if (!isRival(world, unit, other) || other.owner === null || otherSize < size * LARGER) return;
    if (!isOnScreen(world, bot, other)) return;
    const dx = x - motion.x[other.slot]!;
    const dy = y - motion.y[other.slot]!;
    const distance = Math.sqrt(dx * dx + dy * dy) || 0.01;
    if (distance - otherSize / 2 > FEAR_DISTANCE) return;
    awayX += dx / (distance * distance);
    awayY += dy / (distance * distance);
  });
  const length = Math.sqrt(awayX * awayX + awayY * awayY);
  if (length === 0) return null;
  return { x: x + (awayX / length) * FLEE_DISTANCE, y: y + (awayY / length) * FLEE_DISTANCE };
}

/** Finds the nearest smaller unit, item that is picked up by touching, or small prop without collision. */
function findPrey(world: World, bot: Bot, size: number): BotPlan | null {
  const { motion } = world.entities;
  const { unit, memory, x, y } = bot;
  let found: BotPlan | null = null;
  let shortest = computeViewRadius(world, bot);
  const radius = shortest;
  const offer = (entity: Entity) => {
    const { id, slot } = entity;
    const dx = motion.x[slot]! - x;
    const dy = motion.y[slot]! - y;
    const distance = Math.sqrt(dx * dx + dy * dy);
    if (distance >= shortest || distance < TOUCHED || memory.avoids.includes(id)) return;
    if (!isOnScreen(world, bot, entity)) return;
    found = { goal: { x: motion.x[slot]!, y: motion.y[slot]! }, wants: id };
    shortest = distance;
  };
  forEachUnitNear(world, x, y, radius, (other) => {
    if (
      computeUnitSize(world, other) < size * SMALLER &&
      isRival(world, unit, other) &&
      isPrey(world, unit, other)
    ) {
      offer(other);
    }
  });
  forEachEntity(world, 'item', (item) => {
    if (item.holder === null && world.game.items.get(item.type)!.type.pickUp === 'touch') offer(item);
  });
  forEachEntity(world, 'prop', (prop) => {
    if (isEdible(world.game.props.get(prop.type)!.type.body)) offer(prop);
  });
  return found;
}

function isRival(world: World, unit: Unit, other: Unit): boolean {
  if (other === unit || (other.owner !== null && other.owner === unit.owner)) return false;
  return !areUnitsFriendly(world, unit, other);
}

/**
 * Whether to hunt a unit: units of players, enemies, and units without AI, such as a ball. Harmless animals are
 * ignored.
 */
function isPrey(world: World, unit: Unit, other: Unit): boolean {
  if (isSpawnProtected(other)) return false;
  return other.owner !== null || other.ai.behaviour === 'none' || areUnitsHostile(world, unit, other);
}

function isEdible({ kind, isSensor, width, height }: Body): boolean {
  return kind !== 'none' && isSensor && Math.max(width, height) <= EDIBLE_SIZE_MAX;
}
