import type { Point } from '@playloom/game-format';
import { findUnit } from '../../world/findEntity.ts';
import type { HeldControls, Player } from '../../world/Player.ts';
import type { World } from '../../world/World.ts';

/** Time counts for this long after a player has done something. */
export const ACTIVE_SECONDS = 60;
/** In tiles. The camera moves the position of the mouse a little even if nobody touches it. */
const MOUSE_MOVE_MIN = 0.5;

/** Notes that a player has just done something. Bots are never asked. */
export function markActive(world: World, player: Player): void {
  if (player.activity !== undefined) player.activity = { ...player.activity, at: world.tick };
}

/**
 * Notes what the controls of a player say: something else is held, or the mouse has moved. The mouse is compared with
 * the unit, because the camera takes it along. A key that is held for long is not enough.
 */
export function markControls(world: World, player: Player, before: HeldControls): void {
  if (player.activity === undefined) return;
  const { controls, activity } = player;
  const mouse = measureMouse(world, player);
  const moved = Math.max(Math.abs(mouse.x - activity.mouse.x), Math.abs(mouse.y - activity.mouse.y));
  const isActive = moved >= MOUSE_MOVE_MIN || !isSameHold(controls, before);
  player.activity = { at: isActive ? world.tick : activity.at, mouse };
}

/** Whether a player has done something lately. Others are in the room, but don't play. */
export function isActive(world: World, { activity }: Player): boolean {
  return activity !== undefined && world.tick - activity.at <= ACTIVE_SECONDS * world.game.tickRate;
}

function measureMouse(world: World, { controls: { mouseX, mouseY }, unit: unitId }: Player): Point {
  const unit = findUnit(world, unitId);
  if (unit === null) return { x: mouseX, y: mouseY };
  const { motion } = world.entities;
  return { x: mouseX - motion.x[unit.slot]!, y: mouseY - motion.y[unit.slot]! };
}

function isSameHold(a: HeldControls, b: HeldControls): boolean {
  if (a.stick?.x !== b.stick?.x || a.stick?.y !== b.stick?.y) return false;
  return a.keys.length === b.keys.length && a.keys.every((key) => b.keys.includes(key));
}
