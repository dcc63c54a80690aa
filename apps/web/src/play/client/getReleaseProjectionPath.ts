/** Path of the client's part of a public release. */
export function getReleaseProjectionPath(gameId: string, release: number): string {
  return `/api/game-client/cached/${gameId}/${release}/`;
}
