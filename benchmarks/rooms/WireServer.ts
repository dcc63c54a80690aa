/** A room that clients connect to, in its own process: ours or the peer's. */
export interface WireServer {
  readonly name: string;
  /** Reserves more seats. */
  seat(count: number): Promise<WireSeat[]>;
  /** Returns the CPU time that all threads of the process have used so far, in milliseconds. */
  readCpu(): Promise<number>;
  /** Stops the process as if the machine had halted. `resume` continues it. */
  pause(): void;
  resume(): void;
  /** Returns what is needed to compute the state that clients should have received. */
  readReference(): Promise<WireReference>;
  close(): Promise<void>;
}

export interface WireSeat {
  readonly address: string;
  /** Sent in the first message to our room. The peer doesn't use it. */
  readonly ticket: string;
  /** Player id in the room of the peer. Our room assigns and sends it after joining. */
  readonly player: number;
}

export type WireReference =
  /** A recording of all inputs of our room, to replay. */
  | { readonly kind: 'tape'; readonly tape: Uint8Array }
  /**
   * The last tick of the peer. The simulation can be repeated without a recording, because the only inputs are the
   * joins in the first tick.
   */
  | { readonly kind: 'tick'; readonly tick: number };

export const WIRE_SEED = 1;
