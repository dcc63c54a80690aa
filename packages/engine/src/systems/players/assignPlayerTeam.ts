import { fire } from '../../triggers/fire.ts';
import { forEachEntity } from '../../world/entities.ts';
import type { Player } from '../../world/Player.ts';
import { setEntityTeam } from '../../world/markedFields.ts';
import type { World } from '../../world/World.ts';

/** Assigns a player and its units to a team. If `team` is null, removes them from their team. */
export function assignPlayerTeam(world: World, player: Player, team: string | null): void {
  if (player.team === team) return;
  player.team = team;
  forEachEntity(world, 'unit', (unit) => {
    if (unit.owner === player.id) setEntityTeam(world, unit, team);
  });
  if (team !== null) fireTeamChange(world, player);
}

/** Fires the trigger for a player's new team. */
export function fireTeamChange(world: World, player: Player): void {
  fire(world, 'playerChangesTeam', { triggeringPlayer: player.id, triggeringTeam: player.team });
}
