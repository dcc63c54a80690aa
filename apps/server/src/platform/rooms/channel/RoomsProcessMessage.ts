/** Messages of the web process to its rooms process, in addition to calls. The first one starts it. */
export type RoomsProcessMessage =
  | { readonly kind: 'start'; readonly settings: RoomsSettings }
  /** Sent with a socket that requested an upgrade. */
  | { readonly kind: 'socket'; readonly request: ForwardedUpgrade }
  /** Save everything, notify players, exit. */
  | { readonly kind: 'stop' };

/** Messages of the rooms process, in addition to calls. */
export type RoomsProcessSignal = { readonly kind: 'ready' };

/** All settings of a rooms process. They are sent as a message, so that its environment stays empty. */
export interface RoomsSettings {
  readonly logLevel: string;
  /** Folder with the engine bundles. */
  readonly enginesDir: string;
  /** In development, rooms of the current engine run from the sources. */
  readonly sourceEngine: string | null;
  /** Connects several rooms processes. */
  readonly redisUrl: string | null;
  /** The origin at which the sockets of this process are reached; null for the origin of the page. */
  readonly publicAddress: string | null;
  /** The region of this process, for games that prefer one; empty when it is not configured. */
  readonly region: string;
  readonly times: RoomTimes;
  /** Calls the platform through Redis instead of its parent. */
  readonly needsThroughRedis: boolean;
}

/** In seconds. Tests use shorter times. */
export interface RoomTimes {
  /** How long the seat of a lost connection is reserved. */
  readonly resumeSeconds: number;
  /** How long an empty room stays open. */
  readonly emptySeconds: number;
  /** How long a ticket works: long enough to load the client. Then the seat is free again. */
  readonly ticketSeconds: number;
}

export const ROOM_TIMES: RoomTimes = { resumeSeconds: 10, emptySeconds: 60, ticketSeconds: 30 };

/** The parts of a request that are needed to complete its upgrade. */
export interface ForwardedUpgrade {
  readonly url: string;
  readonly headers: { readonly [name: string]: string | string[] | undefined };
  /** The key of rate limits: an address or the network it belongs to. */
  readonly network: string;
  /** Bytes that arrived with the request. */
  readonly head: Uint8Array;
}
