import type { Item } from '../../entities/Entity.ts';
import { forEachEntity } from '../../world/entities.ts';
import type { World } from '../../world/World.ts';
import { countItems } from '../inventory/countItems.ts';
import { getItemInSlot } from '../inventory/inventory.ts';
import { canPickUp } from '../items/tryPickUpItem.ts';
import { findCommandKey } from './botWeapons.ts';
import type { Bot, BotPlan } from './Bot.ts';
import { isOnScreen } from './senses.ts';

/** Bots ignore items farther away than this. */
const REACH = 9;
/** The distance at which bots press the key to pick up an item. */
const HAND_REACH = 1;
/** Bots don't pick up more of a stackable item if they have this many. */
const ENOUGH = 40;

/** Plans to get the nearest item on the ground that a bot can use; null if there is none. */
export function planPickUp(world: World, bot: Bot, isHurt: boolean): BotPlan | null {
  const { motion } = world.entities;
  let found: Item | null = null;
  let shortest = REACH;
  forEachEntity(world, 'item', (item) => {
    const dx = motion.x[item.slot]! - bot.x;
    const dy = motion.y[item.slot]! - bot.y;
    const distance = Math.sqrt(dx * dx + dy * dy);
    if (distance >= shortest || bot.memory.avoids.includes(item.id)) return;
    if (!isOnScreen(world, bot, item) || !isWanted(world, bot, item, isHurt)) return;
    found = item;
    shortest = distance;
  });
  if (found === null) return null;
  const { id, slot, type } = found as Item;
  const goal = { x: motion.x[slot]!, y: motion.y[slot]! };
  const isByKey = world.game.items.get(type)!.type.pickUp === 'key';
  const key = isByKey && shortest < HAND_REACH ? findCommandKey(bot.type, 'pick-up') : null;
  return { goal, wants: id, keys: key === null ? [] : [key] };
}

function isWanted(world: World, { unit, type }: Bot, item: Item, isHurt: boolean): boolean {
  if (!canPickUp(world, unit, item)) return false;
  const itemType = world.game.items.get(item.type)!.type;
  if (itemType.pickUp === 'key' && findCommandKey(type, 'pick-up') === null) return false;
  if (itemType.consumable?.isUsedOnPickUp === true) return isHurt || !isOnlyHealing(world, item);
  if (!hasRoom(world, { unit, item, maxStack: itemType.maxStack })) return false;
  const owned = countItems(world, unit, item.type);
  return itemType.weapon !== null || itemType.maxStack === 1 ? owned === 0 : owned < ENOUGH;
}

/** Whether an item does nothing but heal. Healthy bots leave such items to others. */
function isOnlyHealing(world: World, item: Item): boolean {
  const { consumable } = world.game.items.get(item.type)!.type;
  const { attributes } = world.game.game.types;
  const changes = Object.keys(consumable?.attributes ?? {});
  return (
    consumable?.buffs.length === 0 &&
    changes.length > 0 &&
    changes.every((id) => attributes[id]?.role === 'health')
  );
}

function hasRoom(
  world: World,
  { unit, item, maxStack }: { readonly unit: Bot['unit']; readonly item: Item; readonly maxStack: number },
): boolean {
  return unit.inventory.some((_id, slot) => {
    const there = getItemInSlot(world, unit, slot);
    return there === null || (there.type === item.type && there.count < maxStack);
  });
}
