import type { RealTime } from './createPlayClock.ts';
import { WORKER_PING_MS, OPENING_PINGS_MAX, STUCK_PINGS_MAX } from './playtestLimits.ts';

export interface WorkerWatch {
  /** It said something, so it came round. `isOpen` once the game runs in it. */
  noteReply(isOpen: boolean): void;
  stop(): void;
}

/**
 * Scripts are stopped inside, line by line; but a single call of a built-in function may take hours, and then nobody
 * in that thread can do anything. Beats that stay unanswered are counted, not timed: a page that hung or a computer
 * that slept has asked no more often. Before its first word the worker may still be on its way here.
 */
export function watchWorker(ask: () => void, time: RealTime, onStuck: () => void): WorkerWatch {
  const state = { unanswered: 0, hasReplied: false, isOpen: false, cancel: () => undefined as void };
  const look = () => {
    if (state.unanswered >= (state.isOpen ? STUCK_PINGS_MAX : OPENING_PINGS_MAX)) return onStuck();
    ask();
    if (state.hasReplied) state.unanswered += 1;
    state.cancel = time.schedule(look, WORKER_PING_MS);
  };
  state.cancel = time.schedule(look, WORKER_PING_MS);
  return {
    noteReply(isOpen) {
      state.hasReplied = true;
      state.isOpen = isOpen;
      state.unanswered = 0;
    },
    stop: () => state.cancel(),
  };
}
