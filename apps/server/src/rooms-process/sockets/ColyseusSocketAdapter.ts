import { EventEmitter } from 'node:events';
import type { Writable } from 'node:stream';
import { CloseCode } from '@colyseus/core';
import type { WebSocket } from 'ws';
import { createTokenBucket } from '../../http/createTokenBucket.ts';
import { getCloseCode, type SocketCloseId } from './socketCloseCodes.ts';
import { encodeWebSocketFrame } from './encodeWebSocketFrame.ts';
import {
  CHAT_RATE_LIMIT,
  CLOSE_REASON_LENGTH_MAX,
  CLOSE_RESTART,
  FRAME_RATE_LIMIT,
  PING_AFTER_BYTES,
} from './limits.ts';

/** Payload that distinguishes these pings from keep-alive pings. */
const ARRIVED = Buffer.from('arrived');

/**
 * The object that Colyseus uses as a client's socket. It tells Colyseus only when the connection ends. Our
 * messages bypass Colyseus, and nothing that Colyseus sends reaches the client, so clients don't need its SDK.
 */
export class ColyseusSocketAdapter extends EventEmitter {
  readonly clientId: number;
  readonly socket: WebSocket;
  readonly network: string;
  /** The player has left for good. False for a lost, slow or replaced connection, which can be resumed. */
  isFinal = false;
  /** The server is closing the socket. Until it is closed, nothing is sent or read, and no violations are logged. */
  isEnded = false;
  /**
   * Whether data was waiting at the last report, so that the next report tells the room when none is waiting
   * anymore.
   */
  hadWaiting = false;
  /** Number of checks in a row with too much unsent data. */
  slowTurns = 0;
  /** Limits all frames, even before the client has joined and after the socket is closed. */
  readonly frames = createTokenBucket(FRAME_RATE_LIMIT);
  readonly chats = createTokenBucket(CHAT_RATE_LIMIT);
  readonly #stream: Writable;
  #sentBytes = 0;
  #arrivedBytes = 0;
  /** Number of bytes sent before the pending ping; null if none is pending. */
  #askedAt: number | null = null;

  /** `stream` is the TCP connection under the socket. */
  constructor(clientId: number, socket: WebSocket, network: string, stream: Writable) {
    super();
    this.clientId = clientId;
    this.socket = socket;
    this.network = network;
    this.#stream = stream;
    socket.on('pong', (payload: Buffer) => this.#handlePong(payload));
  }

  /**
   * Bytes that have not reached the client yet: in the stream, and in buffers of the operating system and the
   * network, which can hold seconds of snapshots for a slow client. Runs twice per client and snapshot, so it must
   * be fast.
   */
  get waitingBytes(): number {
    const inFlightBytes = this.#sentBytes - this.#arrivedBytes;
    return Math.max(this.streamBytes, inFlightBytes > 2 * PING_AFTER_BYTES ? inFlightBytes : 0);
  }

  /** The part of the unsent bytes that is in the memory of this process. */
  get streamBytes(): number {
    return this.#stream.writableLength;
  }

  /** Sends the bytes from `start` to `end` as one message. */
  sendBytes(bytes: Uint8Array, start: number, end: number): void {
    // Writing directly to the stream keeps the order: without compression, the library never holds messages back.
    if (this.socket.readyState !== this.socket.OPEN) return;
    this.#stream.write(encodeWebSocketFrame(bytes, start, end));
    this.#sentBytes += end - start;
    this.#askWhatArrived();
  }

  /**
   * Sends a ping, at most one at a time. It cannot overtake earlier data, so the pong means that everything before
   * it has arrived.
   */
  #askWhatArrived(): void {
    if (this.#askedAt !== null || this.#sentBytes - this.#arrivedBytes < PING_AFTER_BYTES) return;
    this.#askedAt = this.#sentBytes;
    this.socket.ping(ARRIVED);
  }

  #handlePong(payload: Buffer): void {
    if (this.#askedAt === null || !payload.equals(ARRIVED)) return;
    this.#arrivedBytes = this.#askedAt;
    this.#askedAt = null;
    this.#askWhatArrived();
  }

  /** Closes the socket with a reason that the client can read. Unsent data for a slow client is dropped. */
  end(id: SocketCloseId): void {
    if (this.isEnded) return;
    this.isEnded = true;
    this.isFinal = id !== 'too-slow';
    this.socket.close(getCloseCode(id), id);
    if (id === 'too-slow' || id === 'flood') this.socket.terminate();
    else this.socket.resume();
  }

  /** Closes the socket in a way after which the client goes to the given address, or asks where its room is. */
  sendElsewhere(url: string | null): void {
    const reason = url === null || url.length > CLOSE_REASON_LENGTH_MAX ? '' : url;
    this.socket.close(CLOSE_RESTART, reason);
  }

  /**
   * Lets another connection take over immediately, without waiting for the close: a dead connection would never
   * answer it.
   */
  yieldToReplacement(): void {
    this.end('replaced');
    this.isFinal = false;
    this.emit('close', CloseCode.ABNORMAL_CLOSURE);
  }
}
