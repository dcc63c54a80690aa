import type { Differences } from './Differences.ts';
import type { WireSeat, WireReference } from './WireServer.ts';

/** Interface of a process with clients. */
export interface WireClients {
  /** Connects more clients and waits until each has received a message. */
  join(seats: readonly WireSeat[]): Promise<void>;
  /** Totals received by all clients so far; bytes as they came over their sockets. */
  count(): Promise<WireCount>;
  /** Decodes everything and compares it with the state of the server. */
  compare(reference: WireReference): Promise<Differences>;
}

interface WireCount {
  readonly frames: number;
  readonly bytes: number;
}

export const WIRE_CLIENTS: readonly (keyof WireClients)[] = ['join', 'count', 'compare'];
