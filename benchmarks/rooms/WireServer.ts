/** A room that clients connect to, in a process of its own: ours or the peer's. */
export interface WireServer {
  readonly name: string;
  /** Places for so many more. */
  seat(count: number): Promise<WireSeat[]>;
  /** Milliseconds of processor time that all its threads have taken so far. */
  readCpu(): Promise<number>;
  /** Stands still as if the machine had stopped, and goes on. */
  pause(): void;
  resume(): void;
  /** What there is to compare what clients have seen with. */
  readReference(): Promise<WireReference>;
  close(): Promise<void>;
}

export interface WireSeat {
  readonly address: string;
  /** Ours only: shown in the first message. */
  readonly ticket: string;
  /** The peer's only: ours is told by the room. */
  readonly player: number;
}

export type WireReference =
  /** Everything that went into the room: it is played again. */
  | { readonly kind: 'tape'; readonly tape: Uint8Array }
  /** Stopped after this tick; nothing went in after everyone had joined in the first. */
  | { readonly kind: 'tick'; readonly tick: number };

export const WIRE_SEED = 1;
