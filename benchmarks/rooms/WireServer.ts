/** A room that clients connect to, in its own process: ours or the peer's. */
export interface WireServer {
  readonly name: string;
  /** Reserves more seats. */
  seat(count: number): Promise<WireSeat[]>;
  /** CPU milliseconds of all its threads so far. */
  readCpu(): Promise<number>;
  /** Freezes as if the machine had stopped, and resumes. */
  pause(): void;
  resume(): void;
  /** The state to compare the clients' views with. */
  readReference(): Promise<WireReference>;
  close(): Promise<void>;
}

export interface WireSeat {
  readonly address: string;
  /** Only ours: sent in the first message. */
  readonly ticket: string;
  /** Only the peer's: our room sends it. */
  readonly player: number;
}

export type WireReference =
  /** All input of the room, which is replayed. */
  | { readonly kind: 'tape'; readonly tape: Uint8Array }
  /** Stopped after this tick; there was no input after everyone joined in the first. */
  | { readonly kind: 'tick'; readonly tick: number };

export const WIRE_SEED = 1;
