const CHECK_MS = 1_000;

/**
 * npm runs us through a shell. Some shells, and a killed npm, end without passing a signal on; we would
 * go on without anybody knowing. So when npm started us and our parent has gone, we end like on SIGTERM.
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
