import type { ClientClock } from '../time/ClientClock.ts';

/** Snapshots arrive 20 times a second. After this long without any message, the connection is reported as silent. */
const SILENCE_MS = 1500;
const CHECK_EVERY_MS = 250;

export interface SilenceWatcher {
  /** Call when a message arrives. */
  noteMessage(): void;
  stop(): void;
}

/**
 * Calls `onSilence` each time the connection falls silent. Timers pause while a tab sleeps, and that time must not
 * count as silence, so a late check adds at most two intervals.
 */
export function watchSilence(clock: ClientClock, onSilence: () => void): SilenceWatcher {
  const state = { silentMs: 0, checkedAt: clock.now(), isReported: false, cancel: () => {} };
  const check = (): void => {
    const now = clock.now();
    state.silentMs += Math.min(now - state.checkedAt, 2 * CHECK_EVERY_MS);
    state.checkedAt = now;
    state.cancel = clock.schedule(check, CHECK_EVERY_MS);
    if (state.isReported || state.silentMs < SILENCE_MS) return;
    state.isReported = true;
    onSilence();
  };
  state.cancel = clock.schedule(check, CHECK_EVERY_MS);
  return {
    noteMessage() {
      state.silentMs = 0;
      state.isReported = false;
    },
    stop: () => state.cancel(),
  };
}
