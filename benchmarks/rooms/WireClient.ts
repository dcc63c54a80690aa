import type { Socket } from 'node:net';

export interface WireClient {
  player: number;
  /** All received frames, in order. */
  readonly frames: Uint8Array[];
  socket: Socket;
}
