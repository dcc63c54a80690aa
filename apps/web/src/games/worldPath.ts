/** Where the owner of a game decides which other games it is in one world with. */
export function worldPath(gameId: string): string {
  return `/world/manage-game/${encodeURIComponent(gameId)}`;
}
