import { fire } from '../../rules/fire.ts';
import { forEachEntity } from '../../world/entities.ts';
import { markEntity } from '../../world/marks.ts';
import type { Player } from '../../world/Player.ts';
import type { World } from '../../world/World.ts';

/** Puts a player and the units it owns into a team; null takes them out of theirs. */
export function assignPlayerTeam(world: World, player: Player, team: string | null): void {
  if (player.team === team) return;
  player.team = team;
  forEachEntity(world, 'unit', (unit) => {
    if (unit.owner !== player.id) return;
    unit.team = team;
    markEntity(world, unit);
  });
  if (team !== null) fireTeamChange(world, player);
}

/** Lets rules know that a player came to its team. */
export function fireTeamChange(world: World, player: Player): void {
  fire(world, 'playerChangesTeam', { triggeringPlayer: player.id, triggeringTeam: player.team });
}
