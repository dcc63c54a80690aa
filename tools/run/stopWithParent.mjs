const CHECK_MS = 1_000;

/**
 * Stops this process, as on SIGTERM, when its parent is gone. npm starts this process through a shell. Some shells, and
 * a killed npm, exit without forwarding a signal, and this process would keep running unnoticed.
 */
export function stopWithParent() {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const parent = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(check);
    process.kill(process.pid, 'SIGTERM');
  }, CHECK_MS);
  check.unref();
}
