import { EventEmitter } from 'node:events';
import type { Writable } from 'node:stream';
import { CloseCode } from '@colyseus/core';
import type { WebSocket } from 'ws';
import { createBudget } from '../../http/createBudget.ts';
import type { SocketCloseId } from './socketCloseCodes.ts';
import { socketCloseCodes } from './socketCloseCodes.ts';
import { frameBytes } from './frameBytes.ts';
import { ACKNOWLEDGE_BYTES, CHATS, FRAMES } from './limits.ts';

/** Distinguishes these pings from keep-alive pings. */
const ARRIVED = Buffer.from('arrived');

/**
 * The object that Colyseus uses as the socket of a client. It only learns when the connection ends: our
 * messages bypass it, and its own bytes never reach the wire. A client therefore needs no SDK.
 */
export class SocketRef extends EventEmitter {
  readonly clientId: number;
  readonly socket: WebSocket;
  readonly network: string;
  /** The player is gone for good; a lost, slow or replaced connection may be resumed. */
  isFinal = false;
  /** The server has closed it. Until that is complete, nothing is sent, read or counted as a violation. */
  isEnded = false;
  /** Data was waiting at the last report to the room, so the room must learn when nothing waits anymore. */
  hadWaiting = false;
  /** Checks in a row with too much waiting data. */
  slowTurns = 0;
  /** Limits all frames, also before joining and after closing. */
  readonly frames = createBudget(FRAMES);
  readonly chats = createBudget(CHATS);
  readonly #stream: Writable;
  #sentBytes = 0;
  #arrivedBytes = 0;
  /** Bytes sent when the unanswered ping left. */
  #askedAt: number | null = null;

  /** `stream` carries the socket. */
  constructor(clientId: number, socket: WebSocket, network: string, stream: Writable) {
    super();
    this.clientId = clientId;
    this.socket = socket;
    this.network = network;
    this.#stream = stream;
    socket.on('pong', (payload: Buffer) => this.#handlePong(payload));
  }

  /**
   * Bytes that have not arrived: in the stream and in the buffers of the system and the network, which could
   * hold seconds of snapshots for a slow reader. Read for every client twice per snapshot.
   */
  get waitingBytes(): number {
    const inFlightBytes = this.#sentBytes - this.#arrivedBytes;
    return Math.max(this.streamBytes, inFlightBytes > 2 * ACKNOWLEDGE_BYTES ? inFlightBytes : 0);
  }

  /** The part that waits in the memory of this process. */
  get streamBytes(): number {
    return this.#stream.writableLength;
  }

  /** Sends the bytes from `start` to `end` as one message. */
  sendBytes(bytes: Uint8Array, start: number, end: number): void {
    // Compression is off, so the library never holds back a message that ours could overtake.
    if (this.socket.readyState !== this.socket.OPEN) return;
    this.#stream.write(frameBytes(bytes, start, end));
    this.#sentBytes += end - start;
    this.#askWhatArrived();
  }

  /**
   * A ping cannot overtake earlier data, so its answer means that everything before it has arrived. Only one is under way
   * at a time.
   */
  #askWhatArrived(): void {
    if (this.#askedAt !== null || this.#sentBytes - this.#arrivedBytes < ACKNOWLEDGE_BYTES) return;
    this.#askedAt = this.#sentBytes;
    this.socket.ping(ARRIVED);
  }

  #handlePong(payload: Buffer): void {
    if (this.#askedAt === null || !payload.equals(ARRIVED)) return;
    this.#arrivedBytes = this.#askedAt;
    this.#askedAt = null;
    this.#askWhatArrived();
  }

  /**
   * Closes with a reason that the client can read. Data that still waits for a slow reader is dropped with
   * the socket.
   */
  end(id: SocketCloseId): void {
    if (this.isEnded) return;
    this.isEnded = true;
    this.isFinal = id !== 'too-slow';
    this.socket.close(socketCloseCodes[id], id);
    if (id === 'too-slow' || id === 'flood') this.socket.terminate();
    else this.socket.resume();
  }

  /** Another connection takes over at once: a dead one would never answer the close. */
  yieldToReplacement(): void {
    this.end('replaced');
    this.isFinal = false;
    this.emit('close', CloseCode.ABNORMAL_CLOSURE);
  }
}
