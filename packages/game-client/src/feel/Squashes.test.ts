import { expect, it } from 'vitest';
import {
  createSquashes,
  endSquashFrame,
  pushSquash,
  readSquash,
  SQUASH_MAX,
  squashPushes,
  stepSquash,
} from './Squashes.ts';

const FRAME = 1 / 60;

function watch(strength = 1) {
  const squashes = createSquashes();
  /** Draws frames. Returns how much the unit is squashed in each. */
  const draw = (frames: number, changes: { scale?: number; isGrounded?: boolean } = {}): number[] =>
    Array.from({ length: frames }, () => {
      const { scale = 1, isGrounded = true } = changes;
      const squash = stepSquash(squashes, 1, { scale, isGrounded }, strength, FRAME);
      endSquashFrame(squashes, 1);
      return readSquash(squash);
    });
  return { squashes, draw };
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
  const { squashes, draw } = watch();
  draw(1);
  for (let hits = 0; hits < 50; hits += 1) pushSquash(squashes, 1, squashPushes.hurt);
  expect(Math.max(...draw(20))).toBe(SQUASH_MAX);
});

it('uses the springs of entities that are gone again', () => {
  const { squashes, draw } = watch();
  draw(1);
  const [spring] = squashes.byKey.values();
  endSquashFrame(squashes, 0);
  stepSquash(squashes, 2, { scale: 3, isGrounded: true }, 1, FRAME);
  expect(squashes.byKey.get(2)).toBe(spring);
  expect(squashes.byKey.has(1)).toBe(false);
});
