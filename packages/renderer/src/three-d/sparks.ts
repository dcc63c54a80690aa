import type { Effect } from '@playloom/game-format';
import { parseColor } from '../shared/parseColor.ts';
import type { AtlasFrame } from './atlas.ts';
import {
  type SpriteBatch,
  clearBatch,
  ORIENTATION_FACING,
  flushBatch,
  addRectangle,
  writeRectangleFrame,
  writeRectangleEffects,
  writeRectanglePosition,
  writeRectangleSize,
  writeRectangleTint,
} from './batch.ts';
import { readGroundHeight } from './heightMap.ts';
import type { RenderResources3d, FrameInfo3d } from './RenderResources3d.ts';
import { readImageFrame } from './frameLibrary.ts';

/** All particles of a scene. Particles that have ended are reused. */
export interface Particles3d {
  readonly flying: Spark[];
  readonly spare: Spark[];
  readonly emitters: Emitter[];
  seed: number;
}

interface Spark {
  frame: AtlasFrame;
  effect: Effect;
  color: number;
  x: number;
  height: number;
  y: number;
  vx: number;
  vHeight: number;
  vy: number;
  /** The height at which the particle stops falling. */
  ground: number;
  rotation: number;
  age: number;
  life: number;
}

/** A continuous effect at a fixed position. */
interface Emitter {
  readonly effect: Effect;
  readonly origin: SparkOrigin;
  left: number;
  owed: number;
}

interface SparkOrigin {
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
}

const SPARKS_MAX = { full: 2000, low: 400 } as const;
const LOW_QUALITY_PART = 0.4;
/** The most time in seconds that one frame simulates, even after the tab was asleep. */
const STEP_MAX = 0.1;
const DEGREE = Math.PI / 180;
const FIRST_HEIGHT = 0.5;
/** The largest fraction of a particle's speed that goes upward. It makes a burst look round. */
const RISE = 0.55;
const WHITE = 0xffffff;

export function createParticles3d(): Particles3d {
  return { flying: [], spare: [], emitters: [], seed: 1 };
}

/** Starts an effect at a position: one burst, or a stream that lasts for a while. */
export function startParticleEffect3d(
  kit: RenderResources3d,
  sparks: Particles3d,
  effect: Effect,
  origin: SparkOrigin,
  moment: FrameInfo3d,
): void {
  if (effect.kind === 'stream') {
    sparks.emitters.push({ effect, origin, left: effect.streamSeconds, owed: 0 });
    return;
  }
  emit(kit, sparks, effect, origin, effect.count, moment);
}

/** Emits the particles of a stream for one frame. Returns the fraction left over, which is `owed` in the next frame. */
export function streamParticleEffect3d(
  kit: RenderResources3d,
  sparks: Particles3d,
  effect: Effect,
  origin: SparkOrigin,
  owed: number,
  moment: FrameInfo3d,
): number {
  const due = owed + effect.count * Math.min(moment.seconds, STEP_MAX);
  const whole = Math.floor(due);
  if (whole > 0) emit(kit, sparks, effect, origin, whole, moment);
  return due - whole;
}

export function stepParticles3d(kit: RenderResources3d, sparks: Particles3d, moment: FrameInfo3d): void {
  const seconds = Math.min(moment.seconds, STEP_MAX);
  for (let index = sparks.emitters.length - 1; index >= 0; index--) {
    const emitter = sparks.emitters[index]!;
    emitter.owed = streamParticleEffect3d(kit, sparks, emitter.effect, emitter.origin, emitter.owed, moment);
    emitter.left -= moment.seconds;
    if (emitter.left <= 0) sparks.emitters.splice(index, 1);
  }
  let kept = 0;
  for (const spark of sparks.flying) {
    // Uses the real time, so that all particles have ended after the tab was asleep.
    spark.age += moment.seconds;
    if (spark.age >= spark.life) {
      sparks.spare.push(spark);
      continue;
    }
    moveSpark(kit, spark, seconds);
    sparks.flying[kept++] = spark;
  }
  sparks.flying.length = kept;
  sparks.spare.length = Math.min(sparks.spare.length, SPARKS_MAX.full);
}

export function drawParticles3d(
  sparks: Particles3d,
  [smooth, pixelArt]: readonly [SpriteBatch, SpriteBatch],
): void {
  clearBatch(smooth);
  clearBatch(pixelArt);
  for (const spark of sparks.flying) {
    const { effect, frame } = spark;
    const batch = frame.atlas.isPixelArt ? pixelArt : smooth;
    const at = addRectangle(batch);
    const part = Math.min(1, spark.age / spark.life);
    const size = effect.startSize + (effect.endSize - effect.startSize) * part;
    const isSpark = effect.shape === 'spark' && effect.image === null;
    const isBright = effect.image === null && (effect.shape === 'spark' || effect.shape === 'star');
    writeRectanglePosition(batch, at, spark.x, spark.height, spark.y, ORIENTATION_FACING);
    writeRectangleSize(
      batch,
      at,
      size * frame.growX * (isSpark ? 2 : 1),
      size * frame.growY,
      0,
      spark.rotation,
    );
    writeRectangleFrame(batch, at, frame, 1);
    // Particles fade only in the second half of their life. Fading from the start would look washed out.
    writeRectangleTint(batch, at, spark.color, effect.isFading ? Math.min(1, (1 - part) * 2) : 1);
    writeRectangleEffects(batch, at, 0, isBright ? 1 : 0, 0, 0);
  }
  flushBatch(smooth);
  flushBatch(pixelArt);
}

function emit(
  kit: RenderResources3d,
  sparks: Particles3d,
  effect: Effect,
  origin: SparkOrigin,
  count: number,
  moment: FrameInfo3d,
): void {
  const max = moment.isLowQuality ? SPARKS_MAX.low : SPARKS_MAX.full;
  const wanted = moment.isLowQuality ? Math.ceil(count * LOW_QUALITY_PART) : count;
  const room = Math.max(0, max - sparks.flying.length);
  for (let made = 0; made < Math.min(wanted, room); made++) addSpark(kit, sparks, effect, origin);
}

function addSpark(kit: RenderResources3d, sparks: Particles3d, effect: Effect, origin: SparkOrigin): void {
  const imageFrame = effect.image === null ? null : readImageFrame(kit.frameLibrary, effect.image);
  const spark = sparks.spare.pop() ?? ({} as Spark);
  const angle = origin.rotation + (effect.direction + (random(sparks) - 0.5) * effect.spread) * DEGREE;
  const speed = between(sparks, effect.minSpeed, effect.maxSpeed);
  const climb = kit.isSideView ? 0 : random(sparks) * RISE * (effect.spread / 360);
  const color = effect.colors[Math.floor(random(sparks) * effect.colors.length)]!;
  const ground = readGroundHeight(kit.heights, origin.x, origin.y);
  const isFree = effect.shape === 'box' || imageFrame !== null;
  Object.assign(spark, {
    frame: imageFrame ?? kit.stamps[effect.shape],
    effect,
    color: imageFrame ? WHITE : parseColor(color),
    x: origin.x,
    height: kit.isSideView ? FIRST_HEIGHT + 0.1 : ground + FIRST_HEIGHT,
    y: origin.y,
    vx: Math.cos(angle) * speed * (1 - climb),
    vHeight: speed * climb,
    vy: Math.sin(angle) * speed * (1 - climb),
    ground: ground + 0.05,
    rotation: isFree ? random(sparks) * Math.PI * 2 : 0,
    age: 0,
    life: between(sparks, effect.minLife, effect.maxLife),
  });
  sparks.flying.push(spark);
}

/** Moves a particle. Gravity pulls it down on the map in side view, and to the ground otherwise. */
function moveSpark(kit: RenderResources3d, spark: Spark, seconds: number): void {
  const { effect } = spark;
  if (kit.isSideView) spark.vy += effect.gravity * seconds;
  else spark.vHeight -= effect.gravity * seconds;
  spark.x += spark.vx * seconds;
  spark.y += spark.vy * seconds;
  spark.height = Math.max(spark.ground, spark.height + spark.vHeight * seconds);
  if (effect.shape === 'spark' && effect.image === null)
    spark.rotation = Math.atan2(spark.vHeight - spark.vy * 0.7, spark.vx);
}

function between(sparks: Particles3d, min: number, max: number): number {
  return min + Math.max(0, max - min) * random(sparks);
}

/** Returns the next number of a seeded generator, so that the same scene always looks the same. */
function random(sparks: Particles3d): number {
  sparks.seed = (Math.imul(sparks.seed, 1664525) + 1013904223) >>> 0;
  return sparks.seed / 2 ** 32;
}
