/** Path of the world page of a game. */
export function getWorldPath(gameId: string): string {
  return `/world/manage-game/${encodeURIComponent(gameId)}`;
}
