import type { Point, Settings } from '@playloom/game-format';
import type { SceneCamera } from '@playloom/renderer';

export interface CameraTurnState {
  /** How far the player has turned the camera since the last frame, in radians. */
  dragged: number;
}

export interface CameraTurnOptions {
  readonly view: Settings['camera']['view'];
  /** The direction of the player's unit in radians, or null. */
  readonly facing: number | null;
  /** The touch stick for walking. In orbit view, walking sideways slowly turns the camera to that side. */
  readonly stick: Readonly<Point> | null;
  /** True while the player turns the first-person view by hand. Otherwise it follows the unit. */
  readonly isFree?: boolean;
}

/** Time constant: the time for two thirds of the turn toward the unit's direction. */
const LOOK_SECONDS = 0.28;
const STICK_TURN_SPEED = 1.5;
const FULL_TURN = Math.PI * 2;

/** Turns the camera in 3D. In views that can't be turned, the top of the map is always ahead. */
export function turnCamera(
  camera: SceneCamera,
  memory: CameraTurnState,
  plan: CameraTurnOptions,
  seconds: number,
): void {
  const { dragged } = memory;
  memory.dragged = 0;
  const yaw = camera.yaw ?? 0;
  switch (plan.view) {
    case 'follow':
    case 'top':
      camera.yaw = 0;
      break;
    case 'orbit':
      camera.yaw = wrap(yaw + dragged + (plan.stick?.x ?? 0) * STICK_TURN_SPEED * seconds);
      break;
    case 'first-person': {
      if (plan.isFree) camera.yaw = wrap(yaw + dragged);
      if (plan.isFree || plan.facing === null) break;
      const away = wrap(plan.facing + Math.PI / 2 - yaw);
      camera.yaw = wrap(yaw + away * (1 - Math.exp(-seconds / LOOK_SECONDS)));
      break;
    }
  }
}

/** Wraps an angle to the range from -π to π. */
function wrap(angle: number): number {
  return angle - FULL_TURN * Math.round(angle / FULL_TURN);
}
