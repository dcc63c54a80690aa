const HEARTBEAT_MS = 5_000;

/**
 * Shows what is running and, every few seconds, that it still is. Returns a function that marks it as done.
 */
export function showProgress(what) {
  const start = performance.now();
  const seconds = () => ((performance.now() - start) / 1000).toFixed(0);
  process.stdout.write(`${what} …\n`);
  const heartbeat = setInterval(() => process.stdout.write(`  … ${seconds()} s\n`), HEARTBEAT_MS);
  heartbeat.unref();
  return () => {
    clearInterval(heartbeat);
    process.stdout.write(`  done in ${seconds()} s\n`);
  };
}
