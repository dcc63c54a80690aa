const CHECK_MS = 1_000;

/**
 * npm starts this process through a shell. Some shells, and a killed npm, exit without forwarding a signal,
 * and this process would run on unnoticed. If npm started it and the parent is gone, it therefore stops as on
 * SIGTERM.
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
