import { listDescendants } from './listDescendants.ts';

/** Kills a process and all its descendants immediately (SIGKILL). Linux only. */
export function killProcessTree(pid: number): void {
  const all = [pid, ...listDescendants(pid)];
  for (const one of all) {
    try {
      process.kill(one, 'SIGKILL');
    } catch {
      // It ended between the lookup and the kill.
    }
  }
}
