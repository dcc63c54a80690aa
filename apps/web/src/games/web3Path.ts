/** Where the owner of a game decides about its token. */
export function web3Path(gameId: string): string {
  return `/web3/manage-game/${encodeURIComponent(gameId)}`;
}
