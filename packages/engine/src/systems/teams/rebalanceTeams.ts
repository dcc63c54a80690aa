import type { Player } from '../../world/Player.ts';
import type { World } from '../../world/World.ts';
import { assignPlayerTeam } from '../players/assignPlayerTeam.ts';
import { listPlayers } from '../players/listPlayers.ts';
import { countTeamPlayers, findSmallestTeam } from './openTeams.ts';

/**
 * Distributes the players evenly over the open teams, with as few moves as possible. Players without a team
 * join the smallest one. Then one player at a time moves from the largest team to the smallest. Teams that are
 * closed to players keep those that a rule put there.
 */
export function rebalanceTeams(world: World): void {
  for (const player of listPlayers(world, ({ team }) => team === null)) {
    const smallest = findSmallestTeam(world);
    if (smallest !== null) assignPlayerTeam(world, player, smallest);
  }
  for (;;) {
    const smallest = findSmallestTeam(world);
    const largest = findLargestOpenTeam(world);
    if (smallest === null || largest === null) return;
    if (countTeamPlayers(world, largest) - countTeamPlayers(world, smallest) <= 1) return;
    assignPlayerTeam(world, pickMover(world, largest), smallest);
  }
}

function findLargestOpenTeam(world: World): string | null {
  const { teams } = world.game.game.types;
  let largest: string | null = null;
  let most = -1;
  for (const team of world.teams.keys()) {
    const count = countTeamPlayers(world, team);
    if (teams[team]!.isOpenToPlayers && count > most) {
      largest = team;
      most = count;
    }
  }
  return largest;
}

/** Picks the player who changes teams: bots before people, and players who joined later before earlier ones. */
function pickMover(world: World, team: string): Player {
  const members = listPlayers(world, (player) => player.team === team);
  return members.findLast(({ isBot }) => isBot) ?? members.at(-1)!;
}
