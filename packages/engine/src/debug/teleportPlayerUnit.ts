import type { PlayerId } from '@playloom/game-format';
import { teleportEntity } from '../systems/bodies/motion.ts';
import { findUnit } from '../world/findEntity.ts';
import type { World } from '../world/World.ts';

/** Moves a player's unit, so that a creator can test another part of the map. Call it between ticks. */
export function teleportPlayerUnit(world: World, player: PlayerId, x: number, y: number): void {
  const unit = findUnit(world, world.players.get(player)?.unit ?? null);
  if (unit !== null) teleportEntity(world, unit, x, y);
}
