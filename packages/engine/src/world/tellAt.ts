import type { Entity } from './Entity.ts';
import { tell } from './tell.ts';
import type { World } from './World.ts';

/** Plays a sound of a type where the entity is; a type without one is silent. */
export function tellSoundAt(world: World, sound: string | null, { slot }: Entity): void {
  if (sound === null) return;
  const { x, y } = world.entities.motion;
  tell(world, { kind: 'sound', sound, at: { x: x[slot]!, y: y[slot]! }, player: null });
}

/** Shows an effect of a type where the entity is, turned as it is. */
export function tellEffectAt(world: World, effect: string | null, { slot }: Entity): void {
  if (effect === null) return;
  const { x, y, rotation } = world.entities.motion;
  tell(world, { kind: 'effect', effect, x: x[slot]!, y: y[slot]!, rotation: rotation[slot]! });
}
