import type { UnitType } from '@playloom/game-format';
import type { UnitOrder, Unit } from '../../entities/Entity.ts';
import { findUnit } from '../../world/findEntity.ts';
import { toTicks } from '../../world/time.ts';
import type { World } from '../../world/World.ts';
import { hasMoveIntent } from '../../world/setMoveIntent.ts';
import { isSpawnProtected } from '../protection/spawnProtection.ts';
import { areUnitsHostile } from '../teams/relations.ts';
import { computeAttackReach, fight } from './fight.ts';
import { findLivingUnit, updateTarget } from './findTarget.ts';
import { flee } from './flee.ts';
import { computeDistanceTo, computeUnitRadius } from './computeUnitRadius.ts';
import { isUnitNear, stopWalking, walkAfterUnit, walkTo } from './walkTo.ts';
import { walkHome, wander } from './wander.ts';
import { updateAi } from '../../entities/updateAi.ts';

/** Seconds between two decisions of a unit. */
const THINK_SECONDS = 0.3;
const STROLL_THINK_SECONDS = 0.6;
/** A unit that wanted to move, but moved less than this since its last decision, is stuck. */
const PROGRESS_MIN = 0.1;
/**
 * A follower that has stopped starts again only after falling behind by this much. Otherwise it would follow
 * every small step of its leader.
 */
const FOLLOW_SLACK = 0.75;
const POST_REACH = 0.5;

/** Decides what a unit does until its next decision. */
export function decideUnitAction(world: World, unit: Unit, type: UnitType): void {
  const { motion } = world.entities;
  const x = motion.x[unit.slot]!;
  const y = motion.y[unit.slot]!;
  const { lastX, lastY, stuck } = unit.ai;
  const isStuck = hasMoveIntent(world, unit) && Math.abs(x - lastX) + Math.abs(y - lastY) < PROGRESS_MIN;
  const thinkAt = nextThought(world, unit, type.ai);
  updateAi(unit, { stance: 'calm', thinkAt, lastX: x, lastY: y, stuck: isStuck ? stuck + 1 : 0 });
  unit.steerAt = 0;
  const { order } = unit.ai;
  if (order !== null && executeOrder(world, unit, type, order)) return;
  if (!respondToAttack(world, unit, type)) executeBehavior(world, unit, type);
}

/**
 * Returns the tick of the unit's next decision. Decisions are spread over ticks by slot, so that units don't
 * all decide in the same tick.
 */
function nextThought(world: World, { slot, ai }: Unit, { targets }: UnitType['ai']): number {
  // A unit that wanders without targets has little to decide.
  const isCalm =
    ai.behaviour === 'wander' && targets === 'nobody' && ai.order === null && ai.answer === 'none';
  const interval = Math.max(1, toTicks(world, isCalm ? STROLL_THINK_SECONDS : THINK_SECONDS));
  return world.tick + interval - ((world.tick + slot) % interval);
}

/** Acts on an order. Returns false if the order has ended. */
function executeOrder(world: World, unit: Unit, type: UnitType, order: UnitOrder): boolean {
  switch (order.kind) {
    case 'stop':
      stopWalking(unit);
      return true;
    case 'move':
      walkTo(world, unit, type, order.x, order.y);
      return true;
    case 'guard':
      guard(world, unit, type, order.x, order.y);
      return true;
    case 'attack': {
      const target = findLivingUnit(world, order.target);
      if (target === null || target === unit) return endOrder(unit);
      updateAi(unit, { target: target.id });
      if (isSpawnProtected(target)) stopWalking(unit);
      else fight(world, unit, type, target, true);
      return true;
    }
    case 'follow': {
      const leader = findUnit(world, order.target);
      if (leader === null || leader.isDoomed || leader === unit) return endOrder(unit);
      if (leader.isDead) stopWalking(unit);
      else followLeader(world, unit, type, leader);
      return true;
    }
  }
}

function endOrder(unit: Unit): false {
  updateAi(unit, { order: null, target: null });
  return false;
}

/** Fights back or flees until the attacker is far enough away. Returns false if there is no attack to respond to. */
function respondToAttack(world: World, unit: Unit, type: UnitType): boolean {
  const { answer, target, actsAt } = unit.ai;
  if (answer === 'none') return false;
  const attacker = findLivingUnit(world, target);
  const { motion } = world.entities;
  const isGone =
    attacker === null ||
    isSpawnProtected(attacker) ||
    computeDistanceTo(world, unit, motion.x[attacker.slot]!, motion.y[attacker.slot]!) > type.ai.giveUpRange;
  if (isGone) {
    updateAi(unit, { answer: 'none', target: null });
    stopWalking(unit);
    return false;
  }
  if (world.tick < actsAt) return true;
  if (answer === 'fight') fight(world, unit, type, attacker, true);
  else flee(world, unit, type, motion.x[attacker.slot]!, motion.y[attacker.slot]!);
  return true;
}

function executeBehavior(world: World, unit: Unit, type: UnitType): void {
  const { behaviour } = unit.ai;
  if (behaviour === 'none') stopWalking(unit);
  else if (behaviour === 'guard') guard(world, unit, type, unit.home.x, unit.home.y);
  else if (behaviour === 'follow') follow(world, unit, type);
  else {
    const target = noticeTarget(world, unit);
    if (behaviour === 'wander') wander(world, unit, type);
    else if (behaviour === 'stand') holdPosition(world, unit, type, target);
    else react(world, unit, type, target);
  }
}

function noticeTarget(world: World, unit: Unit): Unit | null {
  const { motion } = world.entities;
  const target = updateTarget(world, unit, motion.x[unit.slot]!, motion.y[unit.slot]!);
  return world.tick < unit.ai.actsAt ? null : target;
}

function holdPosition(world: World, unit: Unit, type: UnitType, target: Unit | null): void {
  if (target === null) walkHome(world, unit, type);
  else fight(world, unit, type, target, false);
}

/** Chases or flees from the target. Wanders if there is none. */
function react(world: World, unit: Unit, type: UnitType, target: Unit | null): void {
  const { motion } = world.entities;
  if (target === null) wander(world, unit, type);
  else if (unit.ai.behaviour === 'chase') fight(world, unit, type, target, true);
  else flee(world, unit, type, motion.x[target.slot]!, motion.y[target.slot]!);
}

/** Attacks units that come close to the guarded position, then returns to it. */
function guard(world: World, unit: Unit, type: UnitType, x: number, y: number): void {
  const target = updateTarget(world, unit, x, y);
  if (target !== null && world.tick >= unit.ai.actsAt) fight(world, unit, type, target, true);
  else if (isUnitNear(world, unit, x, y, POST_REACH)) stopWalking(unit);
  else walkTo(world, unit, type, x, y);
}

/**
 * Follows the unit's owner, or the nearest player who is not an enemy. Attacks units within reach without
 * leaving the leader.
 */
function follow(world: World, unit: Unit, type: UnitType): void {
  const leader = findLeader(world, unit);
  const target = noticeTarget(world, unit);
  if (leader === null) stopWalking(unit);
  else followLeader(world, unit, type, leader);
  if (target === null) return;
  const { motion } = world.entities;
  const away = computeDistanceTo(world, unit, motion.x[target.slot]!, motion.y[target.slot]!);
  if (away > computeAttackReach(world, unit, type, target)) return;
  const { walk, after, stopAt, path, goal, pathAskedAt } = unit.ai;
  fight(world, unit, type, target, false);
  updateAi(unit, { walk, after, stopAt, path, goal, pathAskedAt });
}

function followLeader(world: World, unit: Unit, type: UnitType, leader: Unit): void {
  const { motion } = world.entities;
  const distance = computeDistanceTo(world, unit, motion.x[leader.slot]!, motion.y[leader.slot]!);
  const stopAt = Math.max(
    type.ai.keepDistance,
    computeUnitRadius(world, unit) + computeUnitRadius(world, leader),
  );
  const slack = unit.ai.walk === 'stay' ? FOLLOW_SLACK : 0;
  if (distance > stopAt + slack) walkAfterUnit(world, unit, type, leader, stopAt);
  else stopWalking(unit);
}

function findLeader(world: World, unit: Unit): Unit | null {
  const owner = unit.owner === null ? undefined : world.players.get(unit.owner);
  const own = owner === undefined ? null : findLivingUnit(world, owner.unit);
  if (own !== null && own !== unit) return own;
  const { motion } = world.entities;
  let nearest: Unit | null = null;
  let shortest = Infinity;
  for (const player of world.players.values()) {
    const candidate = findLivingUnit(world, player.unit);
    if (candidate === null || candidate === unit || areUnitsHostile(world, unit, candidate)) continue;
    const distance = computeDistanceTo(world, unit, motion.x[candidate.slot]!, motion.y[candidate.slot]!);
    if (distance >= shortest) continue;
    nearest = candidate;
    shortest = distance;
  }
  return nearest;
}
