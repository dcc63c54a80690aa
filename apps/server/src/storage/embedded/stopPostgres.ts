import { setTimeout as pause } from 'node:timers/promises';
import { isProcessRunning } from '../../process/processIdentity.ts';
import type { ClusterLocation } from './chooseClusterLocation.ts';
import { runProgram } from './runProgram.ts';

const POLL_MS = 10;
/**
 * After this time, the server is stopped without its final checkpoint. Nothing is lost, but the next start takes
 * longer. Less than a step of the teardown may take, so that it has ended before this process does.
 */
const FAST_STOP_MS = 8_000;

/** Stops PostgreSQL: it closes open connections and writes everything to disk. Waits until it has ended. */
export async function stopPostgres(location: ClusterLocation, pid: number): Promise<void> {
  if (process.platform === 'win32') {
    await runProgram(location.binaries.pgCtl, ['stop', '-m', 'fast', '-D', location.cluster], {
      cwd: location.cluster,
    });
    return;
  }
  requestPostgresStop(pid);
  const giveUpAt = performance.now() + FAST_STOP_MS;
  while (await isProcessRunning(pid)) {
    if (performance.now() > giveUpAt) signal(pid, 'SIGQUIT');
    await pause(POLL_MS);
  }
}

/** Requests a fast shutdown, which PostgreSQL does on SIGINT. */
export function requestPostgresStop(pid: number): void {
  signal(pid, 'SIGINT');
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It is already gone.
  }
}
