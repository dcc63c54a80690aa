import type { Key, Point } from '@playloom/game-format';
import { cos, sin } from '../../math/trigonometry.ts';
import { findUnit } from '../../world/findEntity.ts';
import type { HeldControls } from '../../world/Player.ts';
import type { World } from '../../world/World.ts';
import { isGroundWalker } from '../ai/isGroundWalker.ts';
import { driveWish } from '../ai/steer.ts';
import { findKey } from './arms.ts';
import type { Bot } from './Bot.ts';
import { jumpKey, runAndJump } from './runAndJump.ts';
import { SKILLS } from './skills.ts';

/** A corner counts as reached so near. */
const CORNER_REACH = 0.3;
const GOAL_REACH = 0.2;
/** A bot without a target looks so far ahead. */
const LOOK_AHEAD = 3;
/** Who faces where it walks has to walk a little towards whom it shoots at. */
const CREEP = 0.2;
/** How fast a shot is taken to fly when aiming ahead. */
const USUAL_SHOT_SPEED = 15;

/** What a bot holds in this tick: the same as a person would. */
export function actBot(world: World, bot: Bot): HeldControls {
  const { mind, type, x, y } = bot;
  const keys: Key[] = [...mind.keys];
  const aim = aimAt(world, bot);
  const way = isGroundWalker(world, type) ? run(world, bot, keys) : walk(world, bot, aim);
  const use = mind.isUsing ? findKey(type, 'use-item') : null;
  if (use !== null) keys.push(use);
  const look = aim ?? (way === null ? null : { x: x + way.x * LOOK_AHEAD, y: y + way.y * LOOK_AHEAD });
  const { rotation } = world.entities.motion;
  const stick =
    way !== null && type.controls.scheme === 'vehicle'
      ? driveWish(rotation[bot.unit.slot]!, way.x, way.y)
      : way;
  return {
    keys,
    mouseX: look?.x ?? bot.player.controls.mouseX,
    mouseY: look?.y ?? bot.player.controls.mouseY,
    stick,
  };
}

/** Where it aims: ahead of who moves, and off by its error. */
function aimAt(world: World, { mind, x, y }: Bot): Point | null {
  const target = findUnit(world, mind.target);
  if (target === null || target.isDead) return null;
  const { motion } = world.entities;
  const { slot } = target;
  const flat = Math.sqrt(
    (motion.x[slot]! - x) * (motion.x[slot]! - x) + (motion.y[slot]! - y) * (motion.y[slot]! - y),
  );
  const after = (flat / USUAL_SHOT_SPEED) * SKILLS[mind.skill].lead;
  const dx = motion.x[slot]! + motion.vx[slot]! * after - x;
  const dy = motion.y[slot]! + motion.vy[slot]! * after - y;
  const right = cos(mind.aimError);
  const down = sin(mind.aimError);
  return { x: x + dx * right - dy * down, y: y + dx * down + dy * right };
}

function run(world: World, bot: Bot, keys: Key[]): Point | null {
  const { direction, isJumping } = runAndJump(world, bot);
  const key = jumpKey(bot, isJumping);
  if (key !== null) keys.push(key);
  return direction === 0 ? null : { x: direction, y: 0 };
}

/** A direction of length 1 or less; null stands still. */
function walk(world: World, bot: Bot, aim: Point | null): Point | null {
  const { mind, type, x, y } = bot;
  if (mind.strafe !== 0 && aim !== null) {
    const around = towards(aim.x - x, aim.y - y, 1);
    return { x: -around.y * mind.strafe, y: around.x * mind.strafe };
  }
  const corner = nextCorner(bot);
  const reach = corner === mind.path.at(-1) ? GOAL_REACH : CORNER_REACH;
  if (corner !== null) {
    const dx = corner.x - x;
    const dy = corner.y - y;
    if (dx * dx + dy * dy > reach * reach) return sidestep(bot, towards(dx, dy, 1));
  }
  const isTurning = aim !== null && mind.isUsing && type.controls.facing === 'movement';
  return isTurning ? towards(aim.x - x, aim.y - y, CREEP) : null;
}

/** Corners that were passed since its last thought are behind it. */
function nextCorner({ mind: { path }, x, y }: Bot): Point | null {
  for (const corner of path) {
    const dx = corner.x - x;
    const dy = corner.y - y;
    if (dx * dx + dy * dy > CORNER_REACH * CORNER_REACH || corner === path.at(-1)) return corner;
  }
  return null;
}

/** Who is stuck tries to get past on one side, then on the other. */
function sidestep({ mind: { stuck, mood } }: Bot, way: Point): Point {
  if (stuck < 2) return way;
  const angle = ((stuck >> 1) + (mood < 0.5 ? 0 : 1)) % 2 === 0 ? 1.2 : -1.2;
  return { x: way.x * cos(angle) - way.y * sin(angle), y: way.x * sin(angle) + way.y * cos(angle) };
}

function towards(dx: number, dy: number, speed: number): Point {
  const distance = Math.sqrt(dx * dx + dy * dy) || 1;
  return { x: (dx / distance) * speed, y: (dy / distance) * speed };
}
