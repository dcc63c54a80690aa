/** Adds the code of a private room, which the server requires whenever a request names the room by id. */
export function withLobbyCode(lobbyCode: string | null | undefined): { lobbyCode?: string } {
  return lobbyCode ? { lobbyCode } : {};
}
