import type { World } from '@playloom/engine';
import type { Point } from '@playloom/game-format';
import { VIEW_MARGIN } from '../limits/roomLimits.ts';

export interface Rectangle {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * How long a camera with smoothing 0.5 takes to nearly reach its target, and the maximum lag that is
 * compensated, in tiles.
 */
const SMOOTHING_SECONDS = 0.5;
const LAG_MAX = 12;

/** How far a smoothed camera lags behind an entity with this speed, in tiles. */
export function computeCameraLag(world: World, speed: number): number {
  const { smoothing } = world.game.game.settings.camera;
  return Math.min(LAG_MAX, (speed * SMOOTHING_SECONDS * smoothing) / (1 - Math.min(smoothing, 0.98)));
}

/**
 * Sets `screen` to the area that a screen shows around a point, plus a margin. If the camera stops at the edge of the
 * map, a wider screen stops first; it then shows everything a narrower one can.
 */
export function fitScreenRectangle(
  screen: Rectangle,
  world: World,
  center: Point,
  { zoom, lag, aspect }: { readonly zoom: number; readonly lag: number; readonly aspect: number },
): void {
  const { camera } = world.game.game.settings;
  const { width, height } = world.game.game.map;
  const halfHeight = camera.tilesInView / (2 * zoom);
  const halfWidth = halfHeight * aspect;
  const isBound = camera.bounds === 'map';
  const x = isBound ? clampCenter(center.x, halfWidth, width) : center.x;
  const y = isBound ? clampCenter(center.y, halfHeight, height) : center.y;
  const margin = Math.max(VIEW_MARGIN, lag + VIEW_MARGIN / 2);
  screen.left = x - halfWidth - margin;
  screen.top = y - halfHeight - margin;
  screen.right = x + halfWidth + margin;
  screen.bottom = y + halfHeight + margin;
}

export function isInsideRectangle({ left, top, right, bottom }: Rectangle, x: number, y: number): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** Keeps the screen within the map. If the map is smaller, it is centered. */
function clampCenter(middle: number, half: number, size: number): number {
  return size <= half * 2 ? size / 2 : Math.min(size - half, Math.max(half, middle));
}
