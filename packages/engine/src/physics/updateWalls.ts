import type { TileMap } from '../map/TileMap.ts';
import type { Physics } from './PhysicsState.ts';
import { rebuildWalls } from './Walls.ts';

/** Must be called before the step of a tick in which tiles were written. */
export function updateWalls({ world, colliders, walls }: Physics, tileMap: TileMap): void {
  rebuildWalls(world, colliders, walls, tileMap);
}
