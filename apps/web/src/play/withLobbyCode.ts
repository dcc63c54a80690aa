/** The server asks for the code of a private room whenever the room is named by its id. */
export function withLobbyCode(lobbyCode: string | null | undefined): { lobbyCode?: string } {
  return lobbyCode ? { lobbyCode } : {};
}
