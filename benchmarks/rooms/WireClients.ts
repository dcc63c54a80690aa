import type { Differences } from './Differences.ts';
import type { WireSeat, WireReference } from './WireServer.ts';

/** What a process of clients answers. */
export interface WireClients {
  /** Connects so many more and waits until each has been told something. */
  join(seats: readonly WireSeat[]): Promise<void>;
  /** Everything received so far, by all clients together; bytes as they came over their sockets. */
  count(): Promise<WireCount>;
  /** Decodes everything and compares it with what the server had. */
  compare(reference: WireReference): Promise<Differences>;
}

export interface WireCount {
  readonly frames: number;
  readonly bytes: number;
}

export const WIRE_CLIENTS: readonly (keyof WireClients)[] = ['join', 'count', 'compare'];
