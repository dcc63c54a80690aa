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

export type Particles3d = ParticlePool<Spark>;

interface Spark extends FlyingParticle {
  frame: AtlasFrame;
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
}

const FIRST_HEIGHT = 0.5;
/** The largest fraction of a particle's speed that goes upward. It makes a burst look round. */
const RISE = 0.55;
const WHITE = 0xffffff;

export function createParticles3d(kit: RenderResources3d): Particles3d {
  const sparks: Particles3d = createParticlePool((effect, origin) => addSpark(kit, sparks, effect, origin));
  return sparks;
}

export function stepParticles3d(kit: RenderResources3d, sparks: Particles3d, moment: FrameInfo3d): void {
  stepEmitters(sparks, moment);
  stepFlying(sparks, moment, (spark, seconds) => moveSpark(kit, spark, seconds));
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
    const size = computeParticleSize(spark);
    writeRectanglePosition(batch, at, spark.x, spark.height, spark.y, ORIENTATION_FACING);
    writeRectangleSize(
      batch,
      at,
      size * frame.growX * (isSparkEffect(effect) ? 2 : 1),
      size * frame.growY,
      0,
      spark.rotation,
    );
    writeRectangleFrame(batch, at, frame, 1);
    writeRectangleTint(batch, at, spark.color, computeParticleOpacity(spark));
    writeRectangleEffects(batch, at, 0, isBrightEffect(effect) ? 1 : 0, 0, 0);
  }
  flushBatch(smooth);
  flushBatch(pixelArt);
}

function addSpark(kit: RenderResources3d, sparks: Particles3d, effect: Effect, origin: ParticleOrigin): void {
  const imageFrame = effect.image === null ? null : readImageFrame(kit.frameLibrary, effect.image);
  const spark = sparks.spare.pop() ?? ({} as Spark);
  const angle = pickAngle(sparks, effect, origin);
  const speed = pickBetween(sparks, effect.minSpeed, effect.maxSpeed);
  const climb = kit.isSideView ? 0 : pickPart(sparks) * RISE * (effect.spread / 360);
  const color = pickColor(sparks, effect);
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
    rotation: isFree ? pickPart(sparks) * Math.PI * 2 : 0,
    age: 0,
    life: pickBetween(sparks, effect.minLife, effect.maxLife),
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
  if (isSparkEffect(effect)) spark.rotation = Math.atan2(spark.vHeight - spark.vy * 0.7, spark.vx);
}
