import { keepScore } from '../players/changeScore.ts';
import type { World } from '../../world/World.ts';

export function changeTeamScore(world: World, team: string, amount: number): void {
  setTeamScore(world, team, (world.teams.get(team)?.score ?? 0) + amount);
}

export function setTeamScore(world: World, team: string, score: number): void {
  const state = world.teams.get(team);
  if (state !== undefined) state.score = keepScore(score);
}
