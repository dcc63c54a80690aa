import type { Key, UnitType } from '@playloom/game-format';
import type { Unit } from '../../entities/Entity.ts';
import { findUnit } from '../../world/findEntity.ts';
import type { KeyChange, Player } from '../../world/Player.ts';
import type { World } from '../../world/World.ts';
import { giveOrder } from '../ai/orders.ts';
import { faceMoveIntent, facePoint } from '../ai/steer.ts';
import { computeBuffTotals } from '../buffs/computeBuffTotals.ts';
import { isMatchFrozen } from '../match/isMatchFrozen.ts';
import { updatePlatformerState } from '../../entities/updatePlatformerState.ts';
import { shortenJump } from '../movement/jumpUnit.ts';
import { setMoveIntent } from '../../world/setMoveIntent.ts';
import { isUseKeyHeld } from './bindings.ts';
import {
  hasMousePosition,
  isStickUp,
  listJumpKeys,
  readMoveIntent,
  type MoveIntent,
  computeIntentTowards,
} from './readMoveIntent.ts';
import { runBinding } from './runCommand.ts';

/** The number of ticks between two updates of the goal while the mouse button is held. */
const WALK_AGAIN_TICKS = 5;
/** A click closer than this to the current goal doesn't change it. */
const SAME_GOAL = 0.25;

/** Turns the keys that players hold or press into movement and commands of their units. */
export function stepControls(world: World): void {
  for (const player of world.players.values()) {
    const changes = player.keyChanges;
    if (changes.length > 0) player.keyChanges = [];
    const unit = findUnit(world, player.unit);
    if (unit === null || unit.isDead || unit.isDoomed) continue;
    const { type } = world.game.units.get(unit.type)!;
    if (isControlledByPlayer(world, unit)) control(world, player, unit, type, changes);
    else releaseControl(world, unit);
  }
}

/**
 * Whether the player currently controls the unit. False while it is stunned, frozen by the match or controlled
 * by a rule.
 */
export function isControlledByPlayer(world: World, unit: Unit): boolean {
  if (isMatchFrozen(world)) return false;
  return unit.isControlled && (unit.buffs.length === 0 || !computeBuffTotals(world, unit).isStunned);
}

/** Stops a unit that its player can't control, unless it follows an order. */
function releaseControl(world: World, unit: Unit): void {
  if (unit.ai.order === null) {
    setMoveIntent(world, unit, 0, 0);
    unit.isUsing = false;
  }
  if (unit.footing.isJumpHeld) updatePlatformerState(unit, { isJumpHeld: false });
}

function control(
  world: World,
  player: Player,
  unit: Unit,
  type: UnitType,
  changes: readonly KeyChange[],
): void {
  const { controls } = player;
  // Stop using the item if its key is no longer held. Doing this a tick late lets a press shorter than a tick
  // use the item once.
  if (unit.isUsing && !isFightingByOrder(unit) && !isUseKeyHeld(type, controls.keys)) unit.isUsing = false;
  for (const change of changes) runBinding(world, player, unit, type, change);
  const intent = computeMoveIntent(world, player, unit, type);
  if (type.controls.scheme === 'click-to-move') walkToClick(world, player, unit, changes);
  if (intent.isManual && unit.ai.order !== null && !player.isBot) giveOrder(world, unit, null);
  if (unit.ai.order === null || player.isBot) setMoveIntent(world, unit, intent.x, intent.y);
  if (type.controls.scheme === 'platformer') holdJump(world, player, unit, type, changes);
  turnUnit(world, player, unit, type);
}

/** Whether a unit fights because of an order. It then uses its weapon by itself. */
function isFightingByOrder({ ai }: Unit): boolean {
  return ai.order?.kind === 'attack' || ai.order?.kind === 'guard';
}

function computeMoveIntent(world: World, { controls }: Player, unit: Unit, type: UnitType): MoveIntent {
  const { scheme, stopDistance } = type.controls;
  const intent = readMoveIntent(controls, scheme);
  if (intent.isManual || scheme !== 'follow-mouse' || !hasMousePosition(controls)) return intent;
  const { motion } = world.entities;
  const dx = controls.mouseX - motion.x[unit.slot]!;
  const dy = controls.mouseY - motion.y[unit.slot]!;
  return computeIntentTowards(dx, dy, stopDistance);
}

/** Walks to the position of a click, and follows the mouse while the button is held. */
function walkToClick(world: World, { controls }: Player, unit: Unit, changes: readonly KeyChange[]): void {
  const { mouseX: x, mouseY: y, keys } = controls;
  const isClick = changes.some(({ key, isDown }) => isDown && key === 'mouse-left');
  const isHeld = keys.includes('mouse-left') && world.tick % WALK_AGAIN_TICKS === 0;
  if (!isClick && !isHeld) return;
  const { order } = unit.ai;
  const isSame =
    order?.kind === 'move' && Math.abs(order.x - x) < SAME_GOAL && Math.abs(order.y - y) < SAME_GOAL;
  if (!isSame) giveOrder(world, unit, { kind: 'move', x, y });
}

/** A press of a jump key requests a jump; releasing it early makes the jump lower. */
function holdJump(
  world: World,
  { controls }: Player,
  unit: Unit,
  type: UnitType,
  changes: readonly KeyChange[],
): void {
  const { wallSide, isJumpHeld: wasHeld } = unit.footing;
  const intentX = world.entities.motion.wishX[unit.slot]!;
  const isClimbing = type.controls.canClimbWalls && wallSide !== 0 && Math.sign(intentX) === wallSide;
  const keys = listJumpKeys(type.controls.keys, isClimbing);
  const isHeld = isAnyHeld(controls.keys, keys) || (isStickUp(controls) && !isClimbing);
  const isPressed = changes.some(({ key, isDown }) => isDown && keys.includes(key));
  if (isPressed || (isHeld && !wasHeld)) updatePlatformerState(unit, { jumpWantedAt: world.tick });
  else if (!isHeld && wasHeld) shortenJump(world, unit);
  updatePlatformerState(unit, { isJumpHeld: isHeld || isPressed });
}

function turnUnit(world: World, { controls }: Player, unit: Unit, type: UnitType): void {
  if (type.controls.facing === 'mouse' && hasMousePosition(controls)) {
    facePoint(world, unit, type, controls.mouseX, controls.mouseY);
  } else if (unit.ai.order === null) {
    faceMoveIntent(world, unit, type);
  }
}

function isAnyHeld(keys: readonly Key[], any: readonly Key[]): boolean {
  return any.some((key) => keys.includes(key));
}
