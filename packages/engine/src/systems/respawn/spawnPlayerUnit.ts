import { spawnUnit } from '../units/spawnUnit.ts';
import type { Unit } from '../../entities/Entity.ts';
import type { Player } from '../../world/Player.ts';
import type { World } from '../../world/World.ts';
import { grantSpawnProtection } from '../protection/spawnProtection.ts';
import { pickSpawnPoint } from './pickSpawnPoint.ts';

/**
 * Creates a player's unit at a spawn point. Returns null if the game has no unit for players, or if the room is
 * full.
 */
export function spawnPlayerUnit(world: World, player: Player): Unit | null {
  player.respawnAt = 0;
  const type = findPlayerUnitType(world, player);
  if (type === null) return null;
  const { team, id } = player;
  const unit = spawnUnit(world, { type, team, owner: id, ...pickSpawnPoint(world, team) });
  if (unit === null) return null;
  player.unit = unit.id;
  grantSpawnProtection(world, unit);
  return unit;
}

/** Returns the unit type of a player. The team's unit overrides the one in the settings. */
export function findPlayerUnitType(world: World, { team }: Player): string | null {
  const { types, settings } = world.game.game;
  const own = team === null ? undefined : types.teams[team];
  return own?.unit ?? settings.players.unit;
}
