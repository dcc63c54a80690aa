import type { UnitType } from '@playloom/game-format';
import type { World } from '../../world/World.ts';

/** Whether gravity holds a unit on the ground, so that it can only walk left or right and jump. */
export function isGroundWalker(world: World, { controls, body }: UnitType): boolean {
  if (controls.scheme === 'platformer') return true;
  return world.game.game.settings.gravity.y * body.gravityFactor !== 0 && body.kind === 'dynamic';
}
