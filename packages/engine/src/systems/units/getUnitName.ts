import type { Unit } from '../../entities/Entity.ts';
import type { World } from '../../world/World.ts';
import { findControllingPlayer } from '../players/findControllingPlayer.ts';

/** The name shown above a unit: its own, its player's or its type's. */
export function getUnitName(world: World, unit: Unit): string {
  return unit.name ?? findControllingPlayer(world, unit)?.name ?? world.game.units.get(unit.type)!.type.name;
}
