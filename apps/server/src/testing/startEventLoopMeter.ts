interface EventLoopMeter {
  /** Returns the CPU milliseconds of the longest turn of the event loop since the last call. */
  readLongest(): number;
  /** Stops measuring. Returns the CPU milliseconds of the longest turn since the last `readLongest`. */
  stop(): number;
}

/**
 * Measures how long this thread's event loop is blocked. Uses the thread's CPU time, so that other processes on a
 * busy machine don't affect the result.
 */
export function startEventLoopMeter(): EventLoopMeter {
  const state = { longest: 0, last: readThreadMs(), isOver: false };
  const turn = () => {
    const now = readThreadMs();
    state.longest = Math.max(state.longest, now - state.last);
    state.last = now;
    if (!state.isOver) setImmediate(turn);
  };
  setImmediate(turn);
  return {
    readLongest() {
      const { longest } = state;
      state.longest = 0;
      return longest;
    },
    stop() {
      state.isOver = true;
      return state.longest;
    },
  };
}

function readThreadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
