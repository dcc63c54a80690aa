import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { CloseCode } from '@colyseus/core';
import { WebSocketServer, type WebSocket } from 'ws';
import type { HandedRequest } from '../../platform/rooms/channel/ChildMessage.ts';
import { logOffence } from '../room/hearReport.ts';
import type { GameRoom } from '../room/GameRoom.ts';
import type { RoomsContext } from '../RoomsContext.ts';
import type { CloseId } from './closeCodes.ts';
import { createCounter } from './createCounter.ts';
import { joinRoom } from './joinRoom.ts';
import {
  CHUNKS_MAX,
  CLOSE_WITHIN_MS,
  CREDIT_EVERY_MS,
  FRAGMENTS_MAX,
  HELLO_WITHIN_MS,
  PAYLOAD_BYTES_MAX,
  PING_EVERY_MS,
  SOCKETS_PER_NETWORK_MAX,
  SOCKETS_PER_USER_MAX,
} from './limits.ts';
import { publishCredits } from './publishCredits.ts';
import type { SocketHouse } from './SocketHouse.ts';
import { SocketRef } from './SocketRef.ts';

/** When a network that has too many connections may try again. */
const RETRY_AFTER_SECONDS = 10;

export interface SocketDoor {
  /** A socket whose request asks for an upgrade. */
  take(request: HandedRequest, socket: Socket): void;
  count(): number;
  close(): void;
}

/** Not written into the call: the types of the library do not know all of them yet. */
const SOCKET_OPTIONS = {
  noServer: true,
  maxPayload: PAYLOAD_BYTES_MAX,
  maxFragments: FRAGMENTS_MAX,
  maxBufferedChunks: CHUNKS_MAX,
  closeTimeout: CLOSE_WITHIN_MS,
  perMessageDeflate: false,
  clientTracking: false,
};

/** Completes the upgrades that the web process hands over, and watches over the sockets. */
export function createSocketDoor(context: RoomsContext, rooms: ReadonlyMap<string, GameRoom>): SocketDoor {
  const house: SocketHouse = {
    context,
    rooms,
    server: new WebSocketServer(SOCKET_OPTIONS),
    open: new Map(),
    networks: createCounter(SOCKETS_PER_NETWORK_MAX),
    users: createCounter(SOCKETS_PER_USER_MAX),
    nextClientId: 1,
  };
  const ping = setInterval(() => pingAll(house), PING_EVERY_MS);
  const credit = setInterval(() => {
    for (const room of rooms.values()) publishCredits(room);
  }, CREDIT_EVERY_MS);
  return {
    take: (request, socket) => takeSocket(house, request, socket),
    count: () => house.open.size,
    close() {
      clearInterval(ping);
      clearInterval(credit);
      for (const ref of house.open.keys()) ref.socket.terminate();
    },
  };
}

function takeSocket(house: SocketHouse, request: HandedRequest, socket: Socket): void {
  const { url, headers, network, head } = request;
  socket.on('error', () => socket.destroy());
  if (!house.networks.add(network)) {
    house.context.figures.addOffence('too-many');
    house.context.log.warn({ network, offence: 'too-many' }, 'a connection was refused');
    // Half closed, it would be ours for as long as the other end likes.
    socket.end(
      `HTTP/1.1 429 Too Many Requests\r\nretry-after: ${RETRY_AFTER_SECONDS}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`,
      () => socket.destroy(),
    );
    return;
  }
  socket.once('close', () => house.networks.remove(network));
  const asked = { method: 'GET', url, headers } as unknown as IncomingMessage;
  house.server.handleUpgrade(asked, socket, Buffer.from(head), (webSocket) => {
    greet(house, new SocketRef(house.nextClientId++, webSocket, network, socket), url, webSocket);
  });
}

function greet(house: SocketHouse, ref: SocketRef, url: string, socket: WebSocket): void {
  const state = { isAlive: true };
  house.open.set(ref, state);
  const room = house.rooms.get(readRoomId(url));
  const refuse = (id: CloseId): void => {
    if (room) logOffence(room, ref.clientId, id, ref.network);
    ref.end(id);
  };
  const timer = setTimeout(() => refuse('bad-message'), HELLO_WITHIN_MS);
  for (const kind of ['message', 'ping', 'pong']) {
    socket.on(kind, () => {
      if (ref.frames(1)) return;
      if (!ref.isEnded) refuse('flood');
      socket.terminate();
    });
  }
  socket.on('pong', () => void (state.isAlive = true));
  // Its own limits: too large a message, or bytes that are no frame. The socket closes itself.
  socket.on('error', () => room && logOffence(room, ref.clientId, 'bad-message', ref.network));
  socket.on('close', (code) => {
    clearTimeout(timer);
    house.open.delete(ref);
    ref.emit('close', ref.isFinal ? CloseCode.CONSENTED : code);
  });
  if (room === undefined) return ref.end('room-closed');
  socket.once('message', (data: Buffer, isBinary) => {
    clearTimeout(timer);
    if (!isBinary) return refuse('bad-message');
    void joinRoom(house, room, ref, data);
    return undefined;
  });
}

/** `/rooms/{process}/{room}`; the process is for proxies that must find the right one. */
function readRoomId(url: string): string {
  return url.split('?')[0]?.split('/')[3] ?? '';
}

function pingAll(house: SocketHouse): void {
  for (const [ref, state] of house.open) {
    if (!state.isAlive) ref.socket.terminate();
    state.isAlive = false;
    ref.socket.ping();
  }
}
