import { ClientState, type Client, type ClientPrivate } from '@colyseus/core';
import type { SocketRef } from './SocketRef.ts';

export type RoomClient = Client & ClientPrivate & { ref: SocketRef };

/** A client as Colyseus manages it. Messages in Colyseus' own protocol are not sent. */
export function createRoomClient(sessionId: string, ref: SocketRef): RoomClient {
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
