import type { EntityId } from '@playloom/game-format';
import { nextRandom } from '../../math/random.ts';
import type { Item, Unit } from '../../entities/Entity.ts';
import { findUnit } from '../../world/findEntity.ts';
import { toTicks } from '../../world/time.ts';
import type { World } from '../../world/World.ts';
import { getItemInSlot } from '../inventory/inventory.ts';
import { pickWeapon, computeWeaponReach, findSlotKey } from './botWeapons.ts';
import type { Bot, BotPlan } from './Bot.ts';
import { canSeeUnit, computeHealthFraction } from './senses.ts';
import { planPickUp } from './planPickUp.ts';
import { computeBotSkill } from './skills.ts';

/** With less than this share of its health, a bot flees. */
const AFRAID_BELOW = 0.3;
/** With less than this share of its health, a bot uses healing items. */
const HURT_BELOW = 0.6;
const FLEE_DISTANCE = 6;
/** Bots don't flee closer to the edge of the map than this. */
const EDGE = 1.5;
/** Bots don't pick up items while an enemy is closer than this. */
const DANGER_DISTANCE = 5;
/** The distance from which bots with ranged weapons prefer to shoot. */
const SHOT_DISTANCE = 5.5;
const SHOT_SLACK = 1.5;
/** The chance per decision that a bot picks a new direction for circling its target. */
const TURN_CHANCE = 0.15;
const FLEE_SECONDS = 1;

/**
 * Plans to seek and fight enemies, to pick up nearby items, to heal, or to flee when badly hurt. Null if there
 * is nothing to do.
 */
export function planFight(world: World, bot: Bot, order: EntityId | null): BotPlan | null {
  const ordered = findUnit(world, order);
  const enemy = ordered ?? findNoticedEnemy(world, bot);
  const distance = enemy === null ? Infinity : distanceTo(world, bot, enemy);
  const health = computeHealthFraction(world, bot.unit);
  const cure = health < HURT_BELOW ? planCure(world, bot) : null;
  if (cure !== null && (distance > DANGER_DISTANCE || health < AFRAID_BELOW)) return cure;
  const pickUp =
    ordered !== null || distance < DANGER_DISTANCE ? null : planPickUp(world, bot, health < HURT_BELOW);
  if (pickUp !== null) return pickUp;
  if (enemy === null) return planSearch(world, bot);
  if (health < AFRAID_BELOW && ordered === null && canSeeUnit(world, bot, enemy))
    return planFlight(world, bot, enemy);
  return planAttack(world, bot, enemy, distance);
}

/** The enemy that the bot sees and has had time to react to. */
function findNoticedEnemy(world: World, bot: Bot): Unit | null {
  const { noticed } = bot.memory;
  return noticed?.seenAt === world.tick && hasReacted(world, bot) ? findUnit(world, noticed.unit) : null;
}

function hasReacted(world: World, { memory }: Bot): boolean {
  const { reactionSeconds } = computeBotSkill(world, memory);
  return memory.noticed !== null && world.tick - memory.noticed.since >= toTicks(world, reactionSeconds);
}

/** Plans to go where an enemy was when the bot saw it last. Null if it doesn't remember any, or sees it still. */
function planSearch(world: World, bot: Bot): BotPlan | null {
  const { noticed } = bot.memory;
  if (noticed === null || noticed.seenAt === world.tick || !hasReacted(world, bot)) return null;
  return { goal: { x: noticed.x, y: noticed.y }, isRough: true };
}

function planAttack(world: World, bot: Bot, enemy: Unit, distance: number): BotPlan | null {
  const { motion } = world.entities;
  const goal = { x: motion.x[enemy.slot]!, y: motion.y[enemy.slot]! };
  const arm = pickWeapon(world, bot.unit, distance);
  if (arm === null) return { goal };
  const key = arm.slot === bot.unit.heldSlot ? null : findSlotKey(bot.type, arm.slot);
  const keys = key === null ? [] : [key];
  const reach = computeWeaponReach(world, arm.weapon);
  const isSeen = canSeeUnit(world, bot, enemy);
  const isUsing = isSeen && distance <= reach && keys.length === 0;
  const target = enemy.id;
  if (!isSeen) return { target, goal, keys };
  if (arm.weapon.kind === 'melee') return { target, goal, keys, isUsing };
  const wanted = Math.min(SHOT_DISTANCE, reach * 0.7);
  if (distance > wanted + SHOT_SLACK) return { target, goal, keys, isUsing };
  if (distance < wanted - SHOT_SLACK) {
    const away = { x: bot.x * 2 - goal.x, y: bot.y * 2 - goal.y };
    return { target, goal: away, isRough: true, keys, isUsing };
  }
  const isTurning = bot.memory.strafe === 0 || nextRandom(world.random) < TURN_CHANCE || bot.memory.stuck > 0;
  const strafe = isTurning ? (nextRandom(world.random) < 0.5 ? -1 : 1) : bot.memory.strafe;
  return { target, strafe, keys, isUsing };
}

function planFlight(world: World, { x, y, unit, type }: Bot, enemy: Unit): BotPlan {
  const { motion } = world.entities;
  const dx = x - motion.x[enemy.slot]!;
  const dy = y - motion.y[enemy.slot]!;
  const distance = Math.sqrt(dx * dx + dy * dy) || 1;
  const arm = pickWeapon(world, unit, distance);
  const { width, height } = world.tiles;
  // A target outside the map has no path, so the bot would never arrive.
  const goal = {
    x: Math.min(width - EDGE, Math.max(EDGE, x + (dx / distance) * FLEE_DISTANCE)),
    y: Math.min(height - EDGE, Math.max(EDGE, y + (dy / distance) * FLEE_DISTANCE)),
  };
  const until = world.tick + toTicks(world, FLEE_SECONDS);
  // A unit that faces the mouse can shoot while it flees.
  const isUsing = arm?.slot === unit.heldSlot && type.controls.facing === 'mouse';
  const plan = { goal, isRough: true, until };
  return isUsing ? { ...plan, target: enemy.id, isUsing } : plan;
}

/** Plans to use a healing item, after selecting it if necessary. */
function planCure(world: World, { unit, type }: Bot): BotPlan | null {
  for (let slot = 0; slot < unit.inventory.length; slot += 1) {
    const item = getItemInSlot(world, unit, slot);
    if (item === null || !isHealing(world, item)) continue;
    if (slot === unit.heldSlot) return { isUsing: true };
    const key = findSlotKey(type, slot);
    if (key !== null) return { keys: [key] };
  }
  return null;
}

function isHealing(world: World, item: Item): boolean {
  const { consumable } = world.game.items.get(item.type)!.type;
  const { attributes } = world.game.game.types;
  return Object.entries(consumable?.attributes ?? {}).some(
    ([id, amount]) => amount > 0 && attributes[id]?.role === 'health',
  );
}

function distanceTo(world: World, { x, y }: Bot, other: Unit): number {
  const { motion } = world.entities;
  const dx = motion.x[other.slot]! - x;
  const dy = motion.y[other.slot]! - y;
  return Math.sqrt(dx * dx + dy * dy);
}
