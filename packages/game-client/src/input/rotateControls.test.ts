import type { PredictedControls } from '@playloom/engine';
import { expect, it } from 'vitest';
import { rotateControls } from './rotateControls.ts';

const RIGHT = Math.PI / 2;
const hold = (change: Partial<PredictedControls>): PredictedControls => ({
  keys: [],
  mouseX: 3,
  mouseY: 4,
  stick: null,
  ...change,
});

it('moves away from a camera that looks right when the up key is held', () => {
  const { stick, keys } = rotateControls(hold({ keys: ['w', 'e'] }), 'wasd', RIGHT);
  expect(stick?.x).toBeCloseTo(1);
  expect(stick?.y).toBeCloseTo(0);
  expect(keys).toEqual(['w', 'e']);
});

it('rotates a stick in every control scheme', () => {
  const { stick } = rotateControls(hold({ stick: { x: 0.5, y: 0 } }), 'click-to-move', RIGHT);
  expect(stick?.x).toBeCloseTo(0);
  expect(stick?.y).toBeCloseTo(0.5);
});

it('has the same speed in all directions', () => {
  const { stick } = rotateControls(hold({ keys: ['up', 'right'] }), 'arrows', 1);
  expect(Math.hypot(stick!.x, stick!.y)).toBeCloseTo(1);
});

it.each(['vehicle', 'platformer'] as const)(
  'does not change a %s, which steers relative to itself',
  (scheme) => {
    const controls = hold({ keys: ['w'], stick: { x: 1, y: 0 } });
    expect(rotateControls(controls, scheme, RIGHT)).toBe(controls);
  },
);

it('changes nothing while the camera looks up the map, or while nothing is held', () => {
  const controls = hold({ keys: ['w'] });
  expect(rotateControls(controls, 'wasd', 0)).toBe(controls);
  const none = hold({ keys: ['e'] });
  expect(rotateControls(none, 'wasd', 1)).toBe(none);
});
