import { readdirSync, readlinkSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';

/**
 * With it, a main thread gets twice the processor time of a room's thread if there is not enough for both. With five,
 * threads that several rooms share got too little, and ticks were twice as late; with one, a rush of players waited too
 * long.
 */
const ROOM_NICENESS = 3;

/**
 * Lets the main thread, which passes on the messages of all rooms, and the web process go before the calling thread
 * on a busy machine. With equal priority, rooms that had just opened kept them from working, and a rush of players
 * opened more and more rooms for seats that nobody took in time.
 */
export function lowerThreadPriority(): void {
  if (process.platform !== 'linux') return;
  // Linux has a priority for each thread. This link ends with the id of the calling one.
  lower(Number(readlinkSync('/proc/thread-self').split('/').at(-1)));
}

/**
 * The same for the threads in which V8 compiles and frees memory for all rooms. Otherwise, they would go before the
 * rooms, whose ticks would be late. Must be called before rooms open.
 */
export function lowerHelperPriority(): void {
  if (process.platform !== 'linux') return;
  for (const threadId of readdirSync('/proc/self/task').map(Number)) {
    if (threadId !== process.pid) lower(threadId);
  }
}

/** Below that of the main thread. An operator may have started the server with a low priority, which only root can raise. */
function lower(threadId: number): void {
  setPriority(threadId, Math.min(constants.priority.PRIORITY_LOW, getPriority(process.pid) + ROOM_NICENESS));
}
