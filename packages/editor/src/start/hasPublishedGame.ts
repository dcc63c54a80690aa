import type { Creations } from './useCreations.ts';

/** Whether the user has published a game. Those users don't need the introduction to their first game. */
export function hasPublishedGame(creations: Creations): boolean {
  if (creations.kind !== 'ready') return false;
  return creations.games.some(({ role, release }) => role === 'owner' && release !== null);
}
