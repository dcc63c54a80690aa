import type { Point, Settings } from '@playloom/game-format';
import type { SceneCamera } from '@playloom/renderer';

/** How the player has turned the camera. */
export interface CameraTurnState {
  /** Radians dragged since the last frame. */
  dragged: number;
}

export interface CameraTurnOptions {
  readonly view: Settings['camera']['view'];
  /** The direction of the player's unit in radians, or null. */
  readonly facing: number | null;
  /** A touch stick: walking sideways slowly turns the view that way. */
  readonly stick: Readonly<Point> | null;
  /** True while the player turns the first-person view by hand. Otherwise it follows the unit. */
  readonly isFree?: boolean;
}

/** Time for two thirds of the turn toward the unit's direction. */
const LOOK_SECONDS = 0.28;
const STICK_TURN_SPEED = 1.5;
const FULL_TURN = Math.PI * 2;

/** Turns the camera in 3D. Views that cannot be turned face up the map. */
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

/** The same angle within half a turn of 0. */
function wrap(angle: number): number {
  return angle - FULL_TURN * Math.round(angle / FULL_TURN);
}
