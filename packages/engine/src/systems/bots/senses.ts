import { findUnit } from '../../world/findEntity.ts';
import type { Unit } from '../../world/Entity.ts';
import type { World } from '../../world/World.ts';
import { attributesOf, placeOf } from '../attributes/attributeTable.ts';
import { isViewClear } from '../ai/isWayClear.ts';
import { forUnitsNear } from '../ai/Navigation.ts';
import { radiusOf } from '../ai/radiusOf.ts';
import { buffTotals } from '../buffs/buffTotals.ts';
import { canHurt } from '../combat/canHurt.ts';
import { areFriendly, areHostile } from '../teams/relations.ts';
import type { Bot } from './Bot.ts';

/** Bots know of whom they cannot see, up to here, so that they find each other. */
const HEARING = 60;
/** Who is behind a wall counts as so much farther away. */
const BEHIND_WALL = 1.6;

/** The enemy to go for: the nearest, those in sight first. */
export function findEnemy(world: World, bot: Bot): Unit | null {
  const { motion } = world.entities;
  let found: Unit | null = null;
  let best = Infinity;
  forUnitsNear(world, bot.x, bot.y, HEARING, (other) => {
    if (!isEnemy(world, bot.unit, other)) return;
    const dx = motion.x[other.slot]! - bot.x;
    const dy = motion.y[other.slot]! - bot.y;
    const distance = Math.sqrt(dx * dx + dy * dy);
    if (distance >= best) return;
    const weight = canSeeUnit(world, bot, other) ? 1 : BEHIND_WALL;
    if (distance * weight >= best) return;
    found = other;
    best = distance * weight;
  });
  return found;
}

/** Other players who are no friends count as enemies also where nobody is hostile. */
export function isEnemy(world: World, unit: Unit, other: Unit): boolean {
  if (other === unit || other.isInvulnerable || (other.owner !== null && other.owner === unit.owner))
    return false;
  if (other.buffs.length > 0 && buffTotals(world, other).isInvisible) return false;
  if (!canHurt(world, unit, other) || areFriendly(world, unit, other)) return false;
  return areHostile(world, unit, other) || isSteered(world, other);
}

export function canSeeUnit(world: World, { x, y }: Bot, other: Unit): boolean {
  const { motion } = world.entities;
  return isViewClear(world.tiles, x, y, motion.x[other.slot]!, motion.y[other.slot]!);
}

/** Whether a player steers it, be it a person or a bot. */
export function isSteered(world: World, unit: Unit): boolean {
  const player = unit.owner === null ? undefined : world.players.get(unit.owner);
  return player !== undefined && findUnit(world, player.unit) === unit;
}

/** From 0 to 1; whoever has no health is well. */
export function healthOf(world: World, unit: Unit): number {
  const { value, min, max } = world.entities.attributes;
  for (const attribute of attributesOf(world, unit).attributes) {
    if (attribute.attribute.role !== 'health') continue;
    const place = placeOf(world, unit, attribute);
    const range = max[place]! - min[place]!;
    return range > 0 ? (value[place]! - min[place]!) / range : 1;
  }
  return 1;
}

export function sizeOf(world: World, unit: Unit): number {
  return radiusOf(world, unit) * 2;
}
