import type { KeepAlive } from '@playloom/game-format';

/** A room whose record is larger is not kept. Records also travel between the processes of a fleet. */
export const SLEEPING_ROOM_BYTES_MAX = 4 * 1024 * 1024;

/** A room without players that leaves the memory of its process until the next player joins. */
export interface SleepingRoom extends SleepingRoomPlan {
  readonly roomName: string;
  readonly engineVersion: string;
  readonly keepAlive: KeepAlive;
  /** How long the room was played, and by how many people. Missing from older processes. */
  readonly played?: { readonly seconds: number; readonly people: number };
  /** The journal of the room, with nobody in it. */
  readonly record: Uint8Array;
}

/** What is needed to open a sleeping room, except for its record. */
export interface SleepingRoomPlan {
  readonly roomId: string;
  readonly gameId: string;
  readonly release: number;
  readonly maxPlayers: number;
  /** Null for public rooms. */
  readonly lobbyCode: string | null;
  /** The user who opened a private room. */
  readonly ownerId: string | null;
}

/** Which sleeping room of a game a player wants to join. */
export type SleepingRoomQuery = { readonly gameId: string } & (
  | { readonly kind: 'any'; readonly release: number }
  | { readonly kind: 'room'; readonly roomId: string; readonly isInvited: boolean }
  | { readonly kind: 'code'; readonly code: string }
);

/**
 * A room that the caller must open now, or the id of one that another process is opening. Null if no room fits the
 * query.
 */
export type SleepingRoomClaim =
  | { readonly kind: 'claimed'; readonly room: SleepingRoomPlan }
  | { readonly kind: 'waking'; readonly roomId: string }
  | null;
