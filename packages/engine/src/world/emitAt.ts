import type { Entity } from '../entities/Entity.ts';
import { emitEvent } from './emitEvent.ts';
import type { World } from './World.ts';

/** Plays a sound at an entity. Does nothing if the sound is null. */
export function emitSoundAt(world: World, sound: string | null, { slot }: Entity): void {
  if (sound === null) return;
  const { x, y } = world.entities.motion;
  emitEvent(world, { kind: 'sound', sound, at: { x: x[slot]!, y: y[slot]! }, player: null });
}

/** Plays the sound of an attack at the unit. Does nothing if the sound is null. */
export function emitAttackSound(world: World, sound: string | null, { slot, id }: Entity): void {
  if (sound === null) return;
  const { x, y } = world.entities.motion;
  emitEvent(world, { kind: 'sound', sound, at: { x: x[slot]!, y: y[slot]! }, player: null, attacker: id });
}

/** Shows an effect at an entity, with the entity's rotation. Does nothing if the effect is null. */
export function emitEffectAt(world: World, effect: string | null, { slot }: Entity): void {
  if (effect === null) return;
  const { x, y, rotation } = world.entities.motion;
  emitEvent(world, { kind: 'effect', effect, x: x[slot]!, y: y[slot]!, rotation: rotation[slot]! });
}
