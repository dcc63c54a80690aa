import { expect, it } from 'vitest';
import { createScene } from './createScene.ts';
import { readVisibleArea, toScreen, toWorld } from './viewport.ts';

const camera = { ...createScene().camera, x: 20, y: 10, tilesInView: 8, shakeX: 0.25, shakeY: -0.5 };
const viewport = { width: 1280, height: 640 };

it('has the camera at the center of the view, including shake', () => {
  expect(toWorld(camera, viewport, { x: 640, y: 320 })).toEqual({ x: 20.25, y: 9.5 });
  expect(toScreen(camera, viewport, { x: 21.25, y: 9.5 })).toEqual({ x: 720, y: 320 });
});

it('converts there and back', () => {
  const there = toWorld(camera, viewport, { x: 17, y: 611 });
  const back = toScreen(camera, viewport, there);
  expect(back.x).toBeCloseTo(17, 9);
  expect(back.y).toBeCloseTo(611, 9);
});

it('returns the visible part of the map', () => {
  expect(readVisibleArea(camera, viewport)).toEqual({ left: 12.25, top: 5.5, right: 28.25, bottom: 13.5 });
});
