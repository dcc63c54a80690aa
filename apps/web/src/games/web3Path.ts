/** Path of the Web3 settings of a game. */
export function web3Path(gameId: string): string {
  return `/web3/manage-game/${encodeURIComponent(gameId)}`;
}
