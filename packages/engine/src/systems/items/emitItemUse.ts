import { fire, fireRule } from '../../triggers/fire.ts';
import type { Item, Unit } from '../../entities/Entity.ts';
import type { World } from '../../world/World.ts';
import { emitEffectAt, emitSoundAt } from '../../world/emitAt.ts';

/** Fires the triggers and emits the sound and effects of using an item. */
export function emitItemUse(world: World, unit: Unit, item: Item, emitSound = emitSoundAt): void {
  const { sounds, effects, useRule } = world.game.items.get(item.type)!.type;
  const context = { triggeringUnit: unit.id, triggeringItem: item.id };
  emitSound(world, sounds.use, unit);
  emitEffectAt(world, effects.use, unit);
  fire(world, 'unitUsesItem', context);
  if (useRule !== null) fireRule(world, useRule, { ...context, triggeringPlayer: unit.owner });
}
