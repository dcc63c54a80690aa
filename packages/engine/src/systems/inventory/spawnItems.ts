import { spawnItem, type ItemOptions } from '../spawn/spawnItem.ts';
import type { Item } from '../../entities/Entity.ts';
import type { World } from '../../world/World.ts';

/**
 * The maximum number of stacks created at once, so that a rule that creates thousands of swords doesn't fill
 * the room.
 */
const STACKS_AT_ONCE_MAX = 100;

/** Puts items on the ground, in as many stacks as necessary. Returns the last stack. */
export function spawnItems(
  world: World,
  plan: Omit<ItemOptions, 'count' | 'holder'>,
  count: number,
): Item | null {
  const maxStack = world.game.items.get(plan.type)?.type.maxStack ?? 1;
  let left = Math.max(1, Math.floor(count));
  let last: Item | null = null;
  for (let made = 0; left > 0 && made < STACKS_AT_ONCE_MAX; made += 1) {
    const item = spawnItem(world, { ...plan, count: Math.min(left, maxStack) });
    if (item === null) break;
    last = item;
    left -= item.count;
  }
  return last;
}
