import { listDescendants } from './listDescendants.ts';

/** Sends a signal to a process and all its descendants. Linux only. */
export function signalProcessTree(pid: number, signal: NodeJS.Signals): void {
  for (const one of [pid, ...listDescendants(pid)]) {
    try {
      process.kill(one, signal);
    } catch {
      // It ended between the lookup and the signal.
    }
  }
}
