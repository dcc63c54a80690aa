import { despawnEntity } from '../spawn/despawnEntity.ts';
import { findUnit } from '../../world/findEntity.ts';
import type { Player } from '../../world/Player.ts';
import { toTicks } from '../../world/time.ts';
import type { World } from '../../world/World.ts';
import { findSmallestTeam, isTeamOpen } from '../teams/openTeams.ts';
import { assignPlayerTeam } from '../players/assignPlayerTeam.ts';
import { spawnPlayerUnit } from '../respawn/spawnPlayerUnit.ts';

/** Moves a player to the team that it chose. Returns false if players can't choose, or the team is full. */
export function joinChosenTeam(world: World, player: Player, team: string): boolean {
  const { players } = world.game.game.settings;
  if (players.team !== 'chosen' || player.team === team || !isTeamOpen(world, team)) return false;
  const isFirst = player.team === null;
  assignPlayerTeam(world, player, team);
  const unit = findUnit(world, player.unit);
  if (isFirst && unit === null) {
    spawnPlayerUnit(world, player);
  } else if (unit !== null && !unit.isDead) {
    // Respawning on the new team takes as long as after a death, so that changing teams is not a way out of a
    // fight.
    despawnEntity(world, unit);
    player.unit = null;
    player.respawnAt = world.tick + Math.max(1, toTicks(world, players.respawnSeconds));
  }
  return true;
}

/** Whether a player still has to choose a team. Until then it is a spectator. */
export function isChoosingTeam(world: World, { team }: Player): boolean {
  const isChosen = world.game.game.settings.players.team === 'chosen';
  return isChosen && team === null && findSmallestTeam(world) !== null;
}
