import { expect, it } from 'vitest';
import { pickFrame } from './pickFrame.ts';

const animation = { frames: [4, 5, 7], framesPerSecond: 10, isLooping: true };

it('starts over when it loops', () => {
  expect([0, 0.05, 0.1, 0.25, 0.31, 0.65].map((seconds) => pickFrame(animation, seconds))).toEqual([
    4, 4, 5, 7, 4, 4,
  ]);
});

it('stays at the last frame when it does not', () => {
  const once = { ...animation, isLooping: false };
  expect([0, 0.15, 0.25, 5].map((seconds) => pickFrame(once, seconds))).toEqual([4, 5, 7, 7]);
});

it('shows the first frame before its start', () => {
  expect(pickFrame(animation, -3)).toBe(4);
});
