import type { World } from '../../world/World.ts';

export function resetScores(world: World): void {
  for (const player of world.players.values()) player.score = 0;
  for (const team of world.teams.values()) team.score = 0;
}

/** Whether scores count for several matches. Scores that decide a round can't. */
export function areScoresRetained(world: World): boolean {
  const { match, results } = world.game.game.settings;
  return results.isEnabled && !results.isScoreReset && match.winner === 'rules';
}
