import type { GameInput } from '@playloom/game-format';

/** Changes the length of a day in the bay, or of a tide on the island. */
export function setDayLength(game: GameInput, seconds: number): GameInput {
  const global = { ...game.variables?.global };
  for (const id of ['day-seconds', 'tide-seconds']) {
    if (global[id] !== undefined) global[id] = { ...global[id], initial: seconds };
  }
  return { ...game, variables: { ...game.variables, global } };
}
