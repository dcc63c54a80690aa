import type { Key, Point } from '@playloom/game-format';
import { cos, sin } from '../../math/trigonometry.ts';
import { findUnit } from '../../world/findEntity.ts';
import type { HeldControls } from '../../world/Player.ts';
import type { World } from '../../world/World.ts';
import { isGroundWalker } from '../ai/isGroundWalker.ts';
import { computeDriveIntent } from '../ai/steer.ts';
import { findCommandKey } from './botWeapons.ts';
import type { Bot } from './Bot.ts';
import { findJumpKey, computeRunControls } from './computeRunControls.ts';

/** The distance at which a bot has reached a corner of its path. */
const CORNER_REACH = 0.3;
const GOAL_REACH = 0.2;
/** How far ahead a bot without a target points the mouse. */
const LOOK_AHEAD = 3;
/** The speed at which a unit that faces its direction of movement walks towards its target to shoot at it. */
const CREEP = 0.2;
/** The projectile speed that bots assume when they aim ahead of a moving target. */
const USUAL_SHOT_SPEED = 15;

/** Computes the controls that a bot holds in this tick. They are of the same kind as a human player's. */
export function computeBotControls(world: World, bot: Bot): HeldControls {
  const { memory, type, x, y } = bot;
  const keys: Key[] = [...memory.keys];
  const aim = aimAt(world, bot);
  const direction = isGroundWalker(world, type) ? run(world, bot, keys) : walk(world, bot, aim);
  const use = memory.isUsing ? findCommandKey(type, 'use-item') : null;
  if (use !== null) keys.push(use);
  const look =
    aim ?? (direction === null ? null : { x: x + direction.x * LOOK_AHEAD, y: y + direction.y * LOOK_AHEAD });
  const { rotation } = world.entities.motion;
  const stick =
    direction !== null && type.controls.scheme === 'vehicle'
      ? computeDriveIntent(rotation[bot.unit.slot]!, direction.x, direction.y)
      : direction;
  return {
    keys,
    mouseX: look?.x ?? bot.player.controls.mouseX,
    mouseY: look?.y ?? bot.player.controls.mouseY,
    stick,
  };
}

/** Returns the point that the bot aims at: ahead of a moving target, and rotated by its aim error. */
function aimAt(world: World, { memory, x, y }: Bot): Point | null {
  const target = findUnit(world, memory.target);
  if (target === null || target.isDead) return null;
  const { motion } = world.entities;
  const { slot } = target;
  const flat = Math.sqrt(
    (motion.x[slot]! - x) * (motion.x[slot]! - x) + (motion.y[slot]! - y) * (motion.y[slot]! - y),
  );
  const after = (flat / USUAL_SHOT_SPEED) * memory.lead;
  const dx = motion.x[slot]! + motion.vx[slot]! * after - x;
  const dy = motion.y[slot]! + motion.vy[slot]! * after - y;
  const right = cos(memory.aimError);
  const down = sin(memory.aimError);
  return { x: x + dx * right - dy * down, y: y + dx * down + dy * right };
}

function run(world: World, bot: Bot, keys: Key[]): Point | null {
  const { direction, isJumping } = computeRunControls(world, bot);
  const key = findJumpKey(bot, isJumping);
  if (key !== null) keys.push(key);
  return direction === 0 ? null : { x: direction, y: 0 };
}

/** Returns the direction to walk in, of length 1 or less; null to stand still. */
function walk(world: World, bot: Bot, aim: Point | null): Point | null {
  const { memory, type, x, y } = bot;
  if (memory.strafe !== 0 && aim !== null) {
    const around = towards(aim.x - x, aim.y - y, 1);
    return { x: -around.y * memory.strafe, y: around.x * memory.strafe };
  }
  const corner = nextCorner(bot);
  const reach = corner === memory.path.at(-1) ? GOAL_REACH : CORNER_REACH;
  if (corner !== null) {
    const dx = corner.x - x;
    const dy = corner.y - y;
    if (dx * dx + dy * dy > reach * reach) return sidestep(bot, towards(dx, dy, 1));
  }
  const isTurning = aim !== null && memory.isUsing && type.controls.facing === 'movement';
  return isTurning ? towards(aim.x - x, aim.y - y, CREEP) : null;
}

/** Returns the next corner of the path, skipping those that the bot has reached since its last decision. */
function nextCorner({ memory: { path }, x, y }: Bot): Point | null {
  for (const corner of path) {
    const dx = corner.x - x;
    const dy = corner.y - y;
    if (dx * dx + dy * dy > CORNER_REACH * CORNER_REACH || corner === path.at(-1)) return corner;
  }
  return null;
}

/** Rotates the direction of a stuck bot, so that it tries to get past the obstacle on one side, then on the other. */
function sidestep({ memory: { stuck, mood } }: Bot, direction: Point): Point {
  if (stuck < 2) return direction;
  const angle = ((stuck >> 1) + (mood < 0.5 ? 0 : 1)) % 2 === 0 ? 1.2 : -1.2;
  return {
    x: direction.x * cos(angle) - direction.y * sin(angle),
    y: direction.x * sin(angle) + direction.y * cos(angle),
  };
}

function towards(dx: number, dy: number, speed: number): Point {
  const distance = Math.sqrt(dx * dx + dy * dy) || 1;
  return { x: (dx / distance) * speed, y: (dy / distance) * speed };
}
