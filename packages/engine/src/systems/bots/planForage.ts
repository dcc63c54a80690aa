import type { Body, Point } from '@playloom/game-format';
import type { Unit } from '../../world/Entity.ts';
import { forEachEntity } from '../../world/entities.ts';
import type { World } from '../../world/World.ts';
import { forUnitsNear } from '../ai/Navigation.ts';
import { areFriendly } from '../teams/relations.ts';
import type { Bot, BotPlan } from './Bot.ts';
import { findPickUp } from './findPickUp.ts';
import { sizeOf } from './senses.ts';

/** So much larger is dangerous, so much smaller is food. */
const LARGER = 1.12;
const SMALLER = 0.88;
/** How near something larger may come, beside its own size. */
const FEAR_DISTANCE = 4;
const SIGHT = 24;
/** Props that can be run over and vanish are small. */
const MORSEL_MAX = 1;
/** What it stands on already it cannot take; it looks for the next. */
const TOUCHED = 0.2;
const FLEE_DISTANCE = 6;

/** For those without weapons: away from who is larger, towards who is smaller or lies about. Null finds nothing. */
export function planForage(world: World, bot: Bot): BotPlan | null {
  const size = sizeOf(world, bot.unit);
  const escape = findEscape(world, bot, size);
  if (escape !== null) return { goal: escape, isRough: true };
  const prey = findPrey(world, bot, size);
  if (prey !== null) return { goal: prey };
  return findPickUp(world, bot, false);
}

/** Away from all who are larger and near, the nearest most. */
function findEscape(world: World, { unit, x, y }: Bot, size: number): Point | null {
  const { motion } = world.entities;
  let awayX = 0;
  let awayY = 0;
  forUnitsNear(world, x, y, SIGHT, (other) => {
    const otherSize = sizeOf(world, other);
    if (!isRival(world, unit, other) || other.owner === null || otherSize < size * LARGER) return;
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

/** The nearest smaller unit, item to touch, or small prop that is passed through. */
function findPrey(world: World, { unit, x, y }: Bot, size: number): Point | null {
  const { motion } = world.entities;
  let found: Point | null = null;
  let shortest = SIGHT;
  const offer = (slot: number) => {
    const dx = motion.x[slot]! - x;
    const dy = motion.y[slot]! - y;
    const distance = Math.sqrt(dx * dx + dy * dy);
    if (distance >= shortest || distance < TOUCHED) return;
    found = { x: motion.x[slot]!, y: motion.y[slot]! };
    shortest = distance;
  };
  forUnitsNear(world, x, y, SIGHT, (other) => {
    if (isRival(world, unit, other) && sizeOf(world, other) < size * SMALLER) offer(other.slot);
  });
  forEachEntity(world, 'item', ({ slot, type, holder }) => {
    if (holder === null && world.game.items.get(type)!.type.pickUp === 'touch') offer(slot);
  });
  forEachEntity(world, 'prop', ({ slot, type }) => {
    if (isMorsel(world.game.props.get(type)!.type.body)) offer(slot);
  });
  return found;
}

function isRival(world: World, unit: Unit, other: Unit): boolean {
  if (other === unit || (other.owner !== null && other.owner === unit.owner)) return false;
  return !areFriendly(world, unit, other);
}

function isMorsel({ kind, isSensor, width, height }: Body): boolean {
  return kind !== 'none' && isSensor && Math.max(width, height) <= MORSEL_MAX;
}
