/** Path of the client's part of a public release. */
export function releasePath(gameId: string, release: number): string {
  return `/api/game-client/cached/${gameId}/${release}/`;
}
