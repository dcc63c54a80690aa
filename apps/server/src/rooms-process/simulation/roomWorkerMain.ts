import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { runRoomWorker } from '@playloom/room';
import { createScriptHostFactory } from '@playloom/scripting';
import type { RoomCommand } from '@playloom/room-contract';
import { lowerThreadPriority } from './lowerThreadPriority.ts';
import type { WorkerStartData } from './WorkerStartData.ts';

const BEAT_EVERY_MS = 50;

const { beat, current, wasmFile } = workerData as WorkerStartData;
const port = parentPort;
const shown = Buffer.from(current.buffer);
if (port === null) throw new Error('Rooms run in a worker thread.');

lowerThreadPriority();
// The main thread reads this counter to notice when this thread hangs and can no longer send messages.
setInterval(() => void Atomics.add(beat, 0, 1), BEAT_EVERY_MS);

runRoomWorker(
  {
    post: (report, transfer) => port.postMessage(report, transfer),
    showCurrent: (room) => void shown.fill(0, shown.write(room)),
    onCommand: (listener) => void port.on('message', (command: RoomCommand) => listener(command)),
  },
  {
    now: () => performance.timeOrigin + performance.now(),
    schedule: (task, ms) => void setTimeout(task, ms),
  },
  async () => createScriptHostFactory({ wasm: await readFile(wasmFile) }),
);
