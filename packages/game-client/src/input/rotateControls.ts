import type { PredictedControls } from '@playloom/engine';
import type { ControlScheme, Key, Point } from '@playloom/game-format';

const WALK_KEYS: Partial<Record<ControlScheme, readonly [left: Key, right: Key, up: Key, down: Key]>> = {
  wasd: ['a', 'd', 'w', 's'],
  arrows: ['left', 'right', 'up', 'down'],
};

/** Converts a screen direction to a map direction for a rotated camera. */
export function rotatePoint({ x, y }: Readonly<Point>, yaw: number): Point {
  const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

/**
 * Makes movement relative to the camera: forward is away from it. The room doesn't know the camera, so held keys are
 * replaced by a stick in that direction. Vehicles and platformers don't move relative to the camera and stay unchanged.
 */
export function rotateControls(
  controls: PredictedControls,
  scheme: ControlScheme | null,
  yaw: number,
): PredictedControls {
  if (yaw === 0 || scheme === null || scheme === 'vehicle' || scheme === 'platformer') return controls;
  const direction = controls.stick ?? readKeys(controls.keys, scheme);
  return direction === null ? controls : { ...controls, stick: rotatePoint(direction, yaw) };
}

/** Converts the held movement keys to a direction. Null if there are none. */
function readKeys(held: readonly Key[], scheme: ControlScheme): Point | null {
  const keys = WALK_KEYS[scheme];
  if (keys === undefined) return null;
  const [left, right, up, down] = keys.map((key) => (held.includes(key) ? 1 : 0)) as [
    number,
    number,
    number,
    number,
  ];
  const [x, y] = [right - left, down - up];
  const length = Math.hypot(x, y);
  return length === 0 ? null : { x: x / length, y: y / length };
}
