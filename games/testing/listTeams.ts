import type { Room } from './openRoom.ts';

/** The team of each player, in order. */
export function listTeams({ world }: Room): string[] {
  return [...world.players.values()].map(({ team }) => team ?? '').toSorted(compareTexts);
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
