/** Path of the Web3 settings of a game. */
export function getWeb3SettingsPath(gameId: string): string {
  return `/web3/manage-game/${encodeURIComponent(gameId)}`;
}
