import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { CREDIT_BYTES_MAX, type RoomCommand, WAITING_BYTES_MAX } from '@playloom/room-contract';
import { createLogger } from '../../process/createLogger.ts';
import { createRoomMetrics } from '../context/createRoomMetrics.ts';
import { createRoomMembers } from './createRoomMembers.ts';
import { handleRoomReport } from './handleRoomReport.ts';
import type { RoomHandle } from './RoomHandle.ts';
import { waitFor } from '../testing/waitFor.ts';
import { SLOW_CLIENT_CHECKS_MAX } from '../sockets/limits.ts';
import { reportWaitingBytes } from './watchWaitingBytes.ts';
import { ColyseusSocketAdapter } from '../sockets/ColyseusSocketAdapter.ts';

const FRAME_BYTES = 16 * 1024;
/** The size of a snapshot in a busy game, and the number of snapshots in ten seconds. */
const SMALL_BYTES = 2 * 1024;
const SNAPSHOTS = 200;
/** Upper limit for loops: the operating system buffers fewer frames before they queue up in this process. */
const FRAMES_MAX = 4000;

let server: WebSocketServer;
let client: WebSocket;
let ref: ColyseusSocketAdapter;
let room: RoomHandle;
let commands: RoomCommand[];
const logLines: Record<string, unknown>[] = [];

beforeEach(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  await once(server, 'listening');
  client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const [[socket, request]] = (await Promise.all([once(server, 'connection'), once(client, 'open')])) as [
    [WebSocket, IncomingMessage],
    unknown,
  ];
  ref = new ColyseusSocketAdapter(7, socket, '203.0.113.0', request.socket);
  commands = [];
  const members = createRoomMembers(() => undefined);
  const visitor = { userId: null, name: 'Guest', isSpectator: false, canChat: true };
  members.reserve({ sessionId: 'slow', visitor, ticketHash: '', seconds: 30 });
  members.connect('slow', { socket: ref, colyseusToken: '' });
  logLines.length = 0;
  room = {
    roomId: 'room',
    gameId: 'game',
    members,
    context: {
      metrics: createRoomMetrics(),
      log: createLogger('warn', { write: (line) => void logLines.push(JSON.parse(line)) }),
    },
    simulation: { post: (command: RoomCommand) => void commands.push(command) },
  } as unknown as RoomHandle;
});
afterEach(() => {
  client.terminate();
  server.close();
});

/** Reused for every frame and then copied, as a room's thread does. */
const scratch = new Uint8Array(FRAME_BYTES);
function sendFrame(number: number, length = FRAME_BYTES): void {
  scratch.fill(number & 0xff);
  new DataView(scratch.buffer).setUint32(0, number);
  const index = Int32Array.from([7, 0, length]);
  handleRoomReport(room, { kind: 'sends', room: 'room', index, bytes: structuredClone(scratch) });
}

/** Sends frames to a paused client until this many bytes are unsent. Returns the number of frames. */
function fillUp(bytes: number): number {
  client.pause();
  let count = 0;
  while (ref.streamBytes < bytes && count < FRAMES_MAX && !ref.isEnded) sendFrame(count++);
  return count;
}

it('[MP-09:part] data for a paused reader arrives complete and in order; meanwhile its room skips the reader', async () => {
  const frames: Buffer[] = [];
  client.on('message', (data: Buffer) => void frames.push(data));
  const sent = fillUp(CREDIT_BYTES_MAX + 1);
  reportWaitingBytes(room);
  expect(commands).toEqual([{ kind: 'credit', room: 'room', waiting: [[7, ref.waitingBytes]] }]);
  client.resume();
  await waitFor(
    () => (frames.length === sent ? true : undefined),
    () => `${frames.length} of ${sent} frames`,
  );
  for (const [index, frame] of frames.entries()) {
    expect(frame.readUInt32BE(0)).toBe(index);
    expect(frame.subarray(4).every((byte) => byte === (index & 0xff))).toBe(true);
  }
  // The client has read everything a moment before it confirms the last frame.
  await waitFor(
    () => (ref.waitingBytes === 0 ? true : undefined),
    () => `${ref.waitingBytes} bytes wait`,
  );
  reportWaitingBytes(room);
  expect(commands.at(-1)).toEqual({ kind: 'credit', room: 'room', waiting: [[7, 0]] });
  reportWaitingBytes(room);
  expect(commands).toHaveLength(2);
});

it('[MP-09] a slow reader is skipped although the system accepts all bytes, and is at most a few snapshots behind', async () => {
  const frames: number[] = [];
  client.on('message', (data: Buffer) => void frames.push(data.readUInt32BE(0)));
  client.pause();
  const inFlightMax = Math.floor(CREDIT_BYTES_MAX / SMALL_BYTES) + 1;
  // As in a room, nothing is written for a client with too much unsent data.
  const skipped: number[] = [];
  for (let number = 0; number < SNAPSHOTS; number += 1) {
    if (ref.waitingBytes > CREDIT_BYTES_MAX) skipped.push(number);
    else sendFrame(number, SMALL_BYTES);
    if (number % 20 === 0) await setImmediate();
  }
  expect(skipped).toHaveLength(SNAPSHOTS - inFlightMax);
  // This process holds no unsent data, so counting only the stream would not have skipped anything.
  await waitFor(
    () => (ref.streamBytes === 0 ? true : undefined),
    () => `${ref.streamBytes} bytes wait`,
  );
  reportWaitingBytes(room);
  expect(commands.at(-1)).toMatchObject({ kind: 'credit', waiting: [[7, ref.waitingBytes]] });
  client.resume();
  await waitFor(
    () => (ref.waitingBytes === 0 ? true : undefined),
    () => `${ref.waitingBytes} bytes are under way`,
  );
  sendFrame(SNAPSHOTS, SMALL_BYTES);
  await waitFor(
    () => (frames.at(-1) === SNAPSHOTS ? true : undefined),
    () => `the last one was ${frames.at(-1)}`,
  );
  // The old snapshots that were already on the way, then the current one.
  expect(frames).toHaveLength(inFlightMax + 1);
});

it('closes a reader with a megabyte waiting, and logs it', async () => {
  const closed = once(ref.socket, 'close');
  fillUp(WAITING_BYTES_MAX);
  sendFrame(0);
  await closed;
  expect(logLines).toMatchObject([{ offence: 'too-slow', clientId: 7, network: '203.0.113.0' }]);
  expect(ref.isFinal).toBe(false);
});

it('closes a reader that has been behind for ten seconds', async () => {
  const closed = once(ref.socket, 'close');
  fillUp(CREDIT_BYTES_MAX + 1);
  for (let turn = 0; turn < SLOW_CLIENT_CHECKS_MAX; turn += 1) reportWaitingBytes(room);
  expect(logLines).toEqual([]);
  reportWaitingBytes(room);
  await closed;
  expect(logLines).toMatchObject([{ offence: 'too-slow' }]);
});

it('[MP-04:part] gives way at once to the connection that replaces it, although its own end does not respond', () => {
  const codes: number[] = [];
  ref.on('close', (code: number) => void codes.push(code));
  client.pause();
  ref.yieldToReplacement();
  expect(codes).toEqual([1006]);
  expect(ref.isFinal).toBe(false);
});
