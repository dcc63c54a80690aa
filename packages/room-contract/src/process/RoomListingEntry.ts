export interface RoomListingEntry {
  readonly roomId: string;
  readonly roomName: string;
  readonly gameId: string;
  readonly release: number;
  readonly players: number;
  readonly bots: number;
  readonly maxPlayers: number;
  readonly status: string;
}

export interface FoundRoom extends RoomListingEntry {
  /** The room code; null for public rooms. Never leaves the server. */
  readonly lobbyCode: string | null;
}
