import type { TileMap } from '../map/TileMap.ts';
import type { Physics } from './PhysicsState.ts';
import { rebuildWalls } from './Walls.ts';

/** Rebuilds the walls where tiles were written. Must be called before the physics step of that tick. */
export function stepWalls({ world, colliders, walls }: Physics, tileMap: TileMap): void {
  rebuildWalls(world, colliders, walls, tileMap);
}
