import { Container, Particle, ParticleContainer } from 'pixi.js';
import type { Effect } from '@playloom/game-format';
import { parseColor } from '../shared/parseColor.ts';
import {
  computeParticleOpacity,
  computeParticleSize,
  createParticlePool,
  type FlyingParticle,
  isBrightEffect,
  isSparkEffect,
  type ParticleOrigin,
  type ParticlePool,
  pickAngle,
  pickBetween,
  pickColor,
  pickPart,
  stepEmitters,
  stepFlying,
} from '../shared/ParticlePool.ts';
import type { RenderResources2d, FrameInfo2d } from './RenderResources2d.ts';
import { type TextureFrame, readSheetFrame } from './textureSheets.ts';

/** The particles of a scene and the containers that draw them. */
export interface Particles extends ParticlePool<Flying> {
  readonly levels: Readonly<Record<Level, ParticleLevel>>;
}

/** Where particles are drawn: below entities, above them, or above the darkness of the night, because they glow. */
type Level = 'low' | 'high' | 'bright';

interface ParticleLevel {
  readonly root: Container;
  /** Containers by image. Plain particles use the empty name. All particles in a container share one texture. */
  readonly containers: Map<string, ParticleContainer>;
}

interface Flying extends FlyingParticle {
  readonly particle: Particle;
  container: ParticleContainer;
  frame: TextureFrame;
  vx: number;
  vy: number;
}

export function createParticles(kit: RenderResources2d): Particles {
  const createLevel = (): ParticleLevel => ({ root: new Container(), containers: new Map() });
  const particles: Particles = {
    ...createParticlePool<Flying>((effect, origin) => addParticle(kit, particles, effect, origin)),
    levels: { low: createLevel(), high: createLevel(), bright: createLevel() },
  };
  return particles;
}

export function stepParticles(particles: Particles, moment: FrameInfo2d): void {
  stepEmitters(particles, moment);
  const containers = Object.values(particles.levels).flatMap((level) => [...level.containers.values()]);
  for (const container of containers) container.particleChildren.length = 0;
  stepFlying(particles, moment, (flying, seconds) => {
    moveParticle(flying, seconds);
    flying.container.particleChildren.push(flying.particle);
  });
  for (const container of containers) container.update();
}

export function destroyParticles(particles: Particles): void {
  for (const { root } of Object.values(particles.levels)) root.destroy({ children: true });
  particles.flying.length = particles.spare.length = particles.emitters.length = 0;
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
  const angle = pickAngle(particles, effect, origin);
  const speed = pickBetween(particles, effect.minSpeed, effect.maxSpeed);
  flying.container = container;
  flying.frame = frame;
  flying.effect = effect;
  flying.vx = Math.cos(angle) * speed;
  flying.vy = Math.sin(angle) * speed;
  flying.age = 0;
  flying.life = pickBetween(particles, effect.minLife, effect.maxLife);
  const { particle } = flying;
  particle.texture = frame.texture;
  particle.x = origin.x;
  particle.y = origin.y;
  particle.rotation = effect.shape === 'box' || imageFrame ? pickPart(particles) * Math.PI * 2 : 0;
  const color = pickColor(particles, effect);
  particle.tint = imageFrame ? 0xffffff : parseColor(color);
  moveParticle(flying, 0);
  particles.flying.push(flying);
}

function moveParticle(flying: Flying, seconds: number): void {
  const { particle, effect, frame } = flying;
  flying.vy += effect.gravity * seconds;
  particle.x += flying.vx * seconds;
  particle.y += flying.vy * seconds;
  const size = computeParticleSize(flying);
  particle.scaleX = (size * frame.growX) / frame.texture.width;
  particle.scaleY = (size * frame.growY) / frame.texture.height;
  if (isSparkEffect(effect)) {
    particle.rotation = Math.atan2(flying.vy, flying.vx);
    particle.scaleX *= 2;
  }
  particle.alpha = computeParticleOpacity(flying);
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
  if (isBrightEffect(effect)) return 'bright';
  return effect.kind === 'stream' && effect.gravity >= 0 ? 'low' : 'high';
}
