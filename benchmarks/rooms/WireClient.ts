import type { Socket } from 'node:net';

export interface WireClient {
  player: number;
  /** Everything that came, in order. */
  readonly frames: Uint8Array[];
  socket: Socket;
}
