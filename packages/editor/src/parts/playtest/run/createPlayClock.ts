import type { ClientClock } from '@playloom/game-client';

/** A clock for the playtest, which can be slowed down and paused. */
export interface PlayClock extends ClientClock {
  /** 1 is real time, 0 is paused. */
  setRate(rate: number): void;
  readonly rate: number;
  /** Adds a listener for pauses. Returns a function that removes it. */
  onHold(listener: () => void): () => void;
}

export interface TimeSource {
  now(): number;
  /** Returns a function that cancels the task. */
  schedule(task: () => void, ms: number): () => void;
}

interface Task {
  readonly at: number;
  readonly run: () => void;
}

/** The longest time that passes for the players when the page was blocked, even if it was blocked for longer. */
const STALL_MS = 500;

export function createPlayClock(real: TimeSource): PlayClock {
  const state = { rate: 1, since: real.now(), passed: 0, cancel: () => undefined as void };
  const tasks = new Set<Task>();
  const listeners = new Set<() => void>();
  const now = () => {
    const time = real.now();
    state.passed += Math.min(STALL_MS, time - state.since) * state.rate;
    state.since = time;
    return state.passed;
  };

  const wake = () => {
    const time = now();
    const due = [...tasks].filter(({ at }) => at <= time).toSorted((a, b) => a.at - b.at);
    for (const task of due) tasks.delete(task);
    plan();
    for (const { run } of due) run();
  };
  const plan = () => {
    state.cancel();
    if (tasks.size === 0 || state.rate === 0) return;
    const next = Math.min(...[...tasks].map(({ at }) => at));
    state.cancel = real.schedule(wake, Math.max(0, (next - now()) / state.rate));
  };
  return {
    now,
    get rate() {
      return state.rate;
    },
    schedule(run, ms) {
      const task = { at: now() + Math.max(0, ms), run };
      tasks.add(task);
      plan();
      return () => void tasks.delete(task);
    },
    setRate(rate) {
      if (rate === state.rate) return;
      now();
      state.rate = rate;
      plan();
      if (rate === 0) for (const notify of listeners) notify();
    },
    onHold(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
