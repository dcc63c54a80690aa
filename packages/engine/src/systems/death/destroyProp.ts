import { fire } from '../../triggers/fire.ts';
import { despawnEntity } from '../spawn/despawnEntity.ts';
import type { Prop, Unit } from '../../entities/Entity.ts';
import { emitEvent } from '../../world/emitEvent.ts';
import { emitEffectAt, emitSoundAt } from '../../world/emitAt.ts';
import type { World } from '../../world/World.ts';

/** Destroys a prop with its effect and sound, which `removeProp` doesn't show. */
export function destroyProp(world: World, prop: Prop, attacker: Unit | null): void {
  if (prop.isDoomed) return;
  const { sounds, effects } = world.game.props.get(prop.type)!.type;
  emitEvent(world, { kind: 'death', entity: prop.id, killer: attacker?.id ?? null });
  emitSoundAt(world, sounds.destroy, prop);
  emitEffectAt(world, effects.destroy, prop);
  removeProp(world, prop, attacker);
}

export function removeProp(world: World, prop: Prop, attacker: Unit | null): void {
  if (prop.isDoomed) return;
  fire(world, 'propIsDestroyed', { triggeringProp: prop.id, attackingUnit: attacker?.id ?? null });
  despawnEntity(world, prop);
}
