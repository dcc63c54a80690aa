import type { Settings } from '@playloom/game-format';
import type { SceneCamera } from '../shared/Scene.ts';
import type { ViewPoint, Viewport } from '../shared/viewport.ts';

/** A point or direction in 3D: to the right on the map, up from the ground, and down on the map. */
export type Vector3d = readonly [x: number, height: number, y: number];

export type CameraView = Settings['camera']['view'];

/** The 3D camera: a position and three perpendicular directions. */
export interface Camera3d {
  readonly at: Vector3d;
  readonly forward: Vector3d;
  readonly right: Vector3d;
  readonly up: Vector3d;
  /** Tangent of half the vertical field of view: half the height of the view at distance 1. */
  readonly tangent: number;
  /** Distance to the target, in tiles. */
  readonly distance: number;
}

interface EyeOptions {
  readonly view: CameraView;
  /** How far the camera looks down, in degrees. 90 looks straight down. */
  readonly pitch: number;
  readonly isSideView: boolean;
  /** The position of the entity whose eyes the first-person camera uses. */
  readonly subject: ViewPoint | null;
}

const FOLLOW_TANGENT = Math.tan((19 * Math.PI) / 180);
const FIRST_PERSON_TANGENT = Math.tan((33 * Math.PI) / 180);
/** The camera is closer than in 2D by this factor, because more ground is visible behind the target. */
const NEARNESS = 0.84;
const LOOK_HEIGHT = 0.4;
const EYE_HEIGHT = 1.15;
const FIRST_PERSON_PITCH = 9;
const TOP_PITCH = 88;
/** Not 90 degrees, so that the sides of blocks are slightly visible in side view. */
const SIDE_VIEW_PITCH = 80;
const FIRST_PERSON_VIEW_DISTANCE = 9;
const DEGREE = Math.PI / 180;
/** Maximum distance of the point under the pointer, for example when the pointer is above the horizon. */
const HORIZON_TILES = 60;

/** Computes the 3D camera from the camera of a scene. */
export function computeCamera3d(camera: SceneCamera, plan: EyeOptions): Camera3d {
  const isFirstPerson = plan.view === 'first-person' && plan.subject !== null && !plan.isSideView;
  const pitch = pickPitch(plan, isFirstPerson) * DEGREE;
  const yaw = plan.isSideView ? 0 : (camera.yaw ?? 0);
  const [sinYaw, cosYaw, sin, cos] = [Math.sin(yaw), Math.cos(yaw), Math.sin(pitch), Math.cos(pitch)];
  const forward: Vector3d = [sinYaw * cos, -sin, -cosYaw * cos];
  const directions = {
    forward,
    right: [cosYaw, 0, sinYaw] as Vector3d,
    up: [sinYaw * sin, cos, -cosYaw * sin] as Vector3d,
  };
  const [shakeX, shakeY] = [camera.shakeX, camera.shakeY];
  if (isFirstPerson) {
    const { x, y } = plan.subject!;
    const at: Vector3d = [x + shakeX * 0.3, EYE_HEIGHT + shakeY * 0.3, y];
    return { at, ...directions, tangent: FIRST_PERSON_TANGENT, distance: FIRST_PERSON_VIEW_DISTANCE };
  }
  const distance = (camera.tilesInView / 2 / FOLLOW_TANGENT) * NEARNESS;
  const at: Vector3d = [
    camera.x + shakeX - forward[0] * distance,
    LOOK_HEIGHT - forward[1] * distance,
    camera.y + shakeY - forward[2] * distance,
  ];
  return { at, ...directions, tangent: FOLLOW_TANGENT, distance };
}

function pickPitch({ view, pitch, isSideView }: EyeOptions, isFirstPerson: boolean): number {
  if (isSideView) return SIDE_VIEW_PITCH;
  if (isFirstPerson) return FIRST_PERSON_PITCH;
  return view === 'top' ? TOP_PITCH : pitch;
}

/** Finds the position on the ground that is drawn at a point of the canvas. */
export function findGroundPoint(eye: Camera3d, viewport: Viewport, x: number, y: number): ViewPoint {
  const across = ((x / viewport.width) * 2 - 1) * eye.tangent * (viewport.width / viewport.height);
  const upward = (1 - (y / viewport.height) * 2) * eye.tangent;
  const ray = ([0, 1, 2] as const).map(
    (axis) => eye.forward[axis] + eye.right[axis] * across + eye.up[axis] * upward,
  ) as [number, number, number];
  const flat = Math.hypot(ray[0], ray[2]) || 1;
  const reach = ray[1] < 0 ? -eye.at[1] / ray[1] : Infinity;
  const part = Math.min(reach, HORIZON_TILES / flat);
  return { x: eye.at[0] + ray[0] * part, y: eye.at[2] + ray[2] * part };
}

/** Projects a point in 3D to the canvas, in CSS pixels. `depth` is negative behind the camera. */
export function projectToScreen(
  eye: Camera3d,
  viewport: Viewport,
  x: number,
  height: number,
  y: number,
): { readonly x: number; readonly y: number; readonly depth: number } {
  const [dx, dh, dy] = [x - eye.at[0], height - eye.at[1], y - eye.at[2]];
  const along = (axis: Vector3d): number => dx * axis[0] + dh * axis[1] + dy * axis[2];
  const depth = along(eye.forward);
  const scale = viewport.height / 2 / eye.tangent / Math.max(depth, 1e-3);
  return {
    x: viewport.width / 2 + along(eye.right) * scale,
    y: viewport.height / 2 - along(eye.up) * scale,
    depth,
  };
}
