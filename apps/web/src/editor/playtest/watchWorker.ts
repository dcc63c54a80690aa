import type { RealTime } from './createPlayClock.ts';
import { WORKER_PING_MS, OPENING_PINGS_MAX, STUCK_PINGS_MAX } from './playtestLimits.ts';

export interface WorkerWatch {
  /** The worker sent a message, so it is alive. `isOpen` once the game runs in it. */
  noteReply(isOpen: boolean): void;
  stop(): void;
}

/**
 * Scripts are interrupted line by line inside the worker, but a single call of a built-in function may take
 * hours and blocks its thread. Unanswered checks are counted instead of timed, because a page or computer
 * that was asleep has sent none. Before its first message the worker may still be loading.
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
