import { gameSchema } from '@playloom/game-format';
import { expect, it } from 'vitest';
import { createScene } from '../shared/createScene.ts';
import { createNullRenderer } from './createNullRenderer.ts';

it('records a copy of each drawn scene', async () => {
  const renderer = createNullRenderer();
  const parts: number[] = [];
  const game = gameSchema.parse({ format: 1, settings: { title: 'Empty' } });
  await renderer.load(game, { urlOf: () => null }, (part) => parts.push(part));
  expect(parts).toEqual([1]);
  const scene = createScene();
  scene.camera.x = 7;
  renderer.draw(scene, 0.016);
  scene.camera.x = 8;
  renderer.burst({ kind: 'flash', key: 3 });
  const quality = { resolution: 0.5, particles: 0, hasShadows: false };
  renderer.setQuality(quality);
  expect(renderer.record).toMatchObject({ draws: 1, secondsDrawn: 0.016, quality });
  expect(renderer.record.lastScene?.camera.x).toBe(7);
  expect(renderer.record.bursts).toEqual([{ kind: 'flash', key: 3 }]);
  renderer.destroy();
  expect(renderer.record.isDestroyed).toBe(true);
});

it('converts positions with the camera of the last scene', () => {
  const renderer = createNullRenderer();
  renderer.resize(800, 400);
  const scene = createScene();
  Object.assign(scene.camera, { x: 5, y: 5, tilesInView: 4 });
  renderer.draw(scene, 0);
  expect(renderer.toWorld(500, 200)).toEqual({ x: 6, y: 5 });
  expect(renderer.toScreen(6, 5)).toEqual({ x: 500, y: 200 });
});
