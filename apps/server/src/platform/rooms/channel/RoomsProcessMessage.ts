/** What the web process tells its rooms process besides calls. The first one starts it. */
export type RoomsProcessMessage =
  | { readonly kind: 'start'; readonly settings: RoomsSettings }
  /** Comes with a socket whose request asked for an upgrade. */
  | { readonly kind: 'socket'; readonly request: ForwardedUpgrade }
  /** Write everything down, say goodbye, end. */
  | { readonly kind: 'stop' };

/** What the rooms process tells besides calls. */
export type RoomsProcessSignal = { readonly kind: 'ready' };

/** Everything a rooms process needs to know. It comes by message, so that its environment stays empty. */
export interface RoomsSettings {
  readonly logLevel: string;
  /** Where the engine bundles are. */
  readonly enginesDir: string;
  /** In development rooms of the current engine run straight from the sources. */
  readonly sourceEngine: string | null;
  /** Connects several rooms processes. */
  readonly redisUrl: string | null;
  /** Where the sockets of this process are reached: an origin, or null for the origin of the page. */
  readonly publicAddress: string | null;
  /** Where this process is, for games that prefer a region; empty when nobody said. */
  readonly region: string;
  readonly times: RoomTimes;
  /** Asks the platform through Redis, not through its parent. */
  readonly needsThroughRedis: boolean;
}

/** Seconds. Tests cannot wait as long as people may. */
export interface RoomTimes {
  /** How long the place of a lost connection is kept. */
  readonly resumeSeconds: number;
  /** How long a room without anybody stays. */
  readonly emptySeconds: number;
  /** How long a ticket works: enough to load the client; then the place is given to somebody else. */
  readonly ticketSeconds: number;
}

export const ROOM_TIMES: RoomTimes = { resumeSeconds: 10, emptySeconds: 60, ticketSeconds: 30 };

/** As much of a request as completing its upgrade takes. */
export interface ForwardedUpgrade {
  readonly url: string;
  readonly headers: { readonly [name: string]: string | string[] | undefined };
  /** Whom limits count: an address or the network it belongs to. */
  readonly network: string;
  /** What came with the request already. */
  readonly head: Uint8Array;
}
