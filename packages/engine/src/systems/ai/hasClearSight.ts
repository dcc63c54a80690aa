import type { Point } from '@playloom/game-format';
import type { World } from '../../world/World.ts';
import { isViewClear } from './isPathClear.ts';

/** Whether there is no wall between two positions. */
export function hasClearSight(world: World, a: Point, b: Point): boolean {
  return isViewClear(world.tiles, a.x, a.y, b.x, b.y);
}
