import type { Item, Unit } from '../../world/Entity.ts';
import type { World } from '../../world/World.ts';
import { changeAttribute } from '../attributes/attributes.ts';
import { giveBuff } from '../buffs/buffs.ts';
import { setItemCount } from './takeItem.ts';
import { tellUse } from './tellUse.ts';

/** Uses up so many of a stack: their attributes count each, their buffs are given once. */
export function consumeItem(world: World, unit: Unit, item: Item, count: number): void {
  const { consumable } = world.game.items.get(item.type)!.type;
  if (consumable === null) return;
  tellUse(world, unit, item);
  for (const [attribute, amount] of Object.entries(consumable.attributes)) {
    changeAttribute(world, unit, attribute, amount * count);
  }
  for (const buff of consumable.buffs) giveBuff(world, unit, buff, null);
  setItemCount(world, item, item.count - count);
}
