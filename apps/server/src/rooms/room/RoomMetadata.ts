/** What the list of rooms knows of one. Kept small: with Redis all of it is read whenever somebody wants in. */
export interface RoomMetadata {
  readonly gameId: string;
  readonly release: number;
  readonly engineVersion: string;
  readonly roomName: string;
  readonly lobbyCode: string | null;
  readonly players: number;
  readonly bots: number;
  readonly spectators: number;
  readonly maxPlayers: number;
  readonly status: string;
  /** Of the process that runs it. */
  readonly region: string;
}

/** What creating a room takes; it may happen in another process. */
export interface RoomOptions {
  readonly gameId: string;
  readonly release: number;
  readonly maxPlayers: number;
  readonly lobbyCode: string | null;
  readonly preferredRegion: string;
  /** Who opened a private room; null for public ones and for guests. */
  readonly ownerId: string | null;
}
