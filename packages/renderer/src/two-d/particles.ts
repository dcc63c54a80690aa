import { Container, Particle, ParticleContainer } from 'pixi.js';
import type { Effect } from '@playloom/game-format';
import { parseColor } from '../shared/parseColor.ts';
import type { RenderResources2d, FrameInfo2d } from './RenderResources2d.ts';
import { type TextureFrame, readSheetFrame } from './textureSheets.ts';

/** All particles of a scene. Particles that have ended are reused. */
export interface Particles {
  readonly levels: Readonly<Record<Level, ParticleLevel>>;
  readonly flying: Flying[];
  readonly spare: Flying[];
  readonly emitters: Emitter[];
  seed: number;
}

/** Where particles are drawn: below entities, above them, or above the darkness of the night, because they glow. */
type Level = 'low' | 'high' | 'bright';

interface ParticleLevel {
  readonly root: Container;
  /** Containers by image. Plain particles use the empty name. All particles in a container share one texture. */
  readonly containers: Map<string, ParticleContainer>;
}

interface Flying {
  readonly particle: Particle;
  container: ParticleContainer;
  frame: TextureFrame;
  effect: Effect;
  vx: number;
  vy: number;
  age: number;
  life: number;
}

/** A continuous effect at a fixed position. */
interface Emitter {
  readonly effect: Effect;
  readonly origin: ParticleOrigin;
  left: number;
  owed: number;
}

interface ParticleOrigin {
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
}

const ACTIVE_PARTICLES_MAX = { full: 2000, low: 400 } as const;
const LOW_QUALITY_PART = 0.4;
/** The most time in seconds that one frame simulates, even after the tab was asleep. */
const STEP_MAX = 0.1;
const DEGREE = Math.PI / 180;

export function createParticles(): Particles {
  const createLevel = (): ParticleLevel => ({ root: new Container(), containers: new Map() });
  return {
    levels: { low: createLevel(), high: createLevel(), bright: createLevel() },
    flying: [],
    spare: [],
    emitters: [],
    seed: 1,
  };
}

/** Starts an effect at a position: one burst, or a stream that lasts for a while. */
export function startParticleEffect(
  kit: RenderResources2d,
  particles: Particles,
  effect: Effect,
  origin: ParticleOrigin,
  moment: FrameInfo2d,
): void {
  if (effect.kind === 'stream') {
    particles.emitters.push({ effect, origin, left: effect.streamSeconds, owed: 0 });
    return;
  }
  emit(kit, particles, effect, origin, effect.count, moment);
}

/** Emits the particles of a stream for one frame. Returns the fraction left over, which is `owed` in the next frame. */
export function streamParticleEffect(
  kit: RenderResources2d,
  particles: Particles,
  effect: Effect,
  origin: ParticleOrigin,
  owed: number,
  moment: FrameInfo2d,
): number {
  const due = owed + effect.count * Math.min(moment.seconds, STEP_MAX);
  const whole = Math.floor(due);
  if (whole > 0) emit(kit, particles, effect, origin, whole, moment);
  return due - whole;
}

export function stepParticles(kit: RenderResources2d, particles: Particles, moment: FrameInfo2d): void {
  const seconds = Math.min(moment.seconds, STEP_MAX);
  for (let index = particles.emitters.length - 1; index >= 0; index--) {
    const emitter = particles.emitters[index]!;
    emitter.owed = streamParticleEffect(kit, particles, emitter.effect, emitter.origin, emitter.owed, moment);
    emitter.left -= moment.seconds;
    if (emitter.left <= 0) particles.emitters.splice(index, 1);
  }
  const containers = Object.values(particles.levels).flatMap((level) => [...level.containers.values()]);
  for (const container of containers) container.particleChildren.length = 0;
  let kept = 0;
  for (const flying of particles.flying) {
    // Uses the real time, so that all particles have ended after the tab was asleep.
    flying.age += moment.seconds;
    if (flying.age >= flying.life) {
      particles.spare.push(flying);
      continue;
    }
    moveParticle(flying, seconds);
    flying.container.particleChildren.push(flying.particle);
    particles.flying[kept++] = flying;
  }
  for (const container of containers) container.update();
  particles.flying.length = kept;
  particles.spare.length = Math.min(particles.spare.length, ACTIVE_PARTICLES_MAX.full);
}

export function destroyParticles(particles: Particles): void {
  for (const { root } of Object.values(particles.levels)) root.destroy({ children: true });
  particles.flying.length = particles.spare.length = particles.emitters.length = 0;
}

function emit(
  kit: RenderResources2d,
  particles: Particles,
  effect: Effect,
  origin: ParticleOrigin,
  count: number,
  moment: FrameInfo2d,
): void {
  const max = moment.isLowQuality ? ACTIVE_PARTICLES_MAX.low : ACTIVE_PARTICLES_MAX.full;
  const wanted = moment.isLowQuality ? Math.ceil(count * LOW_QUALITY_PART) : count;
  const room = Math.max(0, max - particles.flying.length);
  for (let made = 0; made < Math.min(wanted, room); made++) addParticle(kit, particles, effect, origin);
}

function addParticle(
  kit: RenderResources2d,
  particles: Particles,
  effect: Effect,
  origin: ParticleOrigin,
): void {
  const imageFrame = effect.image === null ? null : readSheetFrame(kit.textureSheets, effect.image, 1, 1, 0);
  const frame = imageFrame ?? kit.stamps[effect.shape];
  const container = findContainer(particles, effect, imageFrame ? effect.image! : '', frame);
  const flying =
    particles.spare.pop() ??
    ({ particle: new Particle({ texture: frame.texture, anchorX: 0.5, anchorY: 0.5 }) } as Flying);
  const angle = origin.rotation + (effect.direction + (random(particles) - 0.5) * effect.spread) * DEGREE;
  const speed = between(particles, effect.minSpeed, effect.maxSpeed);
  flying.container = container;
  flying.frame = frame;
  flying.effect = effect;
  flying.vx = Math.cos(angle) * speed;
  flying.vy = Math.sin(angle) * speed;
  flying.age = 0;
  flying.life = between(particles, effect.minLife, effect.maxLife);
  const { particle } = flying;
  particle.texture = frame.texture;
  particle.x = origin.x;
  particle.y = origin.y;
  particle.rotation = effect.shape === 'box' || imageFrame ? random(particles) * Math.PI * 2 : 0;
  const color = effect.colors[Math.floor(random(particles) * effect.colors.length)]!;
  particle.tint = imageFrame ? 0xffffff : parseColor(color);
  moveParticle(flying, 0);
  particles.flying.push(flying);
}

function moveParticle(flying: Flying, seconds: number): void {
  const { particle, effect, frame } = flying;
  flying.vy += effect.gravity * seconds;
  particle.x += flying.vx * seconds;
  particle.y += flying.vy * seconds;
  const part = Math.min(1, flying.age / flying.life);
  const size = effect.startSize + (effect.endSize - effect.startSize) * part;
  particle.scaleX = (size * frame.growX) / frame.texture.width;
  particle.scaleY = (size * frame.growY) / frame.texture.height;
  if (effect.shape === 'spark' && effect.image === null) {
    particle.rotation = Math.atan2(flying.vy, flying.vx);
    particle.scaleX *= 2;
  }
  // Particles fade only in the second half of their life. Fading from the start would look washed out.
  particle.alpha = effect.isFading ? Math.min(1, (1 - part) * 2) : 1;
}

function findContainer(
  particles: Particles,
  effect: Effect,
  image: string,
  frame: TextureFrame,
): ParticleContainer {
  const level = particles.levels[levelOf(effect)];
  const found = level.containers.get(image);
  if (found) return found;
  const container = new ParticleContainer({
    texture: frame.texture,
    dynamicProperties: { vertex: true, position: true, rotation: true, uvs: true, color: true },
  });
  level.root.addChild(container);
  level.containers.set(image, container);
  return container;
}

function levelOf(effect: Effect): Level {
  if (effect.image === null && (effect.shape === 'spark' || effect.shape === 'star')) return 'bright';
  return effect.kind === 'stream' && effect.gravity >= 0 ? 'low' : 'high';
}

function between(particles: Particles, min: number, max: number): number {
  return min + Math.max(0, max - min) * random(particles);
}

/** Returns the next number of a seeded generator, so that the same scene always looks the same. */
function random(particles: Particles): number {
  particles.seed = (Math.imul(particles.seed, 1664525) + 1013904223) >>> 0;
  return particles.seed / 2 ** 32;
}
