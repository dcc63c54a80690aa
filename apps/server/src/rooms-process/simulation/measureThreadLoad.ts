import type { LoadedThread } from './chooseRoomMoves.ts';
import type { RoomThread } from './startRoomThread.ts';

/** The share of a core that a room is expected to need until it has been measured. */
export const ROOM_LOAD_GUESS = 0.06;
/** The share of a core that a room needs at least, because one that is empty now may be full in a minute. */
const ROOM_LOAD_MIN = 0.02;
/** Until then, what a room needs is not measured yet: players join, and its code is being compiled. */
const FRESH_MS = 10_000;

/** How long a room stays in its thread before it may move only to save memory. */
export interface SettleTimes {
  readonly settleMs: number;
  /** After a move, because players wait for it, and a recording begins again. */
  readonly movedMs: number;
}

/** Measures the share of a core that a thread has used since the last time. */
export async function measureThreadLoad(thread: RoomThread): Promise<void> {
  const { measured } = thread;
  const at = performance.now();
  // It may have ended in the meantime.
  const cpu = await thread.readCpu().catch(() => null);
  if (cpu === null) return;
  thread.measured = { at, cpu };
  if (measured === null || at <= measured.at) return;
  thread.used = (cpu - measured.cpu) / (at - measured.at);
  // A room that opens takes much time only once.
  thread.meanUsed = (thread.meanUsed + thread.used) / 2;
  thread.load = Math.max(thread.meanUsed, sumExpectedLoads(thread, at));
}

function sumExpectedLoads({ rooms, placed }: RoomThread, now: number): number {
  return [...rooms.keys()].reduce((sum, room) => {
    const { at = now, load = ROOM_LOAD_GUESS } = placed.get(room) ?? {};
    return sum + (now - at < FRESH_MS ? load : ROOM_LOAD_MIN);
  }, 0);
}

/** Divides what a thread uses among its rooms, by how long the code of each ran. */
export function describeThreadLoad(
  thread: RoomThread,
  now: number,
  { settleMs, movedMs }: SettleTimes,
): LoadedThread<RoomThread> {
  const { used, placed, busyMs } = thread;
  const total = [...busyMs.values()].reduce((sum, ms) => sum + ms, 0);
  const rooms = [...placed].map(([id, { at, hasMoved }]) => ({
    id,
    load: shareOf(used, busyMs.get(id) ?? 0, total),
    isSettled: now - at >= (hasMoved ? movedMs : settleMs),
  }));
  return { thread, load: thread.load, used, rooms };
}

/** Zero if the engine of the room doesn't tell how long its code ran. */
function shareOf(used: number, busyMs: number, total: number): number {
  return busyMs === 0 ? 0 : Math.max(ROOM_LOAD_MIN, (used * busyMs) / total);
}
