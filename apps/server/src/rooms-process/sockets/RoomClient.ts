import { ClientState, type Client, type ClientPrivate } from '@colyseus/core';
import type { ColyseusSocketAdapter } from './ColyseusSocketAdapter.ts';

/**
 * A client for Colyseus to manage. Nothing is sent in the protocol of Colyseus, so the methods for sending are empty.
 */
export class RoomClient implements Client, ClientPrivate {
  declare readonly '~messages': never;
  readonly sessionId: string;
  ref: ColyseusSocketAdapter;
  state: ClientState = ClientState.JOINING;
  reconnectionToken = '';
  _joinedAt = 0;
  _enqueuedMessages: unknown[] = [];

  constructor(sessionId: string, ref: ColyseusSocketAdapter) {
    this.sessionId = sessionId;
    this.ref = ref;
  }

  get readyState(): number {
    return this.ref.socket.readyState;
  }

  /** What a room keeps of its members' connections. */
  get connection(): { socket: ColyseusSocketAdapter; colyseusToken: string } {
    return { socket: this.ref, colyseusToken: this.reconnectionToken };
  }

  raw(): void {}

  enqueueRaw(): void {}

  send(): void {}

  sendBytes(): void {}

  error(): void {}

  leave(): void {
    this.ref.end('room-closed');
  }

  close(): void {
    this.ref.end('room-closed');
  }
}
