import type { Effect } from '@playloom/game-format';
import type { DrawQuality } from './DrawQuality.ts';

/** A particle in flight. Each renderer adds where it is and how it is drawn. */
export interface FlyingParticle {
  effect: Effect;
  age: number;
  life: number;
}

export interface ParticleOrigin {
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
}

/** A continuous effect at a fixed position. */
export interface ParticleEmitter {
  readonly effect: Effect;
  readonly origin: ParticleOrigin;
  left: number;
  owed: number;
}

/** All particles of a scene. Particles that have ended are reused. */
export interface ParticlePool<Particle extends FlyingParticle> {
  readonly flying: Particle[];
  readonly spare: Particle[];
  readonly emitters: ParticleEmitter[];
  /** Adds one particle of the effect to `flying`. */
  readonly add: (effect: Effect, origin: ParticleOrigin) => void;
  seed: number;
}

/** The frame for which particles are emitted and moved. */
interface ParticleFrame {
  readonly seconds: number;
  readonly quality: DrawQuality;
}

/** In full quality. Lower qualities have a part of it. */
const ACTIVE_PARTICLES_MAX = 2000;
/** The most time in seconds that one frame simulates, even after the tab was asleep. */
const STEP_MAX = 0.1;
const DEGREE = Math.PI / 180;

export function createParticlePool<Particle extends FlyingParticle>(
  add: ParticlePool<Particle>['add'],
): ParticlePool<Particle> {
  return { flying: [], spare: [], emitters: [], add, seed: 1 };
}

/** Starts an effect at a position: one burst, or a stream that lasts for a while. */
export function startParticleEffect(
  pool: ParticlePool<FlyingParticle>,
  effect: Effect,
  origin: ParticleOrigin,
  frame: ParticleFrame,
): void {
  if (effect.kind === 'stream') pool.emitters.push({ effect, origin, left: effect.streamSeconds, owed: 0 });
  else emit(pool, effect, origin, effect.count, frame);
}

/**
 * Emits the streams of an entity for one frame. `owed` has the fraction of a particle that each effect has left over
 * from earlier frames, by effect.
 */
export function streamEntityEffects(
  pool: ParticlePool<FlyingParticle>,
  effects: { readonly [name: string]: Effect },
  entity: ParticleOrigin & { readonly streams: readonly string[] },
  owed: Map<string, number>,
  frame: ParticleFrame,
): void {
  for (const name of entity.streams) {
    const effect = effects[name];
    if (effect) owed.set(name, streamEffect(pool, effect, entity, owed.get(name) ?? 0, frame));
  }
}

/** Emits the particles of all emitters for one frame, and removes emitters that have ended. */
export function stepEmitters(pool: ParticlePool<FlyingParticle>, frame: ParticleFrame): void {
  for (let index = pool.emitters.length - 1; index >= 0; index--) {
    const emitter = pool.emitters[index]!;
    emitter.owed = streamEffect(pool, emitter.effect, emitter.origin, emitter.owed, frame);
    emitter.left -= frame.seconds;
    if (emitter.left <= 0) pool.emitters.splice(index, 1);
  }
}

/** Moves all particles that have not ended. */
export function stepFlying<Particle extends FlyingParticle>(
  pool: ParticlePool<Particle>,
  frame: ParticleFrame,
  move: (particle: Particle, seconds: number) => void,
): void {
  const seconds = Math.min(frame.seconds, STEP_MAX);
  let kept = 0;
  for (const particle of pool.flying) {
    // Uses the real time, so that all particles have ended after the tab was asleep.
    particle.age += frame.seconds;
    if (particle.age >= particle.life) {
      pool.spare.push(particle);
      continue;
    }
    move(particle, seconds);
    pool.flying[kept++] = particle;
  }
  pool.flying.length = kept;
  pool.spare.length = Math.min(pool.spare.length, ACTIVE_PARTICLES_MAX);
}

/** Size in tiles at the particle's age. */
export function computeParticleSize({ effect, age, life }: FlyingParticle): number {
  const part = Math.min(1, age / life);
  return effect.startSize + (effect.endSize - effect.startSize) * part;
}

/** Particles fade only in the second half of their life. Fading from the start would look washed out. */
export function computeParticleOpacity({ effect, age, life }: FlyingParticle): number {
  return effect.isFading ? Math.min(1, (1 - Math.min(1, age / life)) * 2) : 1;
}

/** Whether particles are drawn as streaks along their flight. */
export function isSparkEffect({ shape, image }: Effect): boolean {
  return shape === 'spark' && image === null;
}

/** Whether particles glow, so that the night doesn't darken them. */
export function isBrightEffect({ shape, image }: Effect): boolean {
  return image === null && (shape === 'spark' || shape === 'star');
}

export function pickAngle(
  pool: ParticlePool<FlyingParticle>,
  { direction, spread }: Effect,
  { rotation }: ParticleOrigin,
): number {
  return rotation + (direction + (pickPart(pool) - 0.5) * spread) * DEGREE;
}

export function pickColor(pool: ParticlePool<FlyingParticle>, { colors }: Effect): string {
  return colors[Math.floor(pickPart(pool) * colors.length)]!;
}

export function pickBetween(pool: ParticlePool<FlyingParticle>, min: number, max: number): number {
  return min + Math.max(0, max - min) * pickPart(pool);
}

/**
 * Returns the next number between 0 and 1 of a seeded generator, so that the same scene always looks the same. The
 * order of the calls for a particle must not change for the same reason.
 */
export function pickPart(pool: ParticlePool<FlyingParticle>): number {
  pool.seed = (Math.imul(pool.seed, 1664525) + 1013904223) >>> 0;
  return pool.seed / 2 ** 32;
}

/** Emits the particles of a stream for one frame. Returns the fraction left over, which is `owed` in the next frame. */
function streamEffect(
  pool: ParticlePool<FlyingParticle>,
  effect: Effect,
  origin: ParticleOrigin,
  owed: number,
  frame: ParticleFrame,
): number {
  const due = owed + effect.count * Math.min(frame.seconds, STEP_MAX);
  const whole = Math.floor(due);
  if (whole > 0) emit(pool, effect, origin, whole, frame);
  return due - whole;
}

function emit(
  pool: ParticlePool<FlyingParticle>,
  effect: Effect,
  origin: ParticleOrigin,
  count: number,
  { quality }: ParticleFrame,
): void {
  const wanted = Math.ceil(count * quality.particles);
  const room = Math.max(0, ACTIVE_PARTICLES_MAX * quality.particles - pool.flying.length);
  for (let made = 0; made < Math.min(wanted, room); made++) pool.add(effect, origin);
}
