import type { Differences } from './Differences.ts';
import type { WireSeat, WireReference } from './WireServer.ts';

/** The functions that the benchmark calls in the process that runs the clients. */
export interface WireClients {
  /** Connects more clients and waits until each has received a message. */
  join(seats: readonly WireSeat[]): Promise<void>;
  /** Returns how many frames and bytes all clients have received so far. Bytes are counted on the sockets. */
  count(): Promise<WireCount>;
  /** Decodes everything and compares it with the state of the server. */
  compare(reference: WireReference): Promise<Differences>;
}

interface WireCount {
  readonly frames: number;
  readonly bytes: number;
}

export const WIRE_CLIENTS_METHODS: readonly (keyof WireClients)[] = ['join', 'count', 'compare'];
