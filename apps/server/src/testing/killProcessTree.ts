import { signalProcessTree } from './signalProcessTree.ts';

/** Kills a process and all its descendants immediately (SIGKILL). Linux only. */
export function killProcessTree(pid: number): void {
  signalProcessTree(pid, 'SIGKILL');
}
