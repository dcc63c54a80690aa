import type { Effect, Light } from '@playloom/game-format';
import { mixColors, parseColor } from './parseColor.ts';
import type { ParticleEmitter } from './ParticlePool.ts';
import type { Scene, SceneEntity } from './Scene.ts';
import type { ViewPoint } from './viewport.ts';

/** A gradual change from one color of daylight to another. */
export interface DaylightTransition {
  from: number;
  to: number;
  part: number;
}

/** Minimum brightness, so that players can see at night. */
const BRIGHTNESS_MIN = 0.3;
const DUSK_SECONDS = 2;
const WHITE = 0xffffff;
const FIRE_RADIUS = 7.5;
/** Strength of the lights of looks, from 0 to 1. */
export const LIGHT_STRENGTH = 0.9;
/** The faint light at the player's unit. */
export const OWN_LIGHT = { radius: 4.2, strength: 0.5, color: 0xdfe6ff } as const;

export function createDaylightTransition(): DaylightTransition {
  return { from: WHITE, to: WHITE, part: Number.NaN };
}

/** Returns the color to multiply the world with. It changes gradually, except in the first frame. */
export function stepDaylightTransition(
  transition: DaylightTransition,
  { brightness, color }: Scene['daylight'],
  seconds: number,
): number {
  const day = BRIGHTNESS_MIN + (1 - BRIGHTNESS_MIN) * Math.min(1, Math.max(0, brightness));
  const wanted = mixColors(parseColor(color), WHITE, day);
  if (Number.isNaN(transition.part)) Object.assign(transition, { from: wanted, to: wanted, part: 1 });
  if (transition.to !== wanted)
    Object.assign(transition, { from: readDaylight(transition), to: wanted, part: 0 });
  transition.part = Math.min(1, transition.part + seconds / DUSK_SECONDS);
  return readDaylight(transition);
}

function readDaylight({ from, to, part }: DaylightTransition): number {
  return mixColors(from, to, part);
}

function computeFlicker(time: number, phase: number): number {
  return 1 + Math.sin(time * 9 + phase) * 0.03 + Math.sin(time * 23) * 0.02;
}

/** The light of an entity or of its held item. Dead entities emit none. */
function findLight({ look, held, animation }: SceneEntity): Light | undefined {
  const isDying = animation !== null && animation.name === look.animations.die;
  return isDying ? undefined : (look.light ?? held?.look.light);
}

/** Where an entity's light is. It is relative to the image, because the lamp of a lamppost is at its top. */
export function findLightPosition({ x, y, scale, look }: SceneEntity, { offset }: Light): ViewPoint {
  if (look.turns === 'with-body') return { x, y };
  return { x: x + (look.offset.x + offset.x) * scale, y: y + (look.offset.y + offset.y) * scale };
}

/** Whether an effect looks like fire: it rises or sparkles in a warm color. Such effects emit light. */
function isFireEffect(effect: Effect | undefined): effect is Effect {
  if (!effect || (effect.gravity >= 0 && effect.shape !== 'spark' && effect.shape !== 'star')) return false;
  const color = parseColor(effect.colors[0]!);
  const [red, blue] = [(color >> 16) & 255, color & 255];
  return red > 180 && red - blue > 60;
}

/** What to do with each kind of light source. */
interface LightVisitor {
  /** An effect that looks like fire. Fires with different phases flicker differently. */
  onFire(place: ViewPoint, effect: Effect, phase: number): void;
  onLight(entity: SceneEntity, light: Light): void;
  onOwnUnit(entity: SceneEntity): void;
}

/** Visits all light sources: effects that look like fire, lights of looks, and the player's unit. */
export function forEachLight(
  { entities }: Scene,
  emitters: readonly ParticleEmitter[],
  effects: { readonly [name: string]: Effect },
  { onFire, onLight, onOwnUnit }: LightVisitor,
): void {
  for (const { effect, origin } of emitters) if (isFireEffect(effect)) onFire(origin, effect, origin.x);
  for (const entity of entities) {
    const light = findLight(entity);
    if (light) onLight(entity, light);
    const fire = entity.streams.map((name) => effects[name]).find(isFireEffect);
    if (fire) onFire(entity, fire, entity.key);
    else if (entity.ring !== null) onOwnUnit(entity);
  }
}

export function computeFireRadius(time: number, phase: number): number {
  return FIRE_RADIUS * computeFlicker(time, phase);
}

export function getFireColor({ colors }: Effect): number {
  return mixColors(parseColor(colors[0]!), WHITE, 0.25);
}

export function computeLightRadius({ scale, key }: SceneEntity, light: Light, time: number): number {
  return light.radius * scale * (light.flickers ? computeFlicker(time, key) : 1);
}
