import { countPlayers } from '../players/listPlayers.ts';
import type { World } from '../../world/World.ts';

/** Whether one more player may join a team. */
export function isTeamOpen(world: World, team: string): boolean {
  const { teams } = world.game.game.types;
  if (!Object.hasOwn(teams, team)) return false;
  const { isOpenToPlayers, maxPlayers } = teams[team]!;
  return isOpenToPlayers && countTeamPlayers(world, team) < maxPlayers;
}

export function countTeamPlayers(world: World, team: string): number {
  return countPlayers(world, (player) => player.team === team);
}

/** Returns the open team with the fewest players, the first one in a tie; null if all are full. */
export function findSmallestTeam(world: World): string | null {
  let smallest: string | null = null;
  let fewest = Infinity;
  for (const team of world.teams.keys()) {
    const count = countTeamPlayers(world, team);
    if (count < fewest && isTeamOpen(world, team)) {
      smallest = team;
      fewest = count;
    }
  }
  return smallest;
}
