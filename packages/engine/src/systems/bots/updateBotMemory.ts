import { nextRandom } from '../../math/random.ts';
import { cos, sin, TAU } from '../../math/trigonometry.ts';
import { fire } from '../../triggers/fire.ts';
import type { UnitOrder } from '../../entities/Entity.ts';
import { findUnit } from '../../world/findEntity.ts';
import type { BotMemory } from '../../world/Player.ts';
import { toTicks } from '../../world/time.ts';
import type { World } from '../../world/World.ts';
import { isGroundWalker } from '../ai/isGroundWalker.ts';
import { giveOrder } from '../ai/orders.ts';
import { isSpawnProtected } from '../protection/spawnProtection.ts';
import { pickWeapon } from './botWeapons.ts';
import type { Bot, BotPlan } from './Bot.ts';
import { planFight } from './planFight.ts';
import { planForage } from './planForage.ts';
import { planPatrol } from './planPatrol.ts';
import { planRace } from './planRace.ts';
import { planRoute, type SearchBudget } from './planRoute.ts';
import { noticeEnemy } from './senses.ts';
import { computeBotSkill } from './skills.ts';
import { hasMoveIntent } from '../../world/setMoveIntent.ts';

/**
 * The distance in tiles at which a bot has arrived. For platformer units this is the horizontal distance, and
 * the height may differ by up to ARRIVE_HEIGHT.
 */
const ARRIVE_DISTANCE = 0.7;
const ARRIVE_HEIGHT = 2.5;
const FOLLOW_DISTANCE = 1.8;
const GUARD_DISTANCE = 6;
const STROLL_DISTANCE = 8;
const STROLL_SECONDS = 4;
/** A bot that wanted to move, but moved less than this since its last decision, is stuck. */
const PROGRESS_MIN = 0.25;
const ANYWHERE = 1000;
const AVOIDS_MAX = 8;

/** Decides what a bot does until its next decision. */
export function updateBotMemory(world: World, bot: Bot, budget: SearchBudget): BotMemory {
  const { memory, x, y, unit } = bot;
  const isTrying = hasMoveIntent(world, unit);
  const isStuck = isTrying && Math.abs(x - memory.lastX) + Math.abs(y - memory.lastY) < PROGRESS_MIN;
  const isArmed = pickWeapon(world, unit, ANYWHERE) !== null;
  const noticed: Bot = {
    ...bot,
    memory: {
      ...memory,
      lastX: x,
      lastY: y,
      stuck: isStuck ? memory.stuck + 1 : 0,
      noticed: isArmed ? noticeEnemy(world, bot) : null,
    },
  };
  const isLost = memory.isLost && world.tick < memory.keepsUntil;
  const wanted = isLost ? null : decide(world, noticed, isArmed);
  const wantedRoute = wanted?.goal === undefined ? null : planRoute(world, noticed, wanted.goal, budget);
  // Bots give up unreachable goals, unless they have an order.
  const isGivenUp = wantedRoute?.isLost === true && wanted?.isRough !== true && unit.ai.order === null;
  const avoided = isGivenUp ? (wanted?.wants ?? null) : null;
  const plan = wanted === null || isGivenUp ? planStroll(world, noticed) : wanted;
  const strollRoute =
    plan !== wanted && plan.goal !== undefined ? planRoute(world, noticed, plan.goal, budget) : null;
  const route = strollRoute ?? wantedRoute ?? { path: [] };
  const skill = computeBotSkill(world, memory);
  return {
    ...noticed.memory,
    // The random `mood` varies the interval, so that bots don't all decide in the same tick.
    thinkAt:
      route.isDeferred === true || avoided !== null
        ? world.tick + 1
        : world.tick + toTicks(world, skill.thinkSeconds * (0.8 + memory.mood * 0.4)),
    target: plan.target ?? null,
    isUsing: plan.isUsing === true && nextRandom(world.random) < skill.useChance,
    lead: skill.lead,
    aimError: (nextRandom(world.random) * 2 - 1) * skill.aimError,
    goal: plan.goal ?? null,
    path: route.path,
    strafe: plan.strafe ?? 0,
    // Keys of the last decision are released first, because only a new press has an effect.
    keys: (plan.keys ?? []).filter((key) => !memory.keys.includes(key)),
    keepsUntil: plan.until ?? 0,
    isLost: isLost || (isGivenUp && avoided === null),
    avoids: avoided === null ? memory.avoids : [...memory.avoids, avoided].slice(-AVOIDS_MAX),
  };
}

function decide(world: World, bot: Bot, isArmed: boolean): BotPlan | null {
  const { order } = bot.unit.ai;
  const ordered = order === null ? undefined : planOrder(world, bot, order);
  if (ordered !== undefined) return ordered;
  const own = isArmed ? planFight(world, bot, null) : null;
  if (own !== null) return own;
  if (isGroundWalker(world, bot.type)) return planRace(world, bot);
  return isArmed ? planPatrol(world, bot) : planForage(world, bot);
}

/** Plans what an order demands, instead of the bot's own decisions. Undefined if the order has ended. */
function planOrder(world: World, bot: Bot, order: UnitOrder): BotPlan | undefined {
  switch (order.kind) {
    case 'stop':
      return {};
    case 'move':
      if (!isThere(world, bot, order.x, order.y, ARRIVE_DISTANCE))
        return { goal: { x: order.x, y: order.y } };
      giveOrder(world, bot.unit, null);
      fire(world, 'unitArrives', { triggeringUnit: bot.unit.id });
      return undefined;
    case 'guard': {
      const post = { x: order.x, y: order.y };
      if (!isThere(world, bot, order.x, order.y, GUARD_DISTANCE)) return { goal: post };
      const fight = planFight(world, bot, null);
      if (fight !== null) return fight;
      return isThere(world, bot, order.x, order.y, FOLLOW_DISTANCE) ? {} : { goal: post };
    }
    case 'attack':
    case 'follow': {
      const other = findUnit(world, order.target);
      if (other === null || other.isDoomed || other.isDead || other === bot.unit) {
        giveOrder(world, bot.unit, null);
        return undefined;
      }
      const { motion } = world.entities;
      const goal = { x: motion.x[other.slot]!, y: motion.y[other.slot]! };
      if (order.kind === 'attack' && isSpawnProtected(other)) return {};
      if (order.kind === 'attack') return planFight(world, bot, other.id) ?? { goal };
      return isThere(world, bot, goal.x, goal.y, FOLLOW_DISTANCE) ? {} : { goal };
    }
  }
}

function isThere(world: World, bot: Bot, x: number, y: number, reach: number): boolean {
  const dx = Math.abs(x - bot.x);
  const dy = Math.abs(y - bot.y);
  if (isGroundWalker(world, bot.type)) return dx < reach && dy < ARRIVE_HEIGHT;
  return dx * dx + dy * dy < reach * reach;
}

/** Plans to walk to a random position nearby, for a while. */
function planStroll(world: World, { memory, x, y, type }: Bot): BotPlan {
  const isContinuing = memory.goal !== null && world.tick < memory.keepsUntil && memory.stuck === 0;
  if (isContinuing && Math.abs(memory.goal.x - x) + Math.abs(memory.goal.y - y) > ARRIVE_DISTANCE) {
    return { goal: memory.goal, until: memory.keepsUntil };
  }
  const angle = nextRandom(world.random) * TAU;
  const { width, height } = world.tiles;
  const goal = {
    x: Math.min(width - 1, Math.max(1, x + cos(angle) * STROLL_DISTANCE)),
    y: isGroundWalker(world, type) ? y : Math.min(height - 1, Math.max(1, y + sin(angle) * STROLL_DISTANCE)),
  };
  return { goal, until: world.tick + toTicks(world, STROLL_SECONDS) };
}
