import { readFile } from 'node:fs/promises';
import { BroadcastChannel, parentPort, workerData } from 'node:worker_threads';
import { roomLimits, runRoomWorker } from '@playloom/room';
import { createScriptHostFactory } from '@playloom/scripting';
import type { RoomCommand, RoomReport } from '@playloom/room-contract';
import { lowerThreadPriority } from '../../apps/server/src/rooms-process/simulation/lowerThreadPriority.ts';
import type { WorkerStartData } from '../../apps/server/src/rooms-process/simulation/WorkerStartData.ts';
import { LATENESS_CHANNEL, type LatenessReport } from '../rooms/LatenessReport.ts';

/**
 * The worker as it ships (`simulation/roomWorkerMain.ts`), but with heartbeats more often than ticks, so that each
 * reports the lateness of a single tick. The thread still sends heartbeats at the usual interval.
 */
const BEAT_EVERY_MS = 50;
const ASK_EVERY_MS = 8;

const { beat, current, wasmFile } = workerData as WorkerStartData;
const port = parentPort;
if (port === null) throw new Error('Rooms run in a worker thread.');
const shown = Buffer.from(current.buffer);
lowerThreadPriority();
setInterval(() => void Atomics.add(beat, 0, 1), BEAT_EVERY_MS);

const channel = new BroadcastChannel(LATENESS_CHANNEL);
const rooms = new Map<string, { tick: number; reportedAt: number; lateness: number[] }>();

runRoomWorker(
  {
    post(report, transfer) {
      if (report.kind === 'heartbeat' && !isDue(report)) return;
      port.postMessage(report, transfer);
    },
    showCurrent: (room) => void shown.fill(0, shown.write(room)),
    onCommand: (listener) => void port.on('message', (command: RoomCommand) => listener(command)),
  },
  {
    now: () => performance.timeOrigin + performance.now(),
    schedule: (task, ms) => void setTimeout(task, ms === roomLimits.HEARTBEAT_MS ? ASK_EVERY_MS : ms),
  },
  async () => createScriptHostFactory({ wasm: await readFile(wasmFile) }),
);

function isDue({ room, tick, latenessMs }: Extract<RoomReport, { kind: 'heartbeat' }>): boolean {
  const known = rooms.get(room) ?? { tick, reportedAt: performance.now(), lateness: [] };
  rooms.set(room, known);
  // If there were several ticks between two heartbeats, the reported lateness is recorded for all of them.
  for (; known.tick < tick; known.tick += 1) known.lateness.push(latenessMs);
  if (performance.now() - known.reportedAt < roomLimits.HEARTBEAT_MS) return false;
  known.reportedAt = performance.now();
  channel.postMessage({ room, lateness: known.lateness.splice(0) } satisfies LatenessReport);
  return true;
}
