import { EventEmitter } from 'node:events';
import type { Writable } from 'node:stream';
import { CloseCode } from '@colyseus/core';
import type { WebSocket } from 'ws';
import { createBudget } from '../../http/createBudget.ts';
import type { SocketCloseId } from './socketCloseCodes.ts';
import { socketCloseCodes } from './socketCloseCodes.ts';
import { frameBytes } from './frameBytes.ts';
import { ACKNOWLEDGE_BYTES, CHATS, FRAMES } from './limits.ts';

/** Tells these pings from those that ask whether anybody is there. */
const ARRIVED = Buffer.from('arrived');

/**
 * What Colyseus takes for the socket of a client. It hears of the end of the connection and of nothing else:
 * our messages go past it, and its own bytes never reach the wire. A client therefore needs no SDK.
 */
export class SocketRef extends EventEmitter {
  readonly clientId: number;
  readonly socket: WebSocket;
  readonly network: string;
  /** Whoever was here is gone for good; a lost, slow or replaced connection may be taken up again. */
  isFinal = false;
  /** We have closed it; until that is done nothing more is said, heard or held against it. */
  isEnded = false;
  /** Something waited when its room was told last, so it must be told that nothing does any more. */
  hadWaiting = false;
  /** Turns in a row in which too much waited. */
  slowTurns = 0;
  /** What it says, whatever it is: before it is in, and after it was closed. */
  readonly frames = createBudget(FRAMES);
  readonly chats = createBudget(CHATS);
  readonly #stream: Writable;
  #sentBytes = 0;
  #arrivedBytes = 0;
  /** How many bytes were sent when the ping left that is not answered yet. */
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
   * What has not arrived: in the stream, and in the buffers of the system and of the network, which would hold seconds
   * of snapshots for a slow reader. It is asked of every client twice a snapshot.
   */
  get waitingBytes(): number {
    const inFlightBytes = this.#sentBytes - this.#arrivedBytes;
    return Math.max(this.streamBytes, inFlightBytes > 2 * ACKNOWLEDGE_BYTES ? inFlightBytes : 0);
  }

  /** Of it, what waits in this process: memory of ours. */
  get streamBytes(): number {
    return this.#stream.writableLength;
  }

  /** The bytes from `start` to `end` as one message. */
  sendBytes(bytes: Uint8Array, start: number, end: number): void {
    // Nothing is compressed, so the library never holds a message back that ours could overtake.
    if (this.socket.readyState !== this.socket.OPEN) return;
    this.#stream.write(frameBytes(bytes, start, end));
    this.#sentBytes += end - start;
    this.#askWhatArrived();
  }

  /** A ping overtakes nothing: its answer says that all before it has arrived. One at a time is under way. */
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

  /** With a reason the client can read. What still waits for a slow reader is thrown away with the socket. */
  end(id: SocketCloseId): void {
    if (this.isEnded) return;
    this.isEnded = true;
    this.isFinal = id !== 'too-slow';
    this.socket.close(socketCloseCodes[id], id);
    if (id === 'too-slow' || id === 'flood') this.socket.terminate();
    else this.socket.resume();
  }

  /** Another connection goes on where this one was, at once: one that is dead would never answer the close. */
  yieldToReplacement(): void {
    this.end('replaced');
    this.isFinal = false;
    this.emit('close', CloseCode.ABNORMAL_CLOSURE);
  }
}
