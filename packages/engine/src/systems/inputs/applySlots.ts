import type { Unit } from '../../entities/Entity.ts';
import { findUnit } from '../../world/findEntity.ts';
import type { World } from '../../world/World.ts';
import { dropItemFromSlot } from '../inventory/dropItemFromSlot.ts';
import { selectInventorySlot } from '../inventory/selectInventorySlot.ts';
import { swapSlots } from '../inventory/swapSlots.ts';
import { findSender, type RawInput } from './RawInput.ts';

export function applySelectSlot(world: World, input: RawInput): void {
  const unit = findSendersUnit(world, input);
  const slot = unit === null ? null : readSlot(unit, input['slot']);
  if (unit !== null && slot !== null) selectInventorySlot(world, unit, slot);
}

export function applySwapSlots(world: World, input: RawInput): void {
  const unit = findSendersUnit(world, input);
  if (unit === null) return;
  const from = readSlot(unit, input['a']);
  const to = readSlot(unit, input['b']);
  if (from !== null && to !== null) swapSlots(world, unit, from, to);
}

export function applyDropSlot(world: World, input: RawInput): void {
  const unit = findSendersUnit(world, input);
  const slot = unit === null ? null : readSlot(unit, input['slot']);
  if (unit !== null && slot !== null) dropItemFromSlot(world, unit, slot);
}

/** Returns the sender's unit; null if it is dead, because dead units can't use items. */
function findSendersUnit(world: World, input: RawInput): Unit | null {
  const player = findSender(world, input);
  const unit = player === null ? null : findUnit(world, player.unit);
  return unit === null || unit.isDead || unit.isDoomed ? null : unit;
}

/**
 * Converts a slot number, which starts at 1, to an index, which starts at 0. Null if the unit doesn't have this
 * slot.
 */
function readSlot(unit: Unit, slot: unknown): number | null {
  const isSlot = Number.isInteger(slot) && (slot as number) >= 1 && (slot as number) <= unit.inventory.length;
  return isSlot ? (slot as number) - 1 : null;
}
