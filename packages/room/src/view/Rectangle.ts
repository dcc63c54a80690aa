import type { World } from '@playloom/engine';
import type { Point } from '@playloom/game-format';
import { ASPECT_MAX, VIEW_MARGIN } from '../limits.ts';

export interface Rectangle {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * What the widest screen shows around a point, and a margin. Where the camera stops at the rim of the map, the
 * widest screen stops first: it then shows everything that a narrower one can.
 */
export function findScreen(world: World, center: Point, zoom: number): Rectangle {
  const { camera } = world.game.game.settings;
  const { width, height } = world.game.game.map;
  const halfHeight = camera.tilesInView / (2 * zoom);
  const halfWidth = halfHeight * ASPECT_MAX;
  const isBound = camera.bounds === 'map';
  const x = isBound ? keepInside(center.x, halfWidth, width) : center.x;
  const y = isBound ? keepInside(center.y, halfHeight, height) : center.y;
  return {
    left: x - halfWidth - VIEW_MARGIN,
    top: y - halfHeight - VIEW_MARGIN,
    right: x + halfWidth + VIEW_MARGIN,
    bottom: y + halfHeight + VIEW_MARGIN,
  };
}

export function isInside({ left, top, right, bottom }: Rectangle, x: number, y: number): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** A map smaller than the screen stays in its middle. */
function keepInside(middle: number, half: number, size: number): number {
  return size <= half * 2 ? size / 2 : Math.min(size - half, Math.max(half, middle));
}
