import type { PredictedControls } from '@playloom/engine';
import type { ControlScheme, Key, Point } from '@playloom/game-format';

const WALK_KEYS: Partial<Record<ControlScheme, readonly [left: Key, right: Key, up: Key, down: Key]>> = {
  wasd: ['a', 'd', 'w', 's'],
  arrows: ['left', 'right', 'up', 'down'],
};

/** A direction of the screen as one of the map, for a camera that looks elsewhere than up the map. */
export function rotatePoint({ x, y }: Readonly<Point>, yaw: number): Point {
  const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

/**
 * Walking goes by what is seen: forward is away from the camera. Rooms know the map alone, so the keys become a
 * stick that points there. Vehicles and platformers go by their own front and stay as they are.
 */
export function rotateControls(
  controls: PredictedControls,
  scheme: ControlScheme | null,
  yaw: number,
): PredictedControls {
  if (yaw === 0 || scheme === null || scheme === 'vehicle' || scheme === 'platformer') return controls;
  const wish = controls.stick ?? readKeys(controls.keys, scheme);
  return wish === null ? controls : { ...controls, stick: rotatePoint(wish, yaw) };
}

/** Null while none is held. */
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
