import type { ItemType, Key, UnitType } from '@playloom/game-format';
import type { EntityMemories } from '../view/EntityMemory.ts';
import { recallEntity } from '../view/EntityMemory.ts';
import { readAttackSeconds } from './readAttackSeconds.ts';
import type { ClientSession } from './ClientSession.ts';

export interface OwnAttackState {
  /** Whether the use key was held at the last read. */
  wasUsing: boolean;
  /** Scene seconds at which the held item can be used again. */
  readyAt: number;
}

/**
 * Shows the attack of the player's unit at once. The room decides its effect; this is only the animation, and the
 * room's event for it is not shown again.
 */
export function startOwnAttack(
  session: ClientSession,
  memories: EntityMemories,
  memory: OwnAttackState,
  keys: readonly Key[],
  time: number,
): void {
  const { unit } = session.view.own;
  const type = unit === null ? undefined : session.game.types.units[unit.type];
  const isUsing = type !== undefined && keys.some((key) => isUseKey(type, key));
  const isPressed = isUsing && !memory.wasUsing;
  memory.wasUsing = isUsing;
  if (unit === null || !unit.isSteerable || !isUsing || time < memory.readyAt) return;
  const weapon = findWeapon(session);
  if (weapon === null || (!isPressed && !weapon.isAutomatic)) return;
  memory.readyAt = time + 1 / weapon.usesPerSecond;
  const own = recallEntity(memories, unit.id);
  own.startedAt = time;
  own.attackUntil = time + readAttackSeconds(session, unit.id);
}

/** Bindings of the type come first. The left mouse button uses items unless it moves the unit. */
function isUseKey({ controls }: UnitType, key: Key): boolean {
  const bound = controls.keys.find((binding) => binding.key === key);
  if (bound !== undefined) return bound.press?.kind === 'use-item';
  return key === (controls.scheme === 'click-to-move' ? 'mouse-right' : 'mouse-left');
}

/** Null when the hand is empty, holds no weapon, or the weapon must be reloaded. */
function findWeapon({
  view,
  game,
}: ClientSession): (Pick<ItemType, 'isAutomatic'> & { usesPerSecond: number }) | null {
  const { inventory, heldSlot } = view.own;
  const slot = inventory[heldSlot - 1];
  const item = slot == null ? undefined : game.types.items[slot.item];
  if (slot == null || item === undefined || item.weapon === null || slot.reloadAt > view.tick) return null;
  const { weapon } = item;
  if (weapon.kind === 'ranged' && weapon.ammo.magazine > 0 && slot.ammo === 0) return null;
  return { isAutomatic: item.isAutomatic, usesPerSecond: weapon.usesPerSecond };
}
