import type { World } from '../../world/World.ts';

export function resetScores(world: World): void {
  for (const player of world.players.values()) player.score = 0;
  for (const team of world.teams.values()) team.score = 0;
}
