import { forEachTouching } from '../../physics/forEachTouching.ts';
import { forEachEntity } from '../../world/entities.ts';
import type { World } from '../../world/World.ts';
import { tryPickUpItem } from '../items/tryPickUpItem.ts';

/**
 * Lets units pick up items that they touch. Runs every tick, not only when a touch begins, because an item may
 * become available, or an inventory slot free, while a unit stands on the item.
 */
export function stepTouchPickUp(world: World): void {
  const { records } = world.entities;
  forEachEntity(world, 'item', (item) => {
    if (item.holder !== null || world.tick < item.pickableAt) return;
    const touching: number[] = [];
    forEachTouching(world.physics, item.slot, (other) => touching.push(other));
    if (touching.length === 0 || world.game.items.get(item.type)!.type.pickUp !== 'touch') return;
    for (const slot of touching) {
      const unit = records[slot];
      if (unit?.kind === 'unit' && !unit.isDoomed && !unit.isDead) tryPickUpItem(world, unit, item);
      if (item.holder !== null || item.isDoomed) return;
    }
  });
}
