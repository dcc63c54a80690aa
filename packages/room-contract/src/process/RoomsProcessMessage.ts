import { RESUME_SECONDS } from '../thread/limits.ts';

/** Messages from the web process to its rooms process, in addition to calls. The first message starts the rooms. */
export type RoomsProcessMessage =
  | { readonly kind: 'start'; readonly settings: RoomsSettings }
  /** Sent with a socket that requested an upgrade. */
  | { readonly kind: 'socket'; readonly request: ForwardedUpgrade }
  /** Tells the process to save everything, notify players and exit. */
  | { readonly kind: 'stop' };

/**
 * Messages from the rooms process, in addition to calls. `warm`: rooms that move here open quickly, so that other
 * processes of a fleet may stop.
 */
export type RoomsProcessSignal = { readonly kind: 'ready' | 'warm' };

/**
 * The call by which a rooms process asks its parent for an engine that is not in `enginesDir`. Only the parent knows
 * the keys of the shared file store.
 */
export const FETCH_ENGINE_CALL = 'fetchEngine';

/** All settings of a rooms process. They are sent as a message, so that its environment stays empty. */
export interface RoomsSettings {
  readonly logLevel: string;
  /** Folder with the engine bundles. */
  readonly enginesDir: string;
  /** Folder with the journals of rooms. Not used with Redis. */
  readonly journalsDir: string;
  /** Names the owner of rooms in Redis. Each start has another one. */
  readonly ownerId: string;
  /** In development, the version of the current engine, whose rooms run from the sources. */
  readonly sourceEngine: string | null;
  /** The Redis server that connects several rooms processes. */
  readonly redisUrl: string | null;
  /** The origin of this process's sockets; null for the same origin as the page. */
  readonly publicAddress: string | null;
  /** The region of this process, for games that prefer one; empty when it is not configured. */
  readonly region: string;
  readonly times: RoomTimeouts;
  /** Whether to call the platform through Redis instead of the parent process. */
  readonly needsThroughRedis: boolean;
}

/** Times in seconds. Tests use shorter ones. */
export interface RoomTimeouts {
  /** How long the seat of a player who lost the connection is reserved. */
  readonly resumeSeconds: number;
  /** How long an empty room stays open. */
  readonly emptySeconds: number;
  /** How long a ticket works. Long enough to load the client; after that, the seat is free again. */
  readonly ticketSeconds: number;
}

export const ROOM_TIMEOUTS: RoomTimeouts = {
  resumeSeconds: RESUME_SECONDS,
  emptySeconds: 60,
  ticketSeconds: 30,
};

/** The parts of a request that are needed to complete its upgrade. */
export interface ForwardedUpgrade {
  readonly url: string;
  readonly headers: { readonly [name: string]: string | string[] | undefined };
  /** The key for rate limits: an IP address, or the network it belongs to. */
  readonly network: string;
  /** Bytes that arrived together with the request. */
  readonly head: Uint8Array;
}
