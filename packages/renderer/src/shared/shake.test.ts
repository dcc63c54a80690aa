import { expect, it } from 'vitest';
import { createScene } from './createScene.ts';
import { addShake, createShake, stepShake } from './shake.ts';

it('shakes the camera less and less, and then stops', () => {
  const { camera } = createScene();
  const shake = createShake();
  addShake(shake, 1, 1);
  const reach = [0, 0];
  for (let frame = 0; frame < 120; frame++) {
    stepShake(shake, camera, 1 / 60);
    const half = frame < 30 ? 0 : 1;
    if (frame < 60) reach[half] = Math.max(reach[half]!, Math.hypot(camera.shakeX, camera.shakeY));
  }
  expect(reach[0]).toBeGreaterThan(0.2);
  expect(reach[0]).toBeLessThan(0.6);
  expect(reach[1]).toBeLessThan(reach[0]! / 2);
  expect([camera.shakeX, camera.shakeY].map(Math.abs)).toEqual([0, 0]);
});

it('is not replaced by a weaker one', () => {
  const shake = createShake();
  addShake(shake, 0.9, 2);
  addShake(shake, 0.1, 0.1);
  expect(shake.left).toBe(2);
  stepShake(shake, createScene().camera, 1.9);
  addShake(shake, 0.1, 0.5);
  expect(shake).toMatchObject({ strength: 0.1, left: 0.5 });
});
