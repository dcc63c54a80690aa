import type { Effect } from '@playloom/game-format';
import { parseColor } from '../shared/parseColor.ts';
import type { AtlasFrame } from './atlas.ts';
import {
  type SpriteBatch,
  clearBatch,
  ORIENTATION_FACING,
  flushBatch,
  nextRectangleOffset,
  writeRectangleFrame,
  writeRectangleEffects,
  writeRectanglePosition,
  writeRectangleSize,
  writeRectangleTint,
} from './batch.ts';
import { readGroundHeight } from './heightMap.ts';
import type { DrawKit3d, FrameInfo3d } from './DrawKit3d.ts';
import { readImageFrame } from './frameLibrary.ts';

/** All live particles. Finished ones are reused. */
export interface Sparks {
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
  /** The lowest height it falls to. */
  ground: number;
  rotation: number;
  age: number;
  life: number;
}

/** A stream that runs at a position. */
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
/** After a sleep, at most this much time is simulated. */
const STEP_MAX = 0.1;
const DEGREE = Math.PI / 180;
const FIRST_HEIGHT = 0.5;
/** Share of the speed that goes upward, which makes a burst round. */
const RISE = 0.55;
const WHITE = 0xffffff;

export function createSparks(): Sparks {
  return { flying: [], spare: [], emitters: [], seed: 1 };
}

/** Starts an effect at a position: a burst, or a stream for its duration. */
export function startSparkEffect(
  kit: DrawKit3d,
  sparks: Sparks,
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

/** Emits the particles of a stream for one frame. Fractions carry over to the next. */
export function streamSparkEffect(
  kit: DrawKit3d,
  sparks: Sparks,
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

export function stepSparks(kit: DrawKit3d, sparks: Sparks, moment: FrameInfo3d): void {
  const seconds = Math.min(moment.seconds, STEP_MAX);
  for (let index = sparks.emitters.length - 1; index >= 0; index--) {
    const emitter = sparks.emitters[index]!;
    emitter.owed = streamSparkEffect(kit, sparks, emitter.effect, emitter.origin, emitter.owed, moment);
    emitter.left -= moment.seconds;
    if (emitter.left <= 0) sparks.emitters.splice(index, 1);
  }
  let kept = 0;
  for (const spark of sparks.flying) {
    // A long sleep ends all live particles.
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

export function drawSparks(sparks: Sparks, [smooth, pixelArt]: readonly [SpriteBatch, SpriteBatch]): void {
  clearBatch(smooth);
  clearBatch(pixelArt);
  for (const spark of sparks.flying) {
    const { effect, frame } = spark;
    const batch = frame.atlas.isPixelArt ? pixelArt : smooth;
    const at = nextRectangleOffset(batch);
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
    // Opaque for the first half of its life, because fading from the start looks washed out.
    writeRectangleTint(batch, at, spark.color, effect.isFading ? Math.min(1, (1 - part) * 2) : 1);
    writeRectangleEffects(batch, at, 0, isBright ? 1 : 0, 0, 0);
  }
  flushBatch(smooth);
  flushBatch(pixelArt);
}

function emit(
  kit: DrawKit3d,
  sparks: Sparks,
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

function addSpark(kit: DrawKit3d, sparks: Sparks, effect: Effect, origin: SparkOrigin): void {
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

/** Gravity on the 2D map pulls to the ground in 3D. */
function moveSpark(kit: DrawKit3d, spark: Spark, seconds: number): void {
  const { effect } = spark;
  if (kit.isSideView) spark.vy += effect.gravity * seconds;
  else spark.vHeight -= effect.gravity * seconds;
  spark.x += spark.vx * seconds;
  spark.y += spark.vy * seconds;
  spark.height = Math.max(spark.ground, spark.height + spark.vHeight * seconds);
  if (effect.shape === 'spark' && effect.image === null)
    spark.rotation = Math.atan2(spark.vHeight - spark.vy * 0.7, spark.vx);
}

function between(sparks: Sparks, min: number, max: number): number {
  return min + Math.max(0, max - min) * random(sparks);
}

/** Its own random numbers, so that equal scenes give equal frames. */
function random(sparks: Sparks): number {
  sparks.seed = (Math.imul(sparks.seed, 1664525) + 1013904223) >>> 0;
  return sparks.seed / 2 ** 32;
}
