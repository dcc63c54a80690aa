import { clampScore } from '../players/addPlayerScore.ts';
import type { World } from '../../world/World.ts';

export function addTeamScore(world: World, team: string, amount: number): void {
  updateTeamScore(world, team, (world.teams.get(team)?.score ?? 0) + amount);
}

export function updateTeamScore(world: World, team: string, score: number): void {
  const state = world.teams.get(team);
  if (state !== undefined) state.score = clampScore(score);
}
