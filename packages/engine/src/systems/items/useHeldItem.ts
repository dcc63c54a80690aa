import type { ItemType } from '@playloom/game-format';
import type { Item, Unit } from '../../entities/Entity.ts';
import { toTicks } from '../../world/time.ts';
import type { World } from '../../world/World.ts';
import { computeBuffTotals } from '../buffs/computeBuffTotals.ts';
import { attackWithItem } from './attackWithItem.ts';
import { consumeItem } from './consumeItem.ts';
import { getHeldItem } from '../inventory/getHeldItem.ts';
import { emitItemUse } from './emitItemUse.ts';

/**
 * How often items that are not weapons can be used per second. An automatic tool must not run its rule every
 * tick.
 */
const USES_PER_SECOND = 5;

/**
 * Uses the held item once, if it is ready. Returns whether the press had an effect. The click of an empty gun
 * is an effect too.
 */
export function useHeldItem(world: World, unit: Unit): boolean {
  const item = getHeldItem(world, unit);
  if (item === null || !canUseItem(world, unit) || world.tick < unit.readyAt || unit.useEndsAt !== 0)
    return false;
  const { type } = world.game.items.get(item.type)!;
  if (type.weapon !== null) return attackWithItem(world, unit, item, type.weapon);
  unit.readyAt = world.tick + Math.max(1, toTicks(world, 1 / USES_PER_SECOND));
  if (type.consumable === null) emitItemUse(world, unit, item);
  else beginConsuming(world, unit, item, type.consumable);
  return true;
}

export function canUseItem(world: World, unit: Unit): boolean {
  if (unit.isDead || unit.isDoomed) return false;
  const { isStunned, isDisarmed } = computeBuffTotals(world, unit);
  return !isStunned && !isDisarmed;
}

function beginConsuming(
  world: World,
  unit: Unit,
  item: Item,
  { useSeconds }: NonNullable<ItemType['consumable']>,
): void {
  if (useSeconds === 0) consumeItem(world, unit, item, 1);
  else unit.useEndsAt = world.tick + Math.max(1, toTicks(world, useSeconds));
}
