/** Resolves after a while, for which no process goes on running. Tests move the timers of the process. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}
