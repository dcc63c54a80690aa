import { fire } from '../../rules/fire.ts';
import { destroyEntity } from '../../spawn/destroyEntity.ts';
import type { Prop, Unit } from '../../world/Entity.ts';
import { tell } from '../../world/tell.ts';
import { tellEffectAt, tellSoundAt } from '../../world/tellAt.ts';
import type { World } from '../../world/World.ts';

/** Breaks a prop: seen and heard, unlike one that a rule takes away. */
export function destroyProp(world: World, prop: Prop, attacker: Unit | null): void {
  if (prop.isDoomed) return;
  const { sounds, effects } = world.game.props.get(prop.type)!.type;
  tell(world, { kind: 'death', entity: prop.id, killer: attacker?.id ?? null });
  tellSoundAt(world, sounds.destroy, prop);
  tellEffectAt(world, effects.destroy, prop);
  removeProp(world, prop, attacker);
}

export function removeProp(world: World, prop: Prop, attacker: Unit | null): void {
  if (prop.isDoomed) return;
  fire(world, 'propIsDestroyed', { triggeringProp: prop.id, attackingUnit: attacker?.id ?? null });
  destroyEntity(world, prop);
}
