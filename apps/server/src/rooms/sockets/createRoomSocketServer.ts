import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { CloseCode } from '@colyseus/core';
import { WebSocketServer, type WebSocket } from 'ws';
import type { ForwardedUpgrade } from '../../platform/rooms/channel/RoomsProcessMessage.ts';
import { logViolation } from '../room/handleRoomReport.ts';
import type { GameRoom } from '../room/GameRoom.ts';
import type { RoomsContext } from '../RoomsContext.ts';
import type { SocketCloseId } from './socketCloseCodes.ts';
import { createKeyedCounter } from './createKeyedCounter.ts';
import { joinRoom } from './joinRoom.ts';
import {
  CHUNKS_MAX,
  CLOSE_TIMEOUT_MS,
  UNSENT_BYTES_REPORT_INTERVAL_MS,
  FRAGMENTS_MAX,
  ROOM_HELLO_TIMEOUT_MS,
  PAYLOAD_BYTES_MAX,
  PING_INTERVAL_MS,
  SOCKETS_PER_NETWORK_MAX,
  ROOM_SOCKETS_PER_USER_MAX,
} from './limits.ts';
import { reportWaitingBytes } from './reportWaitingBytes.ts';
import type { SocketHub } from './SocketHub.ts';
import { ColyseusSocketAdapter } from './ColyseusSocketAdapter.ts';

/** Sent to networks with too many connections. */
const RETRY_AFTER_SECONDS = 10;

interface RoomSocketServer {
  /** Completes the WebSocket upgrade of a socket. */
  accept(request: ForwardedUpgrade, socket: Socket): void;
  count(): number;
  close(): void;
}

/** Not passed inline, because the library's types lack some of these options. */
const SOCKET_OPTIONS = {
  noServer: true,
  maxPayload: PAYLOAD_BYTES_MAX,
  maxFragments: FRAGMENTS_MAX,
  maxBufferedChunks: CHUNKS_MAX,
  closeTimeout: CLOSE_TIMEOUT_MS,
  perMessageDeflate: false,
  clientTracking: false,
};

/** Completes upgrades that the web process hands over, and watches the sockets. */
export function createRoomSocketServer(
  context: RoomsContext,
  rooms: ReadonlyMap<string, GameRoom>,
): RoomSocketServer {
  const hub: SocketHub = {
    context,
    rooms,
    server: new WebSocketServer(SOCKET_OPTIONS),
    open: new Map(),
    networks: createKeyedCounter(SOCKETS_PER_NETWORK_MAX),
    users: createKeyedCounter(ROOM_SOCKETS_PER_USER_MAX),
    nextClientId: 1,
  };
  const ping = setInterval(() => pingAll(hub), PING_INTERVAL_MS);
  const credit = setInterval(() => {
    for (const room of rooms.values()) reportWaitingBytes(room);
  }, UNSENT_BYTES_REPORT_INTERVAL_MS);
  return {
    accept: (request, socket) => acceptSocket(hub, request, socket),
    count: () => hub.open.size,
    close() {
      clearInterval(ping);
      clearInterval(credit);
      for (const ref of hub.open.keys()) ref.socket.terminate();
    },
  };
}

function acceptSocket(hub: SocketHub, request: ForwardedUpgrade, socket: Socket): void {
  const { url, headers, network, head } = request;
  socket.on('error', () => socket.destroy());
  if (!hub.networks.add(network)) {
    hub.context.metrics.addViolation('too-many');
    hub.context.log.warn({ network, offence: 'too-many' }, 'a connection was rejected');
    // Destroy the socket after the response. With `end` alone, the client could keep it half open forever.
    socket.end(
      `HTTP/1.1 429 Too Many Requests\r\nretry-after: ${RETRY_AFTER_SECONDS}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`,
      () => socket.destroy(),
    );
    return;
  }
  socket.once('close', () => hub.networks.remove(network));
  const asked = { method: 'GET', url, headers } as unknown as IncomingMessage;
  hub.server.handleUpgrade(asked, socket, Buffer.from(head), (webSocket) => {
    handleConnection(
      hub,
      new ColyseusSocketAdapter(hub.nextClientId++, webSocket, network, socket),
      url,
      webSocket,
    );
  });
}

function handleConnection(hub: SocketHub, ref: ColyseusSocketAdapter, url: string, socket: WebSocket): void {
  const state = { isAlive: true };
  hub.open.set(ref, state);
  const room = hub.rooms.get(readRoomId(url));
  const reject = (id: SocketCloseId): void => {
    if (room) logViolation(room, ref.clientId, id, ref.network);
    ref.end(id);
  };
  const timer = setTimeout(() => reject('bad-message'), ROOM_HELLO_TIMEOUT_MS);
  for (const kind of ['message', 'ping', 'pong']) {
    socket.on(kind, () => {
      if (ref.frames(1)) return;
      if (!ref.isEnded) reject('flood');
      socket.terminate();
    });
  }
  socket.on('pong', () => void (state.isAlive = true));
  // The client exceeded a limit of the library: the message was too large, or not a valid frame. The library closes the
  // socket.
  socket.on('error', () => room && logViolation(room, ref.clientId, 'bad-message', ref.network));
  socket.on('close', (code) => {
    clearTimeout(timer);
    hub.open.delete(ref);
    ref.emit('close', ref.isFinal ? CloseCode.CONSENTED : code);
  });
  if (room === undefined) return ref.end('room-closed');
  socket.once('message', (data: Buffer, isBinary) => {
    clearTimeout(timer);
    if (!isBinary) return reject('bad-message');
    void joinRoom(hub, room, ref, data);
    return undefined;
  });
}

/** Reads the room from `/rooms/{process}/{room}`. Proxies use the process part for routing. */
function readRoomId(url: string): string {
  return url.split('?')[0]?.split('/')[3] ?? '';
}

function pingAll(hub: SocketHub): void {
  for (const [ref, state] of hub.open) {
    if (!state.isAlive) ref.socket.terminate();
    state.isAlive = false;
    ref.socket.ping();
  }
}
