import { createScene } from '@playloom/renderer';
import { expect, it } from 'vitest';
import { turnCamera, type CameraTurnOptions } from './turnCamera.ts';

const plan = (change: Partial<CameraTurnOptions>): CameraTurnOptions => ({
  view: 'orbit',
  facing: null,
  stick: null,
  ...change,
});

it('turns an orbit camera by the dragged angle, once', () => {
  const { camera } = createScene();
  const memory = { dragged: 0.4 };
  turnCamera(camera, memory, plan({}), 0.1);
  turnCamera(camera, memory, plan({}), 0.1);
  expect(camera.yaw).toBeCloseTo(0.4);
});

it('turns an orbit camera with a touch stick that is pushed sideways', () => {
  const { camera } = createScene();
  turnCamera(camera, { dragged: 0 }, plan({ stick: { x: 1, y: 0 } }), 0.2);
  expect(camera.yaw).toBeGreaterThan(0.1);
});

it('turns the first-person view toward the unit’s direction, the short way', () => {
  const { camera } = createScene();
  camera.yaw = 3;
  const facing = -3 - Math.PI / 2;
  for (let frame = 0; frame < 120; frame += 1) {
    turnCamera(camera, { dragged: 0 }, plan({ view: 'first-person', facing }), 1 / 60);
    expect(Math.abs(camera.yaw)).toBeGreaterThan(2.9);
  }
  expect(camera.yaw).toBeCloseTo(-3, 2);
});

it('turns the first-person view by hand, independent of the unit', () => {
  const { camera } = createScene();
  turnCamera(camera, { dragged: 0.5 }, plan({ view: 'first-person', facing: 2, isFree: true }), 0.1);
  turnCamera(camera, { dragged: 0 }, plan({ view: 'first-person', facing: 2, isFree: true }), 0.1);
  expect(camera.yaw).toBeCloseTo(0.5);
});

it.each(['follow', 'top'] as const)('looks up the map in the view %s', (view) => {
  const { camera } = createScene();
  camera.yaw = 2;
  turnCamera(camera, { dragged: 1 }, plan({ view }), 0.1);
  expect(camera.yaw).toBe(0);
});
