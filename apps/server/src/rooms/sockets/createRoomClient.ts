import { ClientState, type Client, type ClientPrivate } from '@colyseus/core';
import type { ColyseusSocketAdapter } from './ColyseusSocketAdapter.ts';

export type RoomClient = Client & ClientPrivate & { ref: ColyseusSocketAdapter };

/**
 * Creates a client for Colyseus to manage. Nothing is sent in the protocol of Colyseus, so the methods for sending
 * are empty.
 */
export function createRoomClient(sessionId: string, ref: ColyseusSocketAdapter): RoomClient {
  const client = {
    sessionId,
    id: sessionId,
    ref,
    state: ClientState.JOINING,
    reconnectionToken: '',
    _joinedAt: 0,
    _enqueuedMessages: [],
    get readyState(): number {
      return client.ref.socket.readyState;
    },
    raw() {},
    enqueueRaw() {},
    send() {},
    sendBytes() {},
    error() {},
    leave() {
      client.ref.end('room-closed');
    },
    close() {
      client.ref.end('room-closed');
    },
  };
  return client as unknown as RoomClient;
}
