import type { Point, Settings } from '@playloom/game-format';
import type { SceneCamera } from '@playloom/renderer';

/** Where the player has turned the camera. */
export interface CameraTurnState {
  /** Radians that were dragged since the last picture. */
  dragged: number;
}

export interface CameraTurnOptions {
  readonly view: Settings['camera']['view'];
  /** Where the own unit looks, in radians; null without one. */
  readonly facing: number | null;
  /** A touch stick: whoever walks aside looks there in time. */
  readonly stick: Readonly<Point> | null;
  /** The first person turns its eyes by mouse or finger; else they go where the unit looks. */
  readonly isFree?: boolean;
}

/** How long the eyes take for two thirds of the way to where the unit looks. */
const LOOK_SECONDS = 0.28;
const STICK_TURN_SPEED = 1.5;
const FULL_TURN = Math.PI * 2;

/** Turns the camera of a game in 3D. Those that cannot be turned look up the map. */
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

/** The same angle, at most half a turn from 0: the short way round. */
function wrap(angle: number): number {
  return angle - FULL_TURN * Math.round(angle / FULL_TURN);
}
