import { expect, it } from 'vitest';
import { getOrCreateEntityMemory } from '../entities/EntityMemory.ts';
import { addVisibleEntity, createTestSession } from '../testing/createTestSession.ts';
import {
  createSquashes,
  endSquashFrame,
  pushSquash,
  SQUASH_MAX,
  squashPushes,
  stepSquash,
} from './Squashes.ts';

const FRAME = 1 / 60;

function watch(strength = 1) {
  const squashes = createSquashes();
  const session = createTestSession({ settings: { feel: { squash: strength } } });
  const { game } = session;
  const entity = addVisibleEntity(session, { type: 'knight' });
  const memory = getOrCreateEntityMemory(new Map(), entity.id);
  /** Draws frames. Returns how much the unit is squashed in each. */
  const draw = (frames: number, changes: { scale?: number; isGrounded?: boolean } = {}): number[] =>
    Array.from({ length: frames }, () => {
      const { scale = 1, isGrounded = true } = changes;
      const amount = stepSquash(squashes, game, { ...entity, isGrounded }, memory, scale, FRAME);
      endSquashFrame(squashes);
      return amount;
    });
  const hurt = (): void => pushSquash(squashes, game, entity.type, memory, squashPushes.hurt);
  return { squashes, memory, draw, hurt };
}

it('[FEEL-05:part] stretches units that jump, squashes those that land or grow, and lets them rest', () => {
  const { draw } = watch();
  expect(draw(30)).toEqual(Array.from({ length: 30 }, () => 0));
  expect(Math.min(...draw(6, { isGrounded: false }))).toBeLessThan(-0.1);
  draw(120, { isGrounded: false });
  expect(Math.max(...draw(6))).toBeGreaterThan(0.1);
  expect(draw(120).at(-1)).toBe(0);
  expect(Math.max(...draw(6, { scale: 1.2 }))).toBeGreaterThan(0.1);
  expect(draw(120, { scale: 1.2 }).at(-1)).toBe(0);
  expect(Math.max(...draw(6, { scale: 1.201 }))).toBe(0);
});

it('[FEEL-05:part] is as strong as the creator wants, but never more than a limit', () => {
  const weak = watch(0.2);
  const off = watch(0);
  for (const { draw } of [weak, off]) draw(2, { isGrounded: false });
  expect(Math.max(...weak.draw(20))).toBeLessThan(0.1);
  expect(new Set(off.draw(20))).toEqual(new Set([0]));
  const { hurt, draw } = watch();
  draw(1);
  for (let hits = 0; hits < 50; hits += 1) hurt();
  expect(Math.max(...draw(20))).toBe(SQUASH_MAX);
});

it('[FEEL-05:part] lets units that were out of sight rest, whatever happened to them', () => {
  const { squashes, hurt, draw } = watch();
  draw(1);
  hurt();
  expect(draw(1)[0]).toBeGreaterThan(0.05);
  endSquashFrame(squashes);
  hurt();
  expect(draw(30, { scale: 2, isGrounded: false })).toEqual(Array.from({ length: 30 }, () => 0));
});

it('[FEEL-11:part] keeps one spring for each unit', () => {
  const { memory, draw } = watch();
  draw(1);
  const { squash } = memory;
  draw(30, { isGrounded: false });
  expect(memory.squash).toBe(squash);
});
