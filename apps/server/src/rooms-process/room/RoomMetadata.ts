/** A room's entry in the list of rooms. Small, because with Redis the whole list is read on every join. */
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
  /** Region of the process that runs the room. */
  readonly region: string;
}

/** Options to create a room, possibly in another process. */
export interface RoomOptions {
  readonly gameId: string;
  readonly release: number;
  readonly maxPlayers: number;
  readonly lobbyCode: string | null;
  readonly preferredRegion: string;
  /** The user who opened a private room; null for public rooms and for guests. */
  readonly ownerId: string | null;
  /** The id of a room that comes back in this process. */
  readonly recoveredId?: string;
  /** The id of a sleeping room that is opened again. */
  readonly wokenId?: string;
}

/** A room that has just been opened. */
export const NOBODY_YET = { players: 0, bots: 0, spectators: 0, status: '' } satisfies Partial<RoomMetadata>;
