import type { ItemType, Key } from '@playloom/game-format';
import { isUseKey } from '../controls/findControlKeys.ts';
import type { EntityMemories } from '../entities/EntityMemory.ts';
import { getOrCreateEntityMemory } from '../entities/EntityMemory.ts';
import { readAttackSeconds } from './readAttackSeconds.ts';
import type { ClientSession } from '../session/ClientSession.ts';

export interface OwnAttackState {
  /** Whether the use key was held in the last frame. */
  wasUsing: boolean;
  /** Scene seconds at which the held item can be used again. */
  readyAt: number;
}

/**
 * Starts the attack animation of the player's unit when the key is pressed, without waiting for the room. The room
 * decides what the attack does. When its event for the attack arrives, the animation does not start again.
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
  const own = getOrCreateEntityMemory(memories, unit.id);
  own.startedAt = time;
  own.attackUntil = time + readAttackSeconds(session, unit.id);
}

/** Finds the held weapon. Null if the unit holds none, or if it must be reloaded. */
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
