import type { Effect } from '@playloom/game-format';
import { describe, expect, it } from 'vitest';
import { FULL_QUALITY } from './DrawQuality.ts';
import {
  computeParticleOpacity,
  computeParticleSize,
  createParticlePool,
  type FlyingParticle,
  type ParticlePool,
  pickBetween,
  pickPart,
  startParticleEffect,
  stepEmitters,
  stepFlying,
  streamEntityEffects,
} from './ParticlePool.ts';

const FRAME = { seconds: 0.05, quality: FULL_QUALITY };
const ORIGIN = { x: 1, y: 2, rotation: 0 };

function createEffect(changes: Partial<Effect>): Effect {
  return {
    kind: 'burst',
    count: 10,
    streamSeconds: 1,
    startSize: 1,
    endSize: 3,
    isFading: true,
    minLife: 1,
    maxLife: 1,
    ...changes,
  } as Effect;
}

function createTestPool(): ParticlePool<FlyingParticle> {
  const pool = createParticlePool<FlyingParticle>((effect) => {
    const particle = pool.spare.pop() ?? ({} as FlyingParticle);
    pool.flying.push(Object.assign(particle, { effect, age: 0, life: effect.maxLife }));
  });
  return pool;
}

describe('particles', () => {
  it('[GPU-02:part] start at once in a burst, up to a maximum that is lower in lower quality', () => {
    const pool = createTestPool();
    startParticleEffect(pool, createEffect({ count: 1500 }), ORIGIN, FRAME);
    startParticleEffect(pool, createEffect({ count: 1500 }), ORIGIN, FRAME);
    expect(pool.flying).toHaveLength(2000);
    const low = createTestPool();
    const lower = { ...FRAME, quality: { ...FULL_QUALITY, particles: 0.4 } };
    startParticleEffect(low, createEffect({ count: 100 }), ORIGIN, lower);
    expect(low.flying).toHaveLength(40);
    startParticleEffect(low, createEffect({ count: 5000 }), ORIGIN, lower);
    expect(low.flying).toHaveLength(800);
  });

  it('start one after another in a stream, until it ends', () => {
    const pool = createTestPool();
    startParticleEffect(pool, createEffect({ kind: 'stream', count: 30, streamSeconds: 1 }), ORIGIN, FRAME);
    expect(pool.flying).toHaveLength(0);
    for (let frame = 0; frame < 40; frame++) stepEmitters(pool, FRAME);
    expect(pool.flying.length).toBeGreaterThanOrEqual(30);
    expect(pool.flying.length).toBeLessThanOrEqual(32);
    expect(pool.emitters).toEqual([]);
  });

  it('carry fractions of a particle over to the next frame of an entity', () => {
    const pool = createTestPool();
    const owed = new Map<string, number>();
    const effects = { smoke: createEffect({ kind: 'stream', count: 10 }) };
    const entity = { ...ORIGIN, streams: ['smoke', 'unknown'] };
    for (let frame = 0; frame < 3; frame++) streamEntityEffects(pool, effects, entity, owed, FRAME);
    expect(pool.flying).toHaveLength(1);
    expect([...owed]).toEqual([['smoke', 0.5]]);
  });

  it('move by a limited step, and end by real time', () => {
    const pool = createTestPool();
    startParticleEffect(pool, createEffect({ count: 2, maxLife: 5 }), ORIGIN, FRAME);
    const steps: number[] = [];
    stepFlying(pool, { ...FRAME, seconds: 4 }, (_particle, seconds) => steps.push(seconds));
    expect(steps).toEqual([0.1, 0.1]);
    stepFlying(pool, { ...FRAME, seconds: 1 }, () => steps.push(0));
    expect([steps.length, pool.flying.length, pool.spare.length]).toEqual([2, 0, 2]);
  });

  it('grow with age and fade in the second half of their life', () => {
    const look = [0, 0.5, 0.75, 1].map((age) => {
      const particle = { effect: createEffect({}), age, life: 1 };
      return [computeParticleSize(particle), computeParticleOpacity(particle)];
    });
    expect(look).toEqual([
      [1, 1],
      [2, 1],
      [2.5, 0.5],
      [3, 0],
    ]);
  });

  it('are the same in every run', () => {
    const pool = createTestPool();
    expect([pickPart(pool), pickBetween(pool, 2, 4), pickBetween(pool, 2, 1)]).toEqual([
      1015568748 / 2 ** 32,
      2 + (1586005467 / 2 ** 32) * 2,
      2,
    ]);
  });
});
