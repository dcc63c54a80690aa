import type { ItemType, Key, UnitType } from '@playloom/game-format';
import type { EntityMemories } from '../view/EntityMemory.ts';
import { recallEntity } from '../view/EntityMemory.ts';
import { readAttackSeconds } from './readAttackSeconds.ts';
import type { ClientSession } from './ClientSession.ts';

export interface OwnAttackState {
  /** The key that uses things was held at the last look. */
  wasUsing: boolean;
  /** Scene seconds from which the thing in the hand may be used again. */
  readyAt: number;
}

/**
 * Lets the own unit be seen attacking at once. What the attack does is the room's: this is only its picture, and
 * the room's word about it is not shown a second time.
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

/** What the type binds goes first; the left button uses things where it does not walk. */
function isUseKey({ controls }: UnitType, key: Key): boolean {
  const bound = controls.keys.find((binding) => binding.key === key);
  if (bound !== undefined) return bound.press?.kind === 'use-item';
  return key === (controls.scheme === 'click-to-move' ? 'mouse-right' : 'mouse-left');
}

/** Null when the hand is empty, holds no weapon, or one that has to be loaded first. */
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
