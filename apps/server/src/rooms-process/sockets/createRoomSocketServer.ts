import { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { CloseCode } from '@colyseus/core';
import { WebSocketServer, type WebSocket } from 'ws';
import type { ForwardedUpgrade } from '@playloom/room-contract';
import type { RoomsContext } from '../context/RoomsContext.ts';
import { listNetworkLevels } from '../../http/networkLevels.ts';
import type { SocketCloseId } from './socketCloseCodes.ts';
import { createKeyedCounter, type KeyedCounter } from './createKeyedCounter.ts';
import {
  CHUNKS_MAX,
  CLOSE_TIMEOUT_MS,
  FRAGMENTS_MAX,
  ROOM_HELLO_TIMEOUT_MS,
  PAYLOAD_BYTES_MAX,
  PING_INTERVAL_MS,
  SOCKETS_PER_NETWORK_MAX,
} from './limits.ts';
import type { SocketReceiver } from './SocketReceiver.ts';
import { ColyseusSocketAdapter } from './ColyseusSocketAdapter.ts';

/** Sent to networks with too many connections. */
const RETRY_AFTER_SECONDS = 10;

interface RoomSocketServer {
  /** Completes the WebSocket upgrade of a socket. */
  accept(request: ForwardedUpgrade, socket: Socket): void;
  count(): number;
  /** Sockets by network. */
  readonly networks: KeyedCounter;
  close(): void;
}

/** State shared by all sockets of this process. */
interface SocketHub {
  readonly context: RoomsContext;
  findReceiver(roomId: string): SocketReceiver | undefined;
  isElsewhere(roomId: string): Promise<boolean>;
  readonly server: WebSocketServer;
  readonly open: Map<ColyseusSocketAdapter, { isAlive: boolean }>;
  readonly networks: KeyedCounter;
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
  findReceiver: (roomId: string) => SocketReceiver | undefined,
  isElsewhere: (roomId: string) => Promise<boolean>,
): RoomSocketServer {
  const hub: SocketHub = {
    context,
    findReceiver,
    isElsewhere,
    server: new WebSocketServer(SOCKET_OPTIONS),
    open: new Map(),
    networks: createKeyedCounter(SOCKETS_PER_NETWORK_MAX, listNetworkLevels),
  };
  const ping = setInterval(() => pingAll(hub), PING_INTERVAL_MS);
  return {
    accept: (request, socket) => acceptSocket(hub, request, socket),
    count: () => hub.open.size,
    networks: hub.networks,
    close() {
      clearInterval(ping);
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
  const asked = Object.assign(new IncomingMessage(socket), { method: 'GET', url, headers });
  hub.server.handleUpgrade(asked, socket, Buffer.from(head), (webSocket) => {
    handleConnection(
      hub,
      new ColyseusSocketAdapter(hub.context.takeClientId(), webSocket, network, socket),
      url,
      webSocket,
    );
  });
}

function handleConnection(hub: SocketHub, ref: ColyseusSocketAdapter, url: string, socket: WebSocket): void {
  const state = { isAlive: true };
  hub.open.set(ref, state);
  const room = hub.findReceiver(readRoomId(url));
  const reject = (id: SocketCloseId): void => {
    room?.logViolation(ref, id);
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
  socket.on('error', () => room?.logViolation(ref, 'bad-message'));
  socket.on('close', (code) => {
    clearTimeout(timer);
    hub.open.delete(ref);
    ref.emit('close', ref.isFinal ? CloseCode.CONSENTED : code);
  });
  if (room === undefined) return void rejectUnknown(hub, ref, readRoomId(url));
  socket.once('message', (data: Buffer, isBinary) => {
    clearTimeout(timer);
    if (!isBinary) return reject('bad-message');
    room.receiveFirst(ref, data);
    return undefined;
  });
}

/** A client whose room is in another process looks for it after this close code. */
async function rejectUnknown(hub: SocketHub, ref: ColyseusSocketAdapter, roomId: string): Promise<void> {
  if (await hub.isElsewhere(roomId).catch(() => true)) ref.sendElsewhere(null);
  else ref.end('room-closed');
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
