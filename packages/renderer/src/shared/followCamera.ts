import type { SceneCamera } from './Scene.ts';
import type { ViewPoint } from './viewport.ts';

export interface FollowSettings {
  /** The height of the view in tiles, before zoom. */
  readonly tilesInView: number;
  readonly zoom: number;
  /** 0 follows instantly, 1 barely follows. */
  readonly smoothing: number;
  /** The size of the map, if the camera must not show anything outside of it. Null for no limit. */
  readonly bounds: { readonly width: number; readonly height: number } | null;
  /** Aspect ratio: width divided by height. */
  readonly aspect: number;
}

/** Time in which a camera with smoothing 0.5 covers two thirds of the distance to its target. */
const SMOOTHING_SECONDS = 0.5;
const SMOOTHING_MAX = 0.98;
const ZOOM_SECONDS = 0.18;
/** If the target is further away than this many view heights, it was teleported, and the camera jumps to it. */
const CUT_FRAMES = 1.5;

/** Moves the camera toward its target, independent of the frame rate. Without a target it stays where it is. */
export function followCamera(
  camera: SceneCamera,
  target: Readonly<ViewPoint> | null,
  settings: FollowSettings,
  seconds: number,
): void {
  const wanted = settings.tilesInView / settings.zoom;
  camera.tilesInView += (wanted - camera.tilesInView) * approach(ZOOM_SECONDS, seconds);
  if (target === null) return;
  const dx = target.x - camera.x;
  const dy = target.y - camera.y;
  const smoothing = Math.min(settings.smoothing, SMOOTHING_MAX);
  const isCut = Math.hypot(dx, dy) > camera.tilesInView * CUT_FRAMES;
  const part = isCut ? 1 : approach((SMOOTHING_SECONDS * smoothing) / (1 - smoothing), seconds);
  camera.x += dx * part;
  camera.y += dy * part;
  if (settings.bounds) clampCamera(camera, settings.bounds, settings.aspect);
}

/** Places the camera at its target at once, for example when the player joins. */
export function snapCamera(camera: SceneCamera, target: Readonly<ViewPoint>, settings: FollowSettings): void {
  camera.tilesInView = settings.tilesInView / settings.zoom;
  camera.x = target.x;
  camera.y = target.y;
  if (settings.bounds) clampCamera(camera, settings.bounds, settings.aspect);
}

function approach(timeConstant: number, seconds: number): number {
  return timeConstant <= 0 ? 1 : 1 - Math.exp(-seconds / timeConstant);
}

/** Keeps the view inside the map. If the map is smaller than the view, centers it. */
function clampCamera(
  camera: SceneCamera,
  bounds: { readonly width: number; readonly height: number },
  aspect: number,
): void {
  const halfHeight = camera.tilesInView / 2;
  camera.x = clampMiddle(camera.x, halfHeight * aspect, bounds.width);
  camera.y = clampMiddle(camera.y, halfHeight, bounds.height);
}

function clampMiddle(value: number, half: number, size: number): number {
  if (half * 2 >= size) return size / 2;
  return Math.min(size - half, Math.max(half, value));
}
