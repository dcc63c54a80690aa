import type { TimeSource } from './createPlayClock.ts';
import { WORKER_PING_MS, OPENING_PINGS_MAX, STUCK_PINGS_MAX } from './playtestLimits.ts';

export interface WorkerWatcher {
  /** Call this when the worker has sent a message. `isOpen` says whether the game is already running. */
  noteReply(isOpen: boolean): void;
  stop(): void;
}

/**
 * Calls `onStuck` when the worker stops responding. The worker can interrupt scripts between lines, but a
 * single call of a built-in function may block it for hours. Unanswered pings are counted instead of
 * measuring the time, because a page that was asleep has sent none. Pings don't count before the worker's
 * first message, because it may still be loading.
 */
export function watchWorker(ask: () => void, time: TimeSource, onStuck: () => void): WorkerWatcher {
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
