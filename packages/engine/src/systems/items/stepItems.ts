import type { Item, Unit } from '../../entities/Entity.ts';
import { findUnit } from '../../world/findEntity.ts';
import { DOOMED_MARK, HELD_MARK, INVENTORY_MARK } from '../../world/marks.ts';
import type { World } from '../../world/World.ts';
import { stopUsingItem } from '../inventory/runInventoryChange.ts';
import { consumeItem } from './consumeItem.ts';
import { getHeldItem } from '../inventory/getHeldItem.ts';
import { finishReload } from './reloadItem.ts';
import { canUseItem, useHeldItem } from './useHeldItem.ts';

/** Uses held items while their key is pressed, and completes reloads and uses that take time. */
export function stepItems(world: World): void {
  const { entities } = world;
  const { records, top } = entities;
  for (let slot = 0; slot < top; slot += 1) {
    const mark = entities.marks[slot]!;
    if ((mark & DOOMED_MARK) !== 0) continue;
    if ((mark & INVENTORY_MARK) !== 0) stepHeldItems(world, records[slot] as Unit);
    else if ((mark & HELD_MARK) !== 0) followHolder(world, records[slot] as Item);
  }
}

function stepHeldItems(world: World, unit: Unit): void {
  const item = getHeldItem(world, unit);
  if (item === null || unit.isDead) {
    stopUsingItem(unit, item);
    unit.isUseSpent = unit.isUsing;
    return;
  }
  finishReload(world, unit, item);
  finishUse(world, unit, item);
  if (!unit.isUsing) unit.isUseSpent = false;
  else if (!unit.isUseSpent || isRepeating(world, unit, item)) {
    // If the item isn't ready yet, the press takes effect later, as long as the key is held.
    if (useHeldItem(world, unit)) unit.isUseSpent = true;
  }
}

function finishUse(world: World, unit: Unit, item: Item): void {
  if (unit.useEndsAt === 0) return;
  if (!canUseItem(world, unit)) unit.useEndsAt = 0;
  else if (world.tick >= unit.useEndsAt) {
    unit.useEndsAt = 0;
    consumeItem(world, unit, item, 1);
  }
}

/**
 * Whether holding the key uses the item repeatedly. Always true for AI and bots; for people only with automatic
 * items, or while an order makes their unit fight.
 */
function isRepeating(world: World, unit: Unit, item: Item): boolean {
  if (world.game.items.get(item.type)!.type.isAutomatic) return true;
  const player = unit.owner === null ? undefined : world.players.get(unit.owner);
  if (player === undefined || player.isBot || player.unit !== unit.id) return true;
  const order = unit.ai.order?.kind;
  return order === 'attack' || order === 'guard';
}

/** Moves a carried item to its holder, because rules can ask for its position. */
function followHolder(world: World, item: Item): void {
  const holder = findUnit(world, item.holder);
  if (holder === null) return;
  const { x, y } = world.entities.motion;
  x[item.slot] = x[holder.slot]!;
  y[item.slot] = y[holder.slot]!;
}
