import type { Item, Unit } from '../../entities/Entity.ts';
import type { World } from '../../world/World.ts';
import { changeEntityAttribute } from '../attributes/attributes.ts';
import { addUnitBuff } from '../buffs/buffs.ts';
import { setItemStackCount } from '../inventory/removeItemsFromUnit.ts';
import { emitItemUse } from './emitItemUse.ts';

/** Uses up items of a stack. Attributes change once per item, but buffs are given only once. */
export function consumeItem(world: World, unit: Unit, item: Item, count: number): void {
  const { consumable } = world.game.items.get(item.type)!.type;
  if (consumable === null) return;
  emitItemUse(world, unit, item);
  for (const [attribute, amount] of Object.entries(consumable.attributes)) {
    changeEntityAttribute(world, unit, attribute, amount * count);
  }
  for (const buff of consumable.buffs) addUnitBuff(world, unit, buff, null);
  setItemStackCount(world, item, item.count - count);
}
