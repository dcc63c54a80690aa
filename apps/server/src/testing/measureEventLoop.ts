interface EventLoopMeter {
  /** The longest turn since the last call. */
  readLongest(): number;
  /** CPU milliseconds of the longest turn of the event loop since the start. */
  stop(): number;
}

/**
 * Measures how long the event loop of this thread is blocked, in CPU time of the thread, so that other
 * processes on a busy machine do not count.
 */
export function measureEventLoop(): EventLoopMeter {
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
