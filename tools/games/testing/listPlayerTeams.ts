import type { TestRoom } from './openGameTestRoom.ts';

/** Returns the teams of all players, sorted. */
export function listPlayerTeams({ world }: TestRoom): string[] {
  return [...world.players.values()].map(({ team }) => team ?? '').toSorted(compareTexts);
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
