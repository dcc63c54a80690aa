/** Where the client projection of an open game's release is. */
export function releasePath(gameId: string, release: number): string {
  return `/api/game-client/cached/${gameId}/${release}/`;
}
