import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { RoomCommand, RoomReport } from '@playloom/room-contract';
import { createStartFailure, isGameFault, THREAD_OUT_OF_MEMORY, readStartFailure } from './startFailure.ts';
import { startRoomThread, type RoomThread } from './startRoomThread.ts';

/** Code of a thread that answers every command immediately. */
const WORKER = `
import { parentPort } from 'node:worker_threads';
const reports = { open: 'opened', tape: 'tape', notice: 'heartbeat' };
parentPort.on('message', ({ kind, room }) => parentPort.postMessage({ kind: reports[kind], room }));
`;

let folder: string;
let thread: RoomThread;
let received: RoomReport[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'playloom-thread-'));
  const file = join(folder, 'worker.mjs');
  writeFileSync(file, WORKER);
  const engine = { version: '0.1.0.0', file, wasmFile: '', protocol: 1, showsCurrent: true };
  thread = startRoomThread({ engine, isPrivate: false, onEnd: () => undefined });
  received = [];
  thread.rooms.set('room', {
    onReport: (report) => void received.push(report),
    fail: () => undefined,
    giveAway: () => undefined,
  });
});
afterEach(() => {
  thread.end('done');
  rmSync(folder, { recursive: true });
});

it('does not blame the game when its engine cannot be loaded', async () => {
  const ended = Promise.withResolvers<string>();
  const engine = {
    version: '0.1.0.0',
    file: join(folder, 'missing.mjs'),
    wasmFile: '',
    protocol: 1,
    showsCurrent: true,
  };
  startRoomThread({ engine, isPrivate: true, onEnd: (_thread, reason) => ended.resolve(reason) });
  const reason = await ended.promise;
  expect(isGameFault(reason)).toBe(false);
  expect(reason).toContain('missing.mjs');
  expect(readStartFailure(createStartFailure(reason))).toBeNull();
});

it('blames a game that fills the memory of its thread', () => {
  const failure = readStartFailure(createStartFailure(THREAD_OUT_OF_MEMORY));
  expect(failure).toEqual({ place: '', text: expect.stringContaining('too much memory') });
});

it('does not count a room as stuck during commands that take longer than a tick', async () => {
  thread.post({ kind: 'notice', room: 'room', id: 'id', text: '' });
  expect(thread.busy.size).toBe(0);
  for (const [kind, answer] of [
    ['open', 'opened'],
    ['tape', 'tape'],
  ]) {
    thread.post({ kind, room: 'room' } as RoomCommand);
    expect([...thread.busy]).toEqual(['room']);
    await expect.poll(() => received.at(-1)?.kind).toBe(answer);
    expect(thread.busy.size).toBe(0);
  }
});
